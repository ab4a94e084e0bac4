import { decodePostings, postOf, rankOf } from './postings.ts'
import {
  findShards,
  formatShardAddress,
  type FoundPost,
  type SearchManifest,
  type ShardList,
  shardsOfWord,
  type TermShard,
} from './search-index.ts'
import { listQueryWords } from './words.ts'

/** Fetches a file of the index. */
export type ReadJson = (address: string) => Promise<unknown>

export interface SearchOptions {
  /** Address of the manifest. */
  readonly index: string
  readonly read: ReadJson
  /** How many posts are wanted. */
  readonly limit: number
}

export interface SearchResult {
  /** How many posts were found in all. */
  readonly count: number
  /** The best of them, best first; newest first among equals. */
  readonly posts: readonly FoundPost[]
  /** What the query was taken for. */
  readonly words: readonly string[]
}

/** Finds the posts in which every word of the query begins some word. Rejects where the index cannot be read. */
export async function searchPosts(query: string, { index, read, limit }: SearchOptions): Promise<SearchResult> {
  const words = listQueryWords(query)
  if (words.length === 0) return { count: 0, posts: [], words }
  const manifest = (await read(index)) as SearchManifest
  const ranked = sortByScore(await Promise.all(words.map((word) => findPostings(word, manifest, read))))
  const posts = await Promise.all(ranked.slice(0, limit).map((post) => readPost(post, manifest, read)))
  return { count: ranked.length, posts, words }
}

/** The best rank that a word has in each post. */
async function findPostings(
  word: string,
  { terms, prefixes }: SearchManifest,
  read: ReadJson,
): Promise<ReadonlyMap<number, number>> {
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

/** The posts that have every word, best first. Of equals the newer one, which has the higher number, comes first. */
function sortByScore([first, ...others]: readonly ReadonlyMap<number, number>[]): readonly number[] {
  const scores = new Map<number, number>()
  for (const [post, rank] of first ?? []) {
    const ranks = [rank, ...others.map((ranksOfWord) => ranksOfWord.get(post))]
    if (ranks.includes(undefined)) continue
    scores.set(
      post,
      ranks.reduce<number>((sum, value) => sum + weigh(value ?? 0), 0),
    )
  }
  return [...scores].toSorted(([a, scoreA], [b, scoreB]) => scoreB - scoreA || b - a).map(([post]) => post)
}

/** Each place counts twice the one before; a whole word a little more than the beginning of one. */
function weigh(rank: number): number {
  return 2 ** (Math.floor(rank / 2) + 1) + (rank % 2)
}

async function readPost(post: number, { posts, postsInShard }: SearchManifest, read: ReadJson): Promise<FoundPost> {
  const shard = posts[Math.floor(post / postsInShard)] ?? ''
  const found = ((await read(formatShardAddress('posts', shard))) as readonly FoundPost[])[post % postsInShard]
  if (!found) throw new Error(`the index has no post ${post}`)
  return found
}

/** Reads each file once; one that failed is tried again. */
export function rememberReads(read: ReadJson): ReadJson {
  const known = new Map<string, Promise<unknown>>()
  return (address) => {
    const reading = known.get(address) ?? read(address)
    known.set(address, reading)
    reading.catch(() => known.delete(address))
    return reading
  }
}
