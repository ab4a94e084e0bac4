import {
  formatShardAddress,
  type FoundPost,
  type SearchManifest,
  type ShardList,
  type TermShard,
} from '../../../client/islands/blog-search/search-index.ts'
import { hashContent } from '../../shared/hash-content.ts'
import { oncePer } from '../../shared/once-per.ts'
import { collectPostings, type Postings, type SearchedPost } from './collect-postings.ts'
import { collectPrefixes } from './collect-prefixes.ts'
import { type EarlierSearch, updatePostings } from './update-postings.ts'

export type Search = ReturnType<typeof buildSearch>

/** Posts per shard. Small, because the best results of a query are often spread over many shards. */
const postsInShard = 25

/** Builds the search index of the posts, newest first; the same bytes whether or not an earlier index is reused. */
export function buildSearch(posts: readonly SearchedPost[], earlier?: EarlierSearch) {
  const oldestFirst = posts.toReversed()
  const updated = earlier && updatePostings(oldestFirst, earlier)
  const terms = updated?.terms ?? collectPostings(oldestFirst)
  const sorted = [...terms.keys()].toSorted()
  const shards = buildTermShards(sorted, terms)
  const prefixes = collectPrefixes({ sorted, terms, known: updated?.prefixes ?? new Map() }, shards.list)
  const prefixShards = buildTermShards([...prefixes.keys()].toSorted(), prefixes)
  const postShards = buildPostShards(oldestFirst)
  const manifest: SearchManifest = {
    postsInShard,
    posts: postShards.map(({ hash }) => hash),
    terms: shards.list,
    prefixes: prefixShards.list,
  }
  const content = JSON.stringify(manifest)
  const path = `assets/search-${hashContent(content)}.json`
  return {
    /** Root-relative address of the manifest. */
    index: `/${path}`,
    outputs: [
      ...shards.outputs,
      ...prefixShards.outputs,
      ...postShards.map(({ output }) => output),
      { path, version: path, content },
    ],
    /** For the next run. */
    state: {
      posts: oldestFirst.map((post) => ({ path: post.path, version: post.version })),
      terms,
      prefixes,
    },
  }
}

/** The post data shown in results. */
function buildPostShards(posts: readonly SearchedPost[]) {
  const count = Math.ceil(posts.length / postsInShard)
  return Array.from({ length: count }, (_, shard) => {
    const own = posts.slice(shard * postsInShard, (shard + 1) * postsInShard)
    return formatShard('posts', `[${own.map(formatPost).join(',')}]`)
  })
}

const formatPost = oncePer(({ path, title, excerpt, language, category, date, unpublished }: SearchedPost): string => {
  const found: FoundPost = { href: path, title, excerpt, language, category, date, unpublished }
  return JSON.stringify(found)
})

/** Characters per shard; a little more if its last term has long postings. */
const shardSize = 16_384

/** Splits the sorted terms into shards. */
function buildTermShards(sorted: readonly string[], postings: Postings) {
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
  const files = shards.map((shard) => {
    const joined: TermShard = { terms: shard.terms.join(' '), postings: shard.postings.join(' ') }
    return formatShard('terms', JSON.stringify(joined))
  })
  const list: ShardList = { firsts: shards.map(({ terms }) => terms[0] ?? ''), hashes: files.map(({ hash }) => hash) }
  return { list, outputs: files.map(({ output }) => output) }
}

/** A shard as a file, named after the hash of its content. */
function formatShard(kind: 'posts' | 'terms', content: string) {
  const hash = hashContent(content)
  const path = formatShardAddress(kind, hash).slice(1)
  return { hash, output: { path, version: path, content } }
}
