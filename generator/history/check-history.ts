import { files } from '../content/collections.ts'
import { paths, postPath } from '../content/paths.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceLocations, Sources } from '../load/load-sources.ts'
import type { Entries } from '../validate/entry.ts'
import { findGonePosts, type GonePost } from './find-gone-posts.ts'
import type { History } from './history.ts'

interface Present {
  /** The day of the run, `YYYY-MM-DD`. */
  readonly today: string
  readonly sources: Sources
  readonly entries: Entries
  readonly locations: SourceLocations
}

/** Warns of posts that were public, are gone, and are not redirected; each hint has the lines to add. */
export async function checkHistory(
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
