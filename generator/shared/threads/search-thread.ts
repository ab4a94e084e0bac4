import type { SearchedPost } from '../../render/search/build-search.ts'
import type { PackedSearch } from '../../render/search/packed-search.ts'
import type { SearchAnswer, SearchTask, SentPost } from './tasks.ts'
import { openThreadPool, type ThreadEntry, type ThreadPool } from './thread-pool.ts'

/** Posts below which an index is made sooner than a thread is started for it. */
const fewestPosts = 2000

/** Posts whose words are sent at a time. */
const batchSize = 128

/** A thread that makes the search index of very many new posts while pages are rendered. */
export interface SearchThread {
  /** Takes the words of a post as soon as it is read; `version` names them. */
  learn(version: string, words: string): void
  /** Makes the index, newest post first; `undefined` where that is not worth a thread. */
  make(posts: readonly SearchedPost[]): Promise<PackedSearch> | undefined
  close(): Promise<void>
}

export function openSearchThread(entry: ThreadEntry | undefined, cores: number, fewest = fewestPosts): SearchThread {
  let pool: ThreadPool<SearchTask, SearchAnswer> | undefined
  const learnt = new Set<string>()
  let waiting: (readonly [version: string, words: string])[] = []
  const ask = async (task: SearchTask) => {
    // One thread alone: it does one task after the other.
    pool ??= entry && openThreadPool<SearchTask, SearchAnswer>(entry, 1)
    if (!pool) throw new Error('there is no thread to be asked')
    return (await pool.hand(task)).result
  }
  const send = () => {
    if (waiting.length === 0) return
    const words = waiting
    waiting = []
    // Whoever asks for the index hears of a failure.
    ask({ kind: 'learn', words }).catch(() => undefined)
  }
  return {
    learn(version, words) {
      if (!entry || cores < 2) return
      learnt.add(version)
      waiting.push([version, words])
      if (learnt.size >= fewest && waiting.length >= batchSize) send()
    },
    make(posts) {
      if (learnt.size < fewest) return undefined
      send()
      const sent = posts.map((post) => describePost(post, learnt.has(post.version)))
      return ask({ kind: 'search', posts: sent }).then(expectSearch)
    },
    async close() {
      await pool?.close()
    },
  }
}

/** With its words, where nobody has sent them yet. */
function describePost(post: SearchedPost, isKnown: boolean): SentPost {
  // By name, since a `LazyPost` has them as getters, which are not spread.
  const { path, version, title, excerpt, category, date, unpublished } = post
  const shown = { path, version, title, excerpt, category, date, unpublished }
  return isKnown ? shown : { ...shown, words: post.readWords() }
}

function expectSearch(answer: SearchAnswer): PackedSearch {
  if ('search' in answer) return answer.search
  throw new Error('a thread was asked for the search index, and has answered something else')
}
