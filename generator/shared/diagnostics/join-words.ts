/** `a`, `a and b` or `a, b and c`. */
export function joinWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words)
}
