import { places } from '../../../client/islands/blog-search/postings.ts'
import { splitWords } from '../../../client/islands/blog-search/words.ts'
import type { Post } from '../model/site.ts'

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

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The text that a reader of sanitised HTML sees; words of neighbouring elements stay apart. */
export function textOfHtml(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(#x?)?([\da-z]+);/gi, (entity, number, value: string) => {
    if (number === undefined) return named[value] ?? entity
    return String.fromCodePoint(Number.parseInt(value, number === '#' ? 10 : 16))
  })
}
