import {
  formatShardAddress,
  type FoundPost,
  type ShardList,
  type TermShard,
} from '../../../client/islands/blog-search/search-index.ts'
import { hashContent } from '../../assets/hash.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import type { Postings } from './collect-postings.ts'

/** Characters of a shard, a little more where the postings of its last term are long. */
const shardSize = 16_384

/** Cuts the sorted terms into shards. */
export function buildTermShards(
  sorted: readonly string[],
  postings: Postings,
): { readonly list: ShardList; readonly outputs: readonly OutputFile[] } {
  const shards: { terms: string[]; postings: string[] }[] = []
  let size = shardSize
  for (const term of sorted) {
    const encoded = postings.get(term) ?? ''
    if (size >= shardSize) {
      shards.push({ terms: [], postings: [] })
      size = 0
    }
    shards.at(-1)?.terms.push(term)
    shards.at(-1)?.postings.push(encoded)
    size += term.length + encoded.length + 2
  }
  const files = shards.map((shard) =>
    formatShard('terms', { terms: shard.terms.join(' '), postings: shard.postings.join(' ') }),
  )
  return {
    list: { firsts: shards.map(({ terms }) => terms[0] ?? ''), hashes: files.map(({ hash }) => hash) },
    outputs: files.map(({ output }) => output),
  }
}

export interface BuiltShard {
  /** Of its content. */
  readonly hash: string
  readonly output: OutputFile
}

/** A part of the index as a file that is named after its content. */
export function formatShard(kind: 'posts' | 'terms', shard: TermShard | readonly FoundPost[]): BuiltShard {
  const content = JSON.stringify(shard)
  const hash = hashContent(content)
  const path = formatShardAddress(kind, hash).slice(1)
  return { hash, output: { path, version: path, content } }
}
