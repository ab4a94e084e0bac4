import type { CollectionName } from '../../../schema/collections.ts'

/** A file that is to be. */
export interface NewFile {
  readonly collection: CollectionName
  readonly id: string
  readonly text: string
  /** `/blog/a-title` */
  readonly address: string
  /** What to know of it, a sentence each. */
  readonly remarks: readonly string[]
}

/** An item that is to be at the end of a list. */
export interface NewItem {
  /** Under the content folder. */
  readonly path: 'faq.yaml' | 'testimonials.yaml'
  readonly item: Readonly<Record<string, unknown>>
  readonly addresses: readonly string[]
  readonly remarks: readonly string[]
}
