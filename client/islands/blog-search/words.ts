/** How texts and queries are split into words. Building and querying the index both use it, so that they agree. */

import { dropApostrophes, foldLetters } from '../../ui/fold-text.ts'

/** A short word that French and Catalan write together with the next one, as in `l’hôpital`. It counts at the start of a word. */
export const elision = String.raw`(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)['’](?=\p{L})`

/** A character of Chinese or Japanese, which have no spaces between words. */
export const wordless = '[ぁ-ヺー-ヿ々㐀-鿿]'

/** A word as written: letters and digits, with apostrophes; or all characters of Chinese or Japanese in a row. */
export const writtenWord = new RegExp(
  String.raw`${elision}|${wordless}+|(?:(?!${wordless})[\p{L}\p{M}\p{N}]['’]*)+`,
  'giu',
)

/** Words too common to search for next to others. On their own they are searched for like any other. */
const fillers = new Set(
  'a an and are as at be but by can do for from how i if in is it of on or our that the this to we what when with you your c d j l m n s t qu'.split(
    ' ',
  ),
)

/** The Arabic article, alone or with a word such as "and" or "with", which are written together with the next word. */
const article = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=[ء-ي]{2})/

/** The number of letters of a folded word that come before what it is found by. */
export const lengthOfArticle = (word: string) => article.exec(word)?.[0].length ?? 0

const startsWordless = new RegExp(`^${wordless}`)
export const isWordless = (word: string) => startsWordless.test(word)

/**
 * The words of a text, folded, in order. In Chinese and Japanese, each character with the next one counts as a word, so that a query
 * finds them side by side: `地板蜡` is `地板`, `板蜡` and `蜡`.
 */
export function splitWords(text: string): readonly string[] {
  return (foldLetters(text).match(writtenWord) ?? []).flatMap((written) =>
    isWordless(written)
      ? Array.from(written, (_, at) => written.slice(at, at + 2))
      : dropApostrophes(written).slice(lengthOfArticle(written)),
  )
}

/** The words a post must contain to be found, without duplicates, each cut to what it shares with its plural. */
export function listQueryWords(query: string): readonly string[] {
  const words = [...new Set(splitWords(query).map(cutPlural))]
  // Posts with `地板` have `板`.
  const isImplied = (word: string) => isWordless(word) && words.some((other) => other !== word && other.endsWith(word))
  const telling = words.filter((word) => !fillers.has(word) && !isImplied(word))
  return telling.length > 0 ? telling : words
}

/** What an English word and its plural have in common: `floor` for `floors`, `box` for `boxes`, `compan` for `companies`. */
function cutPlural(word: string): string {
  return word.replace(/(?<=.{4})ies$|(?<=.(ch|sh|ss|x))es$|(?<=..[^siu])s$/, '')
}
