/** How texts and queries become words. The index is built with it and asked with it, so that both agree. */

/** A word as it is written: letters and digits, with apostrophes inside. */
export const writtenWord = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu

/** Words that say too little to search for beside others; alone they are searched for like any. */
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

/** The words that a post must have to be found, each once. */
export function listQueryWords(query: string): readonly string[] {
  const words = [...new Set(splitWords(query))]
  const telling = words.filter((word) => !fillers.has(word))
  return telling.length > 0 ? telling : words
}
