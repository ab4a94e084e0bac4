import type { Sources } from '../../content/load/load-sources.ts'
import type { Entries } from '../../content/validate/entry.ts'

/** An entry that is to be written. */
export interface NewEntry {
  /** Under the content folder. */
  readonly path: string
  /** The text of a new file, or what a list gets at its end. */
  readonly added: string | Readonly<Record<string, unknown>>
  readonly addresses: readonly string[]
  /** What to know about it, a sentence each. */
  readonly remarks: readonly string[]
}

/** What is to be new is there already; nothing is written over it. */
export class TakenError extends Error {}

/** What the site has already, for an author who adds to it. Files with errors are there by name only. */
export interface AuthoringContext {
  readonly sources: Sources
  readonly entries: Entries
  /** The day, `YYYY-MM-DD` in the site's zone. */
  readonly today: string
}
