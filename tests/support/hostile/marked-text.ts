import type { Limits } from './fill-schema.ts'

/** Finds a mark. Its brackets never appear in URL paths, ids or search words. */
const marks = /⟦(\d+)⟧/g

/** Appends a mark to `text`, so that it can be found again, and pads or cuts the result to fit its field. */
export function markText(text: string, number: number, { least, most }: Limits): string {
  const mark = ` ⟦${number}⟧`
  const room = most - mark.length
  // Don't cut a surrogate pair in half.
  const cut = /[\uD800-\uDBFF]$/.test(text.slice(0, room)) && text.length > room ? room - 1 : room
  return (text.slice(0, cut) + mark).padEnd(least, '.')
}

interface FoundText {
  readonly number: number
  /** Everything up to and including the mark. */
  readonly before: string
}

/** The marks in a page's text. */
export function findMarks(shown: string): readonly FoundText[] {
  return [...shown.matchAll(marks)].map(({ 0: mark, 1: number, index }) => ({
    number: Number(number),
    before: shown.slice(0, index + mark.length),
  }))
}

/** Removes the padding after the mark. */
export function upToMark(text: string): string {
  return text.slice(0, text.lastIndexOf('⟧') + 1)
}
