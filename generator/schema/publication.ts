export interface PublicationOptions {
  /** The day of the build, `YYYY-MM-DD`, in the site's time zone. */
  readonly today: string
  /** Authors also see unpublished entries. */
  readonly audience: 'public' | 'authors'
}

/** Publication data of an entry. Only posts have a date. */
export interface Publication {
  readonly draft?: boolean | undefined
  readonly date?: string | undefined
}

/** Why an entry isn't public on a day, or `undefined` if it is. */
export function unpublishedState({ draft, date }: Publication, today: string): 'draft' | 'scheduled' | undefined {
  if (draft) return 'draft'
  return date !== undefined && date > today ? 'scheduled' : undefined
}

/** Whether an entry is included in this build. */
export function isShown(entry: Publication, { today, audience }: PublicationOptions): boolean {
  return audience === 'authors' || unpublishedState(entry, today) === undefined
}
