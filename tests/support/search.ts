import type { Search } from '../../generator/render/search/build-search.ts'
import type { SearchedPost } from '../../generator/render/search/collect-postings.ts'
import { collectWords, type SearchedTexts } from '../../generator/content/reading/collect-words.ts'
import { type ReadJson, searchPosts } from '../../client/islands/blog-search/search-posts.ts'

export interface TestPost extends SearchedPost, SearchedTexts {}

/** A post with defaults for everything that a test doesn't care about. */
export function createPost(id: string, texts: Partial<TestPost> = {}): TestPost {
  const post = {
    path: `/blog/${id}`,
    title: 'Untitled',
    excerpt: 'None',
    category: 'General',
    tags: ['misc'],
    date: '2026-03-04',
    html: '<p>Nothing here</p>',
    unpublished: undefined,
    ...texts,
  }
  return { version: JSON.stringify(post), readWords: () => collectWords(post), ...post }
}

/** Reads the files of an in-memory index, and records the requests. */
export function openIndex({ outputs }: Search): { readonly read: ReadJson; readonly asked: readonly string[] } {
  const files = new Map(outputs.map(({ path, content }) => [`/${path}`, content]))
  const asked: string[] = []
  return {
    asked,
    async read(address) {
      asked.push(address)
      return JSON.parse(files.get(address) ?? '') as unknown
    },
  }
}

/** The URL paths of all posts that match a query, best first. */
export async function findPaths(search: Search, query: string): Promise<readonly string[]> {
  const { read } = openIndex(search)
  const { posts, count } = await searchPosts(query, { index: search.index, read, limit: Number.MAX_SAFE_INTEGER })
  if (posts.length !== count) throw new Error(`${count} posts were found, but ${posts.length} read`)
  return posts.map(({ href }) => href)
}
