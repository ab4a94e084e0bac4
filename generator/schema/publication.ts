export interface PublicationOptions {
  /** The day of the build, `YYYY-MM-DD` in the site's zone. */
  readonly today: string
  /** What is not public yet is part of the site while it is being written. */
  readonly audience: 'public' | 'authors'
}

/** What an entry says of its publication; only posts have a day. */
export interface Publication {
  readonly draft?: boolean | undefined
  readonly date?: string | undefined
}

/** Why an entry is not public on a day, or `undefined` where it is. */
export function unpublishedState({ draft, date }: Publication, today: string): 'draft' | 'scheduled' | undefined {
  if (draft) return 'draft'
  return date !== undefined && date > today ? 'scheduled' : undefined
}

/** Whether an entry is part of the site that is being made. */
export function isShown(entry: Publication, { today, audience }: PublicationOptions): boolean {
  return audience === 'authors' || unpublishedState(entry, today) === undefined
}
