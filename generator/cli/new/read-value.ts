import { gapMark } from '../../schema/gap.ts'

/** What is no number stays as it was typed, so that it can be told. */
export function readNumber(text: string): number | string {
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

/** `Floors, Winter` as two. A gap is one, whatever commas it has. */
export function splitList(text: string): string[] {
  const items = text.startsWith(gapMark) ? [text] : text.split(',')
  return [...new Set(items.map((item) => item.trim()).filter((item) => item !== ''))]
}
