import type { YamlDiagnostic, YamlText } from './yaml-diagnostic.ts'

/** What people, and word processors, put before an item in place of a hyphen and a space. */
const bullet = /^(\s*)(-(?=[^\s-])|\*\s+|[•‣●▪◦·–—]\s*)(?=\S)/

export const isItem = (line: string) => /^ *- /.test(line)
export const indentOf = (line: string) => line.search(/\S/)

/** Whether a line begins like an item, but with another sign, or without the space. */
export function isBulleted(line: string): boolean {
  return bullet.test(line)
}

/** Items that begin with something else than a hyphen and a space, reported once for all of a block. */
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

/** The last of the lines from `number` on that are alike. */
export function findLast(lines: readonly string[], number: number, isAlike: (line: string) => boolean): number {
  const end = lines.findIndex((line, index) => index >= number && !isAlike(line))
  return end < 0 ? lines.length : end
}

/** Where the items begin that are next to some lines, or the last item above that no key ends the list of. */
export function findColumnOfItems(lines: readonly string[], first: number, last: number): number | undefined {
  const beside = [lines[first - 2] ?? '', lines[last] ?? ''].find(isItem)
  if (beside !== undefined) return indentOf(beside)
  const above = lines.slice(0, first - 1)
  const index = above.findLastIndex(isItem)
  const column = indentOf(above[index] ?? '')
  const isOpen = above.slice(index + 1).every((line) => line.trim() === '' || indentOf(line) > column)
  return index >= 0 && isOpen ? column : undefined
}

/** What a hint adds where it shows the first of several lines. */
export function nameOthers(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ', and fix the other one the same way' : `, and fix the other ${count} the same way`
}
