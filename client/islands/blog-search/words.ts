/** How texts and queries become words. The index is built with it and asked with it, so that both agree. */

/** A word as it is written: letters and digits, with apostrophes inside. */
export const writtenWord = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu

/** Words that say too little to search for beside others; on their own they are searched for like any. */
const fillers = new Set(
  'a an and are as at be but by can do for from how i if in is it of on or our that the this to we what when with you your'.split(
    ' ',
  ),
)

/** Lower case, without accents and apostrophes: `Café` and `CAFE` are one word, `staff’s` begins with `staff`. */
export function foldText(text: string): string {
  const plain = text.toLowerCase().normalize('NFKD')
  return plain.replaceAll(/[\p{M}'’]+/gu, '')
}

/** The words of a text, folded, in their order. */
export function splitWords(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The words that a post must have to be found, each once, and each as the beginning of its plural. */
export function listQueryWords(query: string): readonly string[] {
  const words = [...new Set(splitWords(query).map(cutPlural))]
  const telling = words.filter((word) => !fillers.has(word))
  return telling.length > 0 ? telling : words
}

/** What the plural of an English word has in common with the word: `floors` is `floor`, `boxes` `box`, `companies` `compan`. */
function cutPlural(word: string): string {
  return word.replace(/(?<=.{4})ies$|(?<=.(ch|sh|ss|x))es$|(?<=..[^siu])s$/, '')
}
