import type { ReactNode } from 'react'
import type { PageOf } from '../page-props.ts'

export interface Specimen {
  /** For entries that aren't components; a component is named after its first file. */
  readonly name?: string
  /** The source files, as paths from the project's root. */
  readonly files: readonly string[]
  readonly note?: ReactNode
  /** Where the sample goes: next to its name, below it, or below it at full viewport width, as a section does. */
  readonly place?: 'beside' | 'below' | 'bleed'
  readonly content: ReactNode
}

/** Related specimens. */
export interface SpecimenGroup {
  readonly id: string
  readonly heading: string
  readonly text: string
  readonly specimens: readonly Specimen[]
}

/** Makes a group from the site's own content. */
export type MakeGroup = (page: PageOf<'styleguide'>) => SpecimenGroup

export function nameSpecimen({ name, files: [first = ''] }: Specimen): string {
  return name ?? first.replace(/^.*\//, '').replace(/\.\w+$/, '')
}

/** Used in the URL: `/styleguide#guide-button`. */
export function identifySpecimen(specimen: Specimen): string {
  return `guide-${nameSpecimen(specimen)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')}`
}
