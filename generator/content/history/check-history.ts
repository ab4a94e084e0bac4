import { files } from '../../schema/collections.ts'
import { paths, postPath } from '../../schema/paths.ts'
import { unpublishedState } from '../../schema/publication.ts'
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import type { SourceFile, SourceLocations, Sources } from '../load/load-sources.ts'
import type { Entries, PostDays } from '../validate/entry.ts'
import { findChangedPosts } from './find-changed-posts.ts'
import { findGonePosts, type GonePost } from './find-gone-posts.ts'
import type { History, PresentPost } from './history.ts'

/** What the past is compared with. */
export interface PresentEntries {
  readonly files: Pick<Entries['files'], 'redirects'>
  readonly collections: { readonly posts: readonly PostDays[] }
}

interface Present {
  /** The day of the run, `YYYY-MM-DD`. */
  readonly today: string
  readonly sources: Sources
  readonly entries: PresentEntries
  readonly locations: SourceLocations
}

/** What earlier states have to say. */
interface Past {
  readonly diagnostics: readonly Diagnostic[]
  /** A sentence where they are not all there. */
  readonly notes: readonly string[]
}

export const noPast: Past = { diagnostics: [], notes: [] }

const cutNote =
  'Posts that are gone or were rewritten are not looked for: this is a shallow clone, without what git remembers. ' +
  '(`git fetch --unshallow` brings it; for actions/checkout, `fetch-depth: 0`.)'

/** Warns of what only earlier states show: posts that went without a redirect, and posts that changed without saying so. */
export async function checkHistory(history: History, present: Present): Promise<Past> {
  const [isCut, changes] = await Promise.all([history.isCut(), history.list()])
  const notes = isCut ? [cutNote] : []
  // Nothing is remembered of any post: this is no repository, or all of it is new.
  if (changes.length === 0) return { diagnostics: [], notes }
  const [gone, changed] = await Promise.all([checkGonePosts(history, present), checkChangedPosts(history, present)])
  return { diagnostics: [...gone, ...changed], notes }
}

async function checkGonePosts(
  history: History,
  { sources, entries, locations, today }: Present,
): Promise<Diagnostic[]> {
  const { path } = files.redirects
  const there = [...sources.content, ...sources.unreadable.map((unread) => ({ path: unread, text: '', hash: '' }))]
  // With mistakes in it, nobody knows yet what it redirects.
  if (!entries.files.redirects && there.some((source) => source.path === path)) return []
  const redirected = new Set(entries.files.redirects?.data.map(({ from }) => from))
  const posts = there.flatMap((source) => {
    const id = /^posts\/([^/]+)\.md$/.exec(source.path)?.[1]
    return id === undefined ? [] : [presentPost(id, source)]
  })
  const gone = await findGonePosts(history, posts, today)
  const visible = new Set(listPublic(entries, today).map(({ id }) => id))
  const file = `${locations.contentFolder}/${path}`
  return gone
    .filter(({ id }) => !redirected.has(postPath(id)))
    .map((post) => explainGonePost(post, { file, isVisible: visible.has(post.renamedTo ?? '') }))
}

function listPublic({ collections }: PresentEntries, today: string) {
  return collections.posts.filter(({ data }) => unpublishedState(data, today) === undefined)
}

async function checkChangedPosts(history: History, { sources, entries, today }: Present): Promise<Diagnostic[]> {
  const sourceOf = new Map(sources.content.map((source) => [source.file, source]))
  const silent = listPublic(entries, today).filter(({ data }) => data.updated === undefined)
  const posts = silent.flatMap(({ id, file }) => {
    const source = sourceOf.get(file)
    return source ? [presentPost(id, source)] : []
  })
  const fileOf = new Map(silent.map(({ id, file }) => [id, file]))
  return (await findChangedPosts(history, posts, today)).map(({ post, day }) =>
    explainChangedPost({ file: fileOf.get(post.id) ?? '', text: post.text, day }),
  )
}

/** The text is read where it is asked for, which is seldom: the name of most says that they are as they were. */
function presentPost(id: string, source: Pick<SourceFile, 'hash' | 'text'>): PresentPost {
  return {
    id,
    hash: source.hash,
    get text() {
      return source.text
    },
  }
}

interface Fate {
  /** Where redirects are written. */
  readonly file: string
  /** Whether the post that has its text now can be read by everybody. */
  readonly isVisible: boolean
}

function explainGonePost({ id, lastDay, renamedTo }: GonePost, { file, isVisible }: Fate): Diagnostic {
  const [from, to] = [postPath(id), renamedTo !== undefined && isVisible ? postPath(renamedTo) : paths.blog]
  const until = lastDay === undefined ? '' : ` until ${lastDay}`
  const fate =
    renamedTo === undefined ? 'is gone' : `is \`${postPath(renamedTo)}\` now${isVisible ? '' : ', which is not public'}`
  return {
    severity: 'warning',
    code: 'redirects/missing',
    message: `The post \`${from}\` was public${until} and ${fate}: who follows an old link finds nothing.`,
    file,
    hint: `add these lines:\n    - from: ${from}\n      to: ${to}`,
  }
}

function explainChangedPost({
  file,
  text,
  day,
}: {
  readonly file: string
  readonly text: string
  readonly day: string
}): Diagnostic {
  const line = text.split('\n').findIndex((content) => content.startsWith('date:'))
  return {
    severity: 'warning',
    code: 'content/missing-updated',
    message: 'This post says something else than when it became public, and does not tell its readers since when.',
    file,
    place: { line: line + 1, column: 1 },
    hint: `add this line below:\n    updated: ${day}`,
  }
}
