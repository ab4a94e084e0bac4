/** What is remembered of earlier states of the posts. Tests give a plain list. */
export interface History {
  /** Every change of a post, oldest first; empty where nothing is remembered. */
  list(): Promise<readonly PostChange[]>
  /** The same of each service, city and page of one's own, whose `id` is the address of its page. */
  listPages?(): Promise<readonly PostChange[]>
  /** Whether only the last part of the history is here, as in a shallow clone: what was before is not known. */
  isCut(): Promise<boolean>
  /** Texts by version; what cannot be read is left out. */
  read(versions: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** One file of a post at one moment. */
export interface PostChange {
  /** The day in the site's zone. */
  readonly day: string
  /** Name of the post, as in its address. */
  readonly id: string
  /** What the file then said, by a name that `read` understands; absent if it was deleted. */
  readonly version?: string | undefined
  /** The name that the file got instead. */
  readonly renamedTo?: string | undefined
}

/** A post as it is now. */
export interface PresentPost {
  readonly id: string
  /** Git's name for the text, by SHA-1. */
  readonly hash: string
  /** The whole file. */
  readonly text: string
}
