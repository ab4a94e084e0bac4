import type { ReactNode } from 'react'
import type { PageOf } from '../page-props.ts'

/** Something of the design, shown. */
export interface Specimen {
  /** For what is no component; a component is called as the first of its files. */
  readonly name?: string
  /** Where what it shows comes from, as paths from the project's root. */
  readonly files: readonly string[]
  readonly note?: ReactNode
  /** Where it is: beside its name, below it, or below it over the whole width of the window, as a section does. */
  readonly place?: 'beside' | 'below' | 'bleed'
  readonly content: ReactNode
}

/** Specimens that belong together. */
export interface SpecimenGroup {
  readonly id: string
  readonly heading: string
  readonly text: string
  readonly specimens: readonly Specimen[]
}

/** Makes a group of the site's own content. */
export type MakeGroup = (page: PageOf<'styleguide'>) => SpecimenGroup

/** What a specimen is called. */
export function nameSpecimen({ name, files: [first = ''] }: Specimen): string {
  return name ?? first.replace(/^.*\//, '').replace(/\.\w+$/, '')
}

/** Stands in the address: `/styleguide#guide-button`. */
export function identifySpecimen(specimen: Specimen): string {
  return `guide-${nameSpecimen(specimen)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')}`
}
