import type { PostFrontMatter } from './post.ts'

export interface PublicationOptions {
  /** The day of the build, `YYYY-MM-DD` in the site's zone. */
  readonly today: string
  /** What is not public yet is part of the site while it is being written. */
  readonly audience: 'public' | 'authors'
}

type Dated = Pick<PostFrontMatter, 'date' | 'draft'>

/** Why a post is not public on a day, or `undefined` where it is. */
export function unpublishedState({ draft, date }: Dated, today: string): 'draft' | 'scheduled' | undefined {
  if (draft) return 'draft'
  return date > today ? 'scheduled' : undefined
}

/** Whether a post is part of the site that is being made. */
export function isShown(post: Dated, { today, audience }: PublicationOptions): boolean {
  return audience === 'authors' || unpublishedState(post, today) === undefined
}
