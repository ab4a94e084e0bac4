/** What is remembered of earlier states of posts, services, cities and pages. Tests give a plain list. */
export interface History {
  /** Every change, oldest first; empty where nothing is remembered. */
  list(): Promise<readonly PageChange[]>
  /** Whether only the last part of the history is here, as in a shallow clone: what was before is not known. */
  isCut(): Promise<boolean>
  /** Texts by version; what cannot be read is left out. */
  read(versions: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** One file at one moment. */
export interface PageChange {
  /** The day in the site's zone. */
  readonly day: string
  readonly address: string
  /** What the file then said, by a name that `read` understands; absent if it was deleted. */
  readonly version?: string | undefined
  /** The address that its page got instead. */
  readonly renamedTo?: string | undefined
}

/** A page as it is now. */
export interface PresentPage {
  readonly address: string
  /** Git's name for the text, by SHA-1. */
  readonly hash: string
  readonly text: string
}
