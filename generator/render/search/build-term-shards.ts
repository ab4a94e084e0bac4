import { formatShardAddress, type ShardList, type TermShard } from '../../../client/islands/blog-search/search-index.ts'
import { hashContent } from '../../assets/hash.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import type { Postings } from './search-state.ts'

interface TermShards {
  readonly list: ShardList
  readonly outputs: readonly OutputFile[]
}

/** Characters of a shard, a little more where the postings of its last term are long. */
const shardSize = 16_384

/** Cuts the sorted terms into shards. */
export function buildTermShards(sorted: readonly string[], postings: Postings): TermShards {
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
  const files = shards.map((shard) => formatShard({ terms: shard.terms.join(' '), postings: shard.postings.join(' ') }))
  return {
    list: { firsts: shards.map(({ terms }) => terms[0] ?? ''), hashes: files.map(({ hash }) => hash) },
    outputs: files.map(({ output }) => output),
  }
}

function formatShard(shard: TermShard): { hash: string; output: OutputFile } {
  const content = JSON.stringify(shard)
  const hash = hashContent(content)
  const path = formatShardAddress('terms', hash).slice(1)
  return { hash, output: { path, version: path, content } }
}
