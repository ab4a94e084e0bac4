import type { Limits } from './fill-schema.ts'

/** Finds a mark: letters that no address, id or word of the search keeps. */
const marks = /⟦(\d+)⟧/g

/** `text` with a mark behind it, by which it is found again, as long as its field needs it and no longer than that takes. */
export function markText(text: string, number: number, { least, most }: Limits): string {
  const mark = ` ⟦${number}⟧`
  const room = most - mark.length
  // Between the halves of a character there is no place to cut.
  const cut = /[\uD800-\uDBFF]$/.test(text.slice(0, room)) && text.length > room ? room - 1 : room
  return (text.slice(0, cut) + mark).padEnd(least, '.')
}

interface FoundText {
  readonly number: number
  /** All that stands before the mark. */
  readonly before: string
}

/** The marks in a text of a page. */
export function findMarks(shown: string): readonly FoundText[] {
  return [...shown.matchAll(marks)].map(({ 0: mark, 1: number, index }) => ({
    number: Number(number),
    before: shown.slice(0, index + mark.length),
  }))
}

/** What stands before the dots that make a text long enough, its mark with it. */
export function upToMark(text: string): string {
  return text.slice(0, text.lastIndexOf('⟧') + 1)
}
