import type { Reading } from '../content/reading/reading.ts'

/**
 * Whether a file says the same as before to all but its own page, lists that show it and the search: its keys, its headings, its
 * links, its characters. Where there was or is anything to tell of it, nobody takes the trouble to compare that.
 */
export function saysTheSame(before: Reading, after: Reading): boolean {
  return isQuiet(before) && isQuiet(after) && describe(before) === describe(after)
}

function isQuiet({ faults, samples, mendedLines, content }: Reading): boolean {
  const found = [faults, samples, mendedLines, content?.checks ?? []]
  return content?.isValid === true && !content.hasUnreadKeys && !content.isPartial && found.every(isEmpty)
}

function isEmpty(list: readonly unknown[]): boolean {
  return list.length === 0
}

function describe({ isFilled, content }: Reading): string {
  const texts = Object.entries(content?.texts ?? {}).map(([key, { headings, links, wordCount }]) => [
    key,
    headings.map(({ depth, id, text }) => [depth, id, text]),
    links.map(({ url }) => url),
    wordCount > 0,
  ])
  return JSON.stringify([isFilled, content?.raw, content?.characters, texts])
}
