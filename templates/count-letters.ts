/** Characters of East Asian scripts and full-width signs, which are twice as wide as letters. */
const wide = /[\u2E80-\uD7FF\uF900-\uFAFF\uFF01-\uFF60]/g

/** How many letters of average width a text takes the room of. */
export function countLetters(text: string): number {
  return text.length + (text.match(wide)?.length ?? 0)
}
