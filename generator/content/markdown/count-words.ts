const words = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu

/** The same for texts of ASCII and the marks of good typography, where it is found three times as fast. */
const plainWords = /[A-Za-z0-9][A-Za-z0-9'’-]*/g
const notPlain = /[^\0-\u007F‘’“”–—…]/

export function countWords(text: string): number {
  const word = notPlain.test(text) ? words : plainWords
  // One by one, without a list of them. The last time, which finds none, sets the pattern back to the beginning.
  let count = 0
  while (word.test(text)) count += 1
  return count
}
