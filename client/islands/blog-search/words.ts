/** How texts and queries are split into words. Building and querying the index both use it, so that they agree. */

import { dropApostrophes, foldLetters } from '../../ui/fold-text.ts'

/** A short word that French and Catalan write together with the next one, as in `l’hôpital`. It counts at the start of a word. */
export const elision = String.raw`(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)['’](?=\p{L})`

/**
 * A word as written: letters and digits, with apostrophes. Chinese and Japanese have no spaces between words, so
 * each of their characters is searched for like a word.
 */
export const writtenWord = new RegExp(
  String.raw`${elision}|[ぁ-ヺ㐀-鿿]|(?:(?![ぁ-ヺ㐀-鿿])[\p{L}\p{M}\p{N}]['’]*)+`,
  'giu',
)

/** Words too common to search for next to others. On their own they are searched for like any other. */
const fillers = new Set(
  'a an and are as at be but by can do for from how i if in is it of on or our that the this to we what when with you your c d j l m n s t qu'.split(
    ' ',
  ),
)

/** The words of a text, folded, in order. */
export function splitWords(text: string): readonly string[] {
  return (foldLetters(text).match(writtenWord) ?? []).map(dropApostrophes)
}

/** The words a post must contain to be found, without duplicates, each cut to what it shares with its plural. */
export function listQueryWords(query: string): readonly string[] {
  const words = [...new Set(splitWords(query).map(cutPlural))]
  const telling = words.filter((word) => !fillers.has(word))
  return telling.length > 0 ? telling : words
}

/** What an English word and its plural have in common: `floor` for `floors`, `box` for `boxes`, `compan` for `companies`. */
function cutPlural(word: string): string {
  return word.replace(/(?<=.{4})ies$|(?<=.(ch|sh|ss|x))es$|(?<=..[^siu])s$/, '')
}
