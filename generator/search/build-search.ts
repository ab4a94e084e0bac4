import { packPosting } from '../../client/islands/blog-search/postings.ts'
import {
  formatShardAddress,
  type FoundPost,
  type SearchManifest,
} from '../../client/islands/blog-search/search-index.ts'
import { hashContent } from '../assets/hash.ts'
import type { Post } from '../model/site.ts'
import type { OutputFile } from '../output/output-file.ts'
import { buildTermShards, collectPrefixes, type Postings } from './build-term-shards.ts'
import { collectWords, type SearchedTexts } from './collect-words.ts'

export type SearchedPost = SearchedTexts & Pick<Post, 'path' | 'date' | 'unpublished'>

export interface Search {
  /** Root-relative address of the manifest. */
  readonly index: string
  readonly outputs: readonly OutputFile[]
}

/** Posts in a shard: the best results of a query are often spread over many. */
const postsInShard = 25

/** Makes the search index of the posts, newest first. Pure: the same posts, the same bytes. */
export function buildSearch(posts: readonly SearchedPost[]): Search {
  const oldestFirst = posts.toReversed()
  const postings = collectPostings(oldestFirst)
  const terms = buildTermShards(postings)
  const prefixes = buildTermShards(collectPrefixes(postings, terms.list))
  const shards = buildPostShards(oldestFirst)
  const manifest: SearchManifest = {
    postsInShard,
    posts: shards.map(({ hash }) => hash),
    terms: terms.list,
    prefixes: prefixes.list,
  }
  const content = JSON.stringify(manifest)
  const path = `assets/search-${hashContent(content)}.json`
  const outputs = [...terms.outputs, ...prefixes.outputs, ...shards.map(({ output }) => output), { path, content }]
  return { index: `/${path}`, outputs }
}

function collectPostings(posts: readonly SearchedPost[]): Postings {
  const postings = new Map<string, number[]>()
  for (const [number, post] of posts.entries()) {
    for (const [word, rank] of collectWords(post)) {
      const known = postings.get(word)
      if (known) known.push(packPosting(number, rank))
      else postings.set(word, [packPosting(number, rank)])
    }
  }
  return postings
}

function buildPostShards(posts: readonly SearchedPost[]): { hash: string; output: OutputFile }[] {
  const count = Math.ceil(posts.length / postsInShard)
  return Array.from({ length: count }, (_, shard) => {
    const content = JSON.stringify(posts.slice(shard * postsInShard, (shard + 1) * postsInShard).map(describePost))
    const hash = hashContent(content)
    return { hash, output: { path: formatShardAddress('posts', hash).slice(1), content } }
  })
}

function describePost({ path, title, excerpt, category, date, unpublished }: SearchedPost): FoundPost {
  return { href: path, title, excerpt, category, date, unpublished }
}
