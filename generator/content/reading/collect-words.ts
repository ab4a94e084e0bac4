import { places } from '../../../client/islands/blog-search/postings.ts'
import { elision, splitWords, wordless } from '../../../client/islands/blog-search/words.ts'
import type { PostFrontMatter } from '../../schema/entries/post.ts'
import { decodeEntities } from '../../shared/decode-entities.ts'
import { inlineTag } from '../../shared/inline-tag.ts'

/** The searched parts of a post. */
export interface SearchedTexts extends Pick<PostFrontMatter, 'title' | 'excerpt' | 'category' | 'tags'> {
  /** HTML of the body. */
  readonly html: string
}

/** A post's words, each once, in the best place where it appears: a space-separated string for each of `places`. */
export function collectWords(post: SearchedTexts): readonly string[] {
  const texts = {
    body: textOfHtml(post.html),
    excerpt: post.excerpt,
    tags: [post.category, ...post.tags].join(' '),
    title: post.title,
  }
  const best = new Map<string, number>()
  // From the lowest-ranked place to the best, so that the best one wins.
  for (const [index, place] of places.entries()) for (const word of listWords(texts[place])) best.set(word, index)
  const words: string[][] = places.map(() => [])
  for (const [word, index] of best) words[index]?.push(word)
  return words.map((group) => group.join(' '))
}

/** ASCII and typographic punctuation: no accents to strip, and no letters with two forms. */
const isPlain = /^[\0-\u007F‘’“”–—…]*$/

const elided = new RegExp(`(?<![a-z\\d])${elision}`, 'iu')

/** Same result as `splitWords`, but faster for plain English. Soft hyphens are left out. */
function listWords(text: string): readonly string[] {
  return isPlain.test(text) && !elided.test(text)
    ? (text
        .toLowerCase()
        .replaceAll(/['’]/g, '')
        .match(/[a-z0-9]+/g) ?? [])
    : splitWords(text.replaceAll('\u00AD', ''))
}

const tagsInWord = new RegExp(`(?<=${wordless})(?:${inlineTag})+(?=${wordless})`, 'gi')

/** The visible text of sanitized HTML. Words of adjacent elements stay apart, but not bold text and links in Chinese and Japanese. */
export function textOfHtml(html: string): string {
  return decodeEntities(html.replaceAll(tagsInWord, '').replaceAll(/<[^>]*>/g, ' '))
}
