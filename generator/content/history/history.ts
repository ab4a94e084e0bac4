import type { SourceFile } from '../load/source-file.ts'

/** Earlier versions of posts, services, cities and pages. Tests pass a plain list. */
export interface History {
  /** Every change, oldest first. Empty without a history. */
  list(): Promise<readonly PageChange[]>
  /** Why history is missing: only the latest commits were fetched, or git failed. */
  findGap(): Promise<'shallow' | 'failed' | undefined>
  /** Texts by version. Unreadable ones are left out. */
  read(versions: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** One change to one file. */
export interface PageChange {
  /** The day in the site's time zone. */
  readonly day: string
  readonly address: string
  /** The id of the file's text for `read`. Absent if the file was deleted. */
  readonly version?: string | undefined
  /** The page's new URL path. */
  readonly renamedTo?: string | undefined
}

export interface PresentPage {
  readonly address: string
  readonly source: Pick<SourceFile, 'hash' | 'text'>
}
