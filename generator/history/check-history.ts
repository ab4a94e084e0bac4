import { files } from '../content/collections.ts'
import { paths, postPath } from '../content/paths.ts'
import { unpublishedState } from '../content/publication.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile, SourceLocations, Sources } from '../load/load-sources.ts'
import type { Entries } from '../validate/entry.ts'
import { type ChangedPost, findChangedPosts } from './find-changed-posts.ts'
import { findGonePosts, type GonePost } from './find-gone-posts.ts'
import type { History } from './history.ts'

interface Present {
  /** The day of the run, `YYYY-MM-DD`. */
  readonly today: string
  readonly sources: Sources
  readonly entries: Entries
  readonly locations: SourceLocations
}

/** Warns of what only earlier states show: posts that went without a redirect, and posts that changed without saying so. */
export async function checkHistory(history: History, present: Present): Promise<Diagnostic[]> {
  const [gone, changed] = await Promise.all([checkGonePosts(history, present), checkChangedPosts(history, present)])
  return [...gone, ...changed]
}

async function checkGonePosts(
  history: History,
  { sources, entries, locations, today }: Present,
): Promise<Diagnostic[]> {
  const { path } = files.redirects
  const there = [...sources.content.map((source) => source.path), ...sources.unreadable]
  // With mistakes in it, nobody knows yet what it redirects.
  if (!entries.files.redirects && there.includes(path)) return []
  const redirected = new Set(entries.files.redirects?.data.map(({ from }) => from))
  const present = there.flatMap((name) => /^posts\/([^/]+)\.md$/.exec(name)?.[1] ?? [])
  const gone = await findGonePosts(history, new Set(present), today)
  const file = `${locations.contentFolder}/${path}`
  return gone.filter(({ id }) => !redirected.has(postPath(id))).map((post) => explainGonePost(post, file))
}

async function checkChangedPosts(history: History, { sources, entries, today }: Present): Promise<Diagnostic[]> {
  const sourceOf = new Map(sources.content.map((source) => [source.file, source]))
  const silent = entries.collections.posts.filter(
    ({ data }) => data.updated === undefined && unpublishedState(data, today) === undefined,
  )
  const posts = silent.flatMap(({ id, file }) => {
    const source = sourceOf.get(file)
    return source ? [{ ...source, id }] : []
  })
  return (await findChangedPosts(history, posts, today)).map(explainChangedPost)
}

function explainGonePost({ id, lastDay, renamedTo }: GonePost, file: string): Diagnostic {
  const [from, to] = [postPath(id), renamedTo === undefined ? paths.blog : postPath(renamedTo)]
  const until = lastDay === undefined ? '' : ` until ${lastDay}`
  const fate = renamedTo === undefined ? 'is gone' : `is \`${to}\` now`
  return {
    severity: 'warning',
    code: 'redirects/missing',
    message: `The post \`${from}\` was public${until} and ${fate}: who follows an old link finds nothing.`,
    file,
    hint: `add these lines:\n    - from: ${from}\n      to: ${to}`,
  }
}

function explainChangedPost({ post: { file, text }, day }: ChangedPost<SourceFile>): Diagnostic {
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
