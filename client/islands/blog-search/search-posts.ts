import { isNear } from './is-near.ts'
import { decodePostings, postOf, rankOf } from './postings.ts'
import {
  findShards,
  formatShardAddress,
  type FoundPost,
  type SearchManifest,
  shardsOfGuess,
  type ShardList,
  shardsOfWord,
  type TermShard,
} from './search-index.ts'
import { isWordless, listQueryWords, splitWords, writtenWord } from './words.ts'

/** Fetches a file of the index. */
export type ReadJson = (address: string) => Promise<unknown>

interface SearchOptions {
  /** URL of the manifest. */
  readonly index: string
  readonly read: ReadJson
  /** Maximum number of posts to return. */
  readonly limit: number
}

export interface SearchResult {
  /** Total number of posts found. */
  readonly count: number
  /** The best matches first; newest first if equal. */
  readonly posts: readonly FoundPost[]
  /** The words that were searched for. */
  readonly words: readonly string[]
  /** The query, with words that no post contains replaced by similar ones, if there are any. */
  readonly corrected?: string | undefined
}

/**
 * Finds the posts in which every query word is the start of some word. A query word without matches may be misspelled and stands
 * for a similar one. Rejects if the index can't be read.
 */
export async function searchPosts(query: string, { index, read, limit }: SearchOptions): Promise<SearchResult> {
  const typed = listQueryWords(query)
  if (typed.length === 0) return { count: 0, posts: [], words: typed }
  const manifest = (await read(index)) as SearchManifest
  const found = await Promise.all(typed.map((word) => findWord(word, manifest, read)))
  const words = found.map(({ word }) => word)
  const ranked = sortByScore(found)
  const posts = await Promise.all(ranked.slice(0, limit).map((post) => readPost(post, manifest, read)))
  // As typed, except for misspelled words.
  const corrected = query.replaceAll(writtenWord, (written) => {
    const at = typed.indexOf(listQueryWords(written).join())
    const isFound = words[at] !== typed[at] && ranked.some((post) => found[at]?.postings.has(post))
    return isFound ? spell(words[at] ?? written, posts) : written
  })
  const isCorrected = ranked.length > 0 && corrected !== query
  return { count: ranked.length, posts, words, corrected: isCorrected ? corrected : undefined }
}

/** A folded word, such as `lazienki`, as a found post has it, if its title or excerpt does: `łazienki`. */
function spell(word: string, posts: readonly FoundPost[]): string {
  const written = posts.flatMap(({ title, excerpt }) => `${title} ${excerpt}`.match(writtenWord) ?? [])
  return written.find((one) => splitWords(one).includes(word))?.toLowerCase() ?? word
}

type Postings = ReadonlyMap<number, number>

interface FoundWord {
  readonly word: string
  readonly postings: Postings
}

async function findWord(word: string, manifest: SearchManifest, read: ReadJson): Promise<FoundWord> {
  const postings = await findPostings(word, manifest, read)
  // Shorter words have too many similar ones, and a number means no other. The first two letters are assumed right, so that only a
  // few shards qualify.
  if (postings.size > 0 || word.length < 4 || /\d/.test(word)) return { word, postings }
  const shards = findShards(manifest.terms, word.slice(0, 2)).slice(0, shardsOfGuess)
  const [near] = (await readTerms(manifest.terms, shards, read)).find(([term]) => isNear(term, word)) ?? []
  return near === undefined ? { word, postings } : { word: near, postings: await findPostings(near, manifest, read) }
}

/** A word's best rank in each post. */
async function findPostings(word: string, { terms, prefixes }: SearchManifest, read: ReadJson): Promise<Postings> {
  const shards = findShards(terms, word)
  const isWide = shards.length > shardsOfWord
  const found = isWide
    ? await readTerms(prefixes, findShards(prefixes, word).slice(0, 1), read)
    : await readTerms(terms, shards, read)
  const best = new Map<number, number>()
  for (const [term, postings] of found) {
    if (isWide ? term !== word : !term.startsWith(word)) continue
    const whole = !isWide && term === word ? 1 : 0
    for (const posting of decodePostings(postings)) {
      const post = postOf(posting)
      best.set(post, Math.max(best.get(post) ?? 0, rankOf(posting) + whole))
    }
  }
  return best
}

/** The terms in some shards of a list, each with its encoded postings. */
async function readTerms(
  { hashes }: ShardList,
  shards: readonly number[],
  read: ReadJson,
): Promise<readonly (readonly [term: string, postings: string])[]> {
  const addresses = shards.map((shard) => formatShardAddress('terms', hashes[shard] ?? ''))
  const files = await Promise.all(addresses.map((address) => read(address) as Promise<TermShard>))
  return files.flatMap(({ terms, postings }) => {
    const encoded = postings.split(' ')
    return terms.split(' ').map((term, index) => [term, encoded[index] ?? ''] as const)
  })
}

/**
 * The posts that have every word, best first. If equal, the newer one, which has the higher number, comes first. If none has
 * every word, as with a whole question, those that have the most: more than half of them, and at least three. In Chinese and
 * Japanese, parts of words would match other words.
 */
function sortByScore(words: readonly FoundWord[]): readonly number[] {
  const found = new Map<number, { readonly score: number; readonly count: number }>()
  for (const [post, rank] of words.flatMap(({ postings }) => [...postings])) {
    const { score, count } = found.get(post) ?? { score: 0, count: 0 }
    found.set(post, { score: score + weigh(rank), count: count + 1 })
  }
  const needsAll = words.some(({ word }) => isWordless(word))
  let most = needsAll ? words.length : Math.max(Math.floor(words.length / 2) + 1, Math.min(words.length, 3))
  for (const { count } of found.values()) most = Math.max(most, count)
  return [...found]
    .filter(([, { count }]) => count === most)
    .toSorted(([a, one], [b, other]) => other.score - one.score || b - a)
    .map(([post]) => post)
}

/** Each place counts twice as much as the one before; a whole word slightly more than a prefix. */
function weigh(rank: number): number {
  return 2 ** (Math.floor(rank / 2) + 1) + (rank % 2)
}

async function readPost(post: number, { posts, postsInShard }: SearchManifest, read: ReadJson): Promise<FoundPost> {
  const shard = posts[Math.floor(post / postsInShard)] ?? ''
  const found = ((await read(formatShardAddress('posts', shard))) as readonly FoundPost[])[post % postsInShard]
  if (!found) throw new Error(`the index has no post ${post}`)
  return found
}

/** Fetches each file once; failed reads are retried. */
export function rememberReads(read: ReadJson): ReadJson {
  const known = new Map<string, Promise<unknown>>()
  return (address) => {
    const reading = known.get(address) ?? read(address)
    known.set(address, reading)
    reading.catch(() => known.delete(address))
    return reading
  }
}
