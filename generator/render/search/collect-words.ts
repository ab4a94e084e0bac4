import { places } from '../../../client/islands/blog-search/postings.ts'
import { splitWords } from '../../../client/islands/blog-search/words.ts'
import type { Post } from '../model/site.ts'
import { textOfHtml } from './text-of-html.ts'

/** What of a post is searched. */
export interface SearchedTexts extends Pick<Post, 'title' | 'excerpt' | 'category' | 'tags'> {
  /** Of the body. */
  readonly html: string
}

/** The words of a post, each once, in the best place where it appears: a text of words for each of `places`, with spaces between. */
export function collectWords(post: SearchedTexts): readonly string[] {
  const texts = {
    body: textOfHtml(post.html),
    excerpt: post.excerpt,
    tags: [post.category, ...post.tags].join(' '),
    title: post.title,
  }
  const best = new Map<string, number>()
  // From the least place to the best, so that the best one stays.
  for (const [index, place] of places.entries()) for (const word of listWords(texts[place])) best.set(word, index)
  const words: string[][] = places.map(() => [])
  for (const [word, index] of best) words[index]?.push(word)
  return words.map((group) => group.join(' '))
}

/** ASCII and the marks of good typography: no accent to be lost, and no letter that has two forms. */
const isPlain = /^[\0-\u007F‘’“”–—…]*$/

/** The same words as `splitWords` finds, sooner where a text is plain English. */
function listWords(text: string): readonly string[] {
  return isPlain.test(text)
    ? (text
        .toLowerCase()
        .replaceAll(/['’]/g, '')
        .match(/[a-z0-9]+/g) ?? [])
    : splitWords(text)
}
