import { buildSearch } from '../../render/search/build-search.ts'
import { packSearch } from '../../render/search/packed-search.ts'
import { unpackWords } from '../../content/reading/pack-reading.ts'
import type { SearchAnswer, SearchTask } from './tasks.ts'

const known = new Map<string, string>()

/** What the thread of `openSearchThread` does. */
export function answerSearchTask(task: SearchTask): SearchAnswer {
  if (task.kind === 'search') {
    const posts = task.posts.map(({ words, ...post }) => ({
      ...post,
      readWords: () => words ?? findWords(post.version),
    }))
    return { search: packSearch(buildSearch(posts)) }
  }
  for (const [version, words] of task.words) known.set(version, words)
  return { learnt: true }
}

function findWords(version: string): readonly string[] {
  const words = known.get(version)
  if (words === undefined) throw new Error(`nobody has sent the words of ${version}`)
  return unpackWords(words)
}
