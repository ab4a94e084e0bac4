const letter = /[\p{L}\p{N}]/u

/**
 * Word count of a text, including words in its markup: runs of letters and digits, with apostrophes and hyphens inside. A loop,
 * because matching a regular expression makes a string of each word and takes five times as long.
 */
export function countWords(text: string): number {
  let count = 0
  let isInWord = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    // `'`, `-` and `’` continue a word, but don't start one.
    if (code === 0x27 || code === 0x2d || code === 0x2019) continue
    const isLetter = code < 0x80 ? isAsciiLetter(code) : isOtherLetter(text, index)
    if (isLetter && !isInWord) count += 1
    isInWord = isLetter
    if (code >= 0xd800 && code < 0xdc00) index += 1
  }
  return count
}

function isAsciiLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39)
}

function isOtherLetter(text: string, index: number): boolean {
  return letter.test(String.fromCodePoint(text.codePointAt(index) ?? 0))
}
