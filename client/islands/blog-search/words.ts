/** How texts and queries are split into words. Building and querying the index both use it, so that they agree. */

/** A word as written: letters and digits, with apostrophes and soft hyphens inside. */
export const writtenWord = /[\p{L}\p{M}\p{N}]+(?:['’\u00AD]+[\p{L}\p{M}\p{N}]+)*/gu

/** Letters of languages without spaces between words. */
const spacelessLetters = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}`
export const spaceless = new RegExp(`[${spacelessLetters}]`, 'u')
const ofOneKind = new RegExp(`[${spacelessLetters}]+|[^${spacelessLetters}]+`, 'gu')

/** Words too common to search for next to others. On their own they are searched for like any other. */
const fillers = new Set(
  'a an and are as at be but by can do for from how i if in is it of on or our that the this to we what when with you your'.split(
    ' ',
  ),
)

/** Letters that Unicode doesn't decompose into a base letter and an accent. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/** Lowercase, without accents, apostrophes and soft hyphens: `Łódź` and `LODZ` are the same word. `staff’s` starts with `staff`. */
export function foldText(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase()
  return plain.replaceAll(/[\p{M}'’ʼ\u00ADßæœøđðłþı]/gu, (character) => spelled[character] ?? '')
}

/** The words of a text, folded, in order. Without spaces, each letter begins a word of two: `地板蜡` has `地板`, `板蜡` and `蜡`. */
export function splitWords(text: string): readonly string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.flatMap((word) => (spaceless.test(word) ? (word.match(ofOneKind) ?? []).flatMap(splitPairs) : word))
}

function splitPairs(word: string): readonly string[] {
  return spaceless.test(word)
    ? (word.match(/./gu) ?? []).map((letter, at, all) => letter + (all[at + 1] ?? ''))
    : [word]
}

/** The words a post must contain to be found, without duplicates, each cut to what it shares with its plural. */
export function listQueryWords(query: string): readonly string[] {
  const words = [...new Set(splitWords(query).map(cutPlural))]
  const isInPair = (word: string) => spaceless.test(word) && words.some((pair) => pair !== word && pair.endsWith(word))
  const telling = words.filter((word) => !fillers.has(word) && !isInPair(word))
  return telling.length > 0 ? telling : words
}

/** What an English word and its plural have in common: `floor` for `floors`, `box` for `boxes`, `compan` for `companies`. */
function cutPlural(word: string): string {
  return word.replace(/(?<=.{4})ies$|(?<=.(ch|sh|ss|x))es$|(?<=..[^siu])s$/, '')
}
