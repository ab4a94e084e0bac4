/** Every number that a text may be read as: `50,000` is fifty thousand or fifty, `−83.1` has a minus of a typesetter. */
export function findNumbers(typed: string): number[] {
  const text = typed.replaceAll(/[−–—](?=\s*\d)/g, '-').trim()
  const thousands = /^-?\d{1,3}(?:[, ]\d{3})+(?!\d)/.exec(text)?.[0].replaceAll(/[, ]/g, '')
  const withComma = /^-?\d+,\d+(?![\d.])/.exec(text)?.[0].replace(',', '.')
  const plain = text.match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi) ?? []
  return [thousands, withComma, ...plain].filter((number) => number !== undefined).map(Number)
}
