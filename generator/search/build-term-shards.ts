import { encodePostings, packPosting, postOf, rankOf } from '../../client/islands/blog-search/postings.ts'
import {
  findShards,
  formatShardAddress,
  type ShardList,
  shardsOfWord,
  type TermShard,
} from '../../client/islands/blog-search/search-index.ts'
import { hashContent } from '../assets/hash.ts'
import type { OutputFile } from '../output/output-file.ts'

/** The postings of each term, in the order of their posts. */
export type Postings = ReadonlyMap<string, readonly number[]>

export interface TermShards {
  readonly list: ShardList
  readonly outputs: readonly OutputFile[]
}

/** Characters of a shard, a little more where the postings of its last term are long. */
const shardSize = 16_384

/** Cuts the sorted terms into shards. */
export function buildTermShards(postings: Postings): TermShards {
  const shards: { terms: string[]; postings: string[] }[] = []
  let size = shardSize
  for (const term of [...postings.keys()].toSorted()) {
    const encoded = encodePostings(postings.get(term) ?? [])
    if (size >= shardSize) {
      shards.push({ terms: [], postings: [] })
      size = 0
    }
    shards.at(-1)?.terms.push(term)
    shards.at(-1)?.postings.push(encoded)
    size += term.length + encoded.length + 2
  }
  const files = shards.map((shard) => formatShard({ terms: shard.terms.join(' '), postings: shard.postings.join(' ') }))
  return {
    list: { firsts: shards.map(({ terms }) => terms[0] ?? ''), hashes: files.map(({ hash }) => hash) },
    outputs: files.map(({ output }) => output),
  }
}

function formatShard(shard: TermShard): { hash: string; output: OutputFile } {
  const content = JSON.stringify(shard)
  const hash = hashContent(content)
  return { hash, output: { path: formatShardAddress('terms', hash).slice(1), content } }
}

/**
 * The postings of every beginning whose words lie in more shards than a query may fetch: `c` and `co`, where
 * there are thousands of posts. Few sites have any.
 */
export function collectPrefixes(postings: Postings, terms: ShardList): Postings {
  const prefixes = new Map<string, readonly number[]>()
  const sorted = [...postings.keys()].toSorted()
  for (let length = 1; ; length += 1) {
    const groups = groupByPrefix(sorted, length)
    const wide = [...groups].filter(([prefix]) => findShards(terms, prefix).length > shardsOfWord)
    if (wide.length === 0) return prefixes
    for (const [prefix, group] of wide) prefixes.set(prefix, mergePostings(prefix, group, postings))
  }
}

function groupByPrefix(terms: readonly string[], length: number): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const term of terms) {
    if (term.length < length) continue
    const prefix = term.slice(0, length)
    const group = groups.get(prefix)
    if (group) group.push(term)
    else groups.set(prefix, [term])
  }
  return groups
}

/** The best rank of each post, with what a query would add for a whole word. */
function mergePostings(prefix: string, terms: readonly string[], postings: Postings): readonly number[] {
  const best: number[] = []
  for (const term of terms) {
    const whole = term === prefix ? 1 : 0
    for (const posting of postings.get(term) ?? []) {
      const post = postOf(posting)
      const rank = rankOf(posting) + whole
      if (rank > (best[post] ?? -1)) best[post] = rank
    }
  }
  // `flatMap` passes over the posts that have none of the words.
  return best.flatMap((rank, post) => packPosting(post, rank))
}
