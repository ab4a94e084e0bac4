import type { Sources } from '../../content/load/load-sources.ts'
import type { Entries } from '../../content/validate/entry.ts'
import type { Flags } from './kinds.ts'

/** An entry to write. */
export interface NewEntry {
  /** Relative to the content folder. */
  readonly path: string
  /** The text of a new file, or the item to append to a list. */
  readonly added: string | Readonly<Record<string, unknown>>
  readonly addresses: readonly string[]
  /** Remarks for the author, a sentence each. */
  readonly remarks: readonly string[]
}

/** The entry already exists. Nothing is overwritten. */
export class TakenError extends Error {}

/** What the site already has. Files with errors are only listed by name. */
export interface AuthoringContext {
  readonly sources: Sources
  readonly entries: Entries
  /** Today, `YYYY-MM-DD` in the site's time zone. */
  readonly today: string
  readonly flags: Flags
}
