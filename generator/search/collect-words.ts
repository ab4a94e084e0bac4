import { places } from '../../client/islands/blog-search/postings.ts'
import { splitWords } from '../../client/islands/blog-search/words.ts'
import type { Post } from '../model/site.ts'
import { textOfHtml } from './text-of-html.ts'

/** What of a post is searched. */
export type SearchedTexts = Pick<Post, 'title' | 'excerpt' | 'category' | 'tags' | 'html'>

/** The words of a post, each with its rank: twice the best place in which it stands. */
export function collectWords(post: SearchedTexts): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>()
  const texts = {
    body: textOfHtml(post.html),
    excerpt: post.excerpt,
    tags: [post.category, ...post.tags].join(' '),
    title: post.title,
  }
  // From the least place to the best, so that the best one stays.
  for (const [index, place] of places.entries()) {
    for (const word of splitWords(texts[place])) ranks.set(word, index * 2)
  }
  return ranks
}
