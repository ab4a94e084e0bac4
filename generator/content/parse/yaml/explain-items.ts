import type { YamlDiagnostic, YamlText } from './yaml-diagnostic.ts'

/** What people and word processors type instead of a hyphen and a space. */
const bullet = /^(\s*)(-(?=[^\s-])|\*\s+|[•‣●▪◦·–—－ー・]\s*)(?=\S)/

export const isItem = (line: string) => /^ *- /.test(line)
export const indentOf = (line: string) => line.search(/\S/)

/** Whether a line looks like a list item with the wrong bullet, or without a space. */
export function isBulleted(line: string): boolean {
  return bullet.test(line)
}

/** Explains list items without a hyphen and space, once per block. */
export function explainItems({ lines, lineAt }: YamlText, number: number): YamlDiagnostic | undefined {
  let first = number
  while (isBulleted(lineAt(first - 1))) first -= 1
  const last = findLast(lines, number, isBulleted)
  const line = lineAt(first)
  const [, indent = '', sign = ''] = bullet.exec(line) ?? []
  if (sign === '') return undefined
  const column = findColumnOfItems(lines, first, last) ?? indent.length
  const correct = (text: string) => `${' '.repeat(column)}- ${text.replace(bullet, '')}`
  return {
    message:
      sign === '-'
        ? 'The space after the hyphen is missing: a list item begins with `- `, a hyphen and a space.'
        : `A list item begins with \`- \`, a hyphen and a space, not with \`${sign.trim()}\`.`,
    place: { line: first, column: indent.length + 1 },
    hint: `write \`${correct(line)}\`${nameOthers(last - first)}.`,
    corrected: correctLines(lines, [first, last], correct),
  }
}

export function correctLines(
  lines: readonly string[],
  [first, last]: readonly [number, number],
  correct: (line: string) => string,
): Map<number, string> {
  return new Map(lines.slice(first - 1, last).map((line, index) => [first + index, correct(line)]))
}

/** The last of the similar lines that follow line `number`. */
export function findLast(lines: readonly string[], number: number, isAlike: (line: string) => boolean): number {
  const end = lines.findIndex((line, index) => index >= number && !isAlike(line))
  return end < 0 ? lines.length : end
}

/** The column that items in these lines belong in: the nearest of those next to them, or above in lists that are still open. */
export function findColumnOfItems(lines: readonly string[], first: number, last: number): number | undefined {
  const typed = indentOf(lines[first - 1] ?? '')
  const distanceOf = (line: string) => Math.abs(indentOf(line) - typed)
  const [nearest] = [
    ...listOpenItems(lines.slice(0, first - 1)),
    isItem(lines[first - 2] ?? '') ? '' : (lines[last] ?? ''),
  ]
    .filter(isItem)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b))
  return nearest === undefined ? undefined : indentOf(nearest)
}

/** Added to hints that show only the first of several lines. */
export function nameOthers(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ', and fix the other one the same way' : `, and fix the other ${count} the same way`
}

/** List items that an item below could align with, one of each list, deepest first. */
export function listOpenItems(lines: readonly string[]): string[] {
  let least = Infinity
  return lines.toReversed().filter((line) => {
    const isOpen = isItem(line) && indentOf(line) < least
    if (line.trim() !== '') least = Math.min(least, indentOf(line))
    return isOpen
  })
}
