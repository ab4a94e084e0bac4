import { createHash } from 'node:crypto'
import { groupBy } from '../../shared/group-by.ts'
import { findPublicDay, measureChange } from './earlier-post.ts'
import type { History, PostChange, PresentPost } from './history.ts'

/** A post whose text is another than when it became public. */
export interface ChangedPost<Post> {
  readonly post: Post
  /** The day of its last change. */
  readonly day: string
}

/** The part of a text's words that may change, as by corrected typing errors, before readers should be told. */
const correctedPart = 0.1

/** Finds which of `posts`, all public, say something else than on the day on which they became public. */
export async function findChangedPosts<Post extends PresentPost>(
  history: History,
  posts: readonly Post[],
  today: string,
): Promise<readonly ChangedPost<Post>[]> {
  const changes = groupBy(await history.list(), ({ id }) => id)
  const edited = posts
    .map((post) => ({ post, changes: changes.get(post.id) ?? [] }))
    // Nearly all posts are as they were first remembered: nothing of them is read.
    .filter(({ changes: [first, ...later], post }) => first && (later.length > 0 || !isVersion(first.version, post)))
  if (edited.length === 0) return []
  const texts = await history.read(edited.flatMap((each) => each.changes.flatMap(({ version }) => version ?? [])))
  return edited.flatMap(({ post, changes: own }) => {
    const first = findFirstPublic(own, texts, today)
    if (first === undefined || measureChange(first, post.text) <= correctedPart) return []
    const last = own.at(-1)
    return { post, day: isVersion(last?.version, post) ? (last?.day ?? today) : today }
  })
}

/** What the file said at the end of the first day on which it was public. */
function findFirstPublic(
  changes: readonly PostChange[],
  texts: ReadonlyMap<string, string>,
  today: string,
): string | undefined {
  let firstDay: string | undefined
  let first: string | undefined
  for (const [index, { day, version = '' }] of changes.entries()) {
    const text = texts.get(version)
    firstDay ??= findPublicDay(text, day, changes[index + 1]?.day ?? today)
    if (firstDay === undefined) continue
    if (first !== undefined && day > firstDay) break
    first = text
  }
  return first
}

/** Whether git would give the text this name; in repositories of SHA-256 that has to be worked out. */
function isVersion(version: string | undefined, post: PresentPost): boolean {
  if (version?.length !== 64) return version === post.hash
  const bytes = Buffer.from(post.text)
  return createHash('sha256').update(`blob ${bytes.length}\0`).update(bytes).digest('hex') === version
}
