import type { YamlDiagnostic } from './yaml-diagnostic.ts'

/** What people, and word processors, put before an item in place of a hyphen and a space. */
const bullet = /^(\s*)(-(?=[^\s-])|\*\s+|[•‣●▪◦·–—]\s*)(?=\S)/

/** Whether a line begins like an item, but with another sign, or without the space. */
export function isBulleted(line: string): boolean {
  return bullet.test(line)
}

/** Items that begin with something else than a hyphen and a space, reported once for all of a block. */
export function explainItems(lines: readonly string[], number: number): YamlDiagnostic | undefined {
  const [first, last] = findBlock(lines, number, isBulleted)
  const line = lines[first - 1] ?? ''
  const [, indent = '', sign = ''] = bullet.exec(line) ?? []
  if (sign === '') return undefined
  const column = findColumnOfItems(lines, first, last) ?? indent.length
  const mend = (text: string) => `${' '.repeat(column)}- ${text.replace(bullet, '')}`
  return {
    message:
      sign === '-'
        ? 'The space after the hyphen is missing: an item begins with `- `, a hyphen and a space.'
        : `An item of a list begins with \`- \`, a hyphen and a space, not with \`${sign.trim()}\`.`,
    place: { line: first, column: indent.length + 1 },
    hint: `write \`${mend(line)}\`${nameOthers(last - first)}.`,
    mended: new Map(lines.slice(first - 1, last).map((text, index) => [first + index, mend(text)])),
  }
}

/** Items that are indented otherwise than those above them. */
export function explainIndentOfItems(lines: readonly string[], number: number): YamlDiagnostic | undefined {
  const line = lines[number - 1] ?? ''
  const indent = line.search(/\S/)
  if (!/^ *- /.test(line)) return undefined
  const column = findColumnOfItems(lines, number, number)
  if (column === undefined || column === indent) return undefined
  const isMoved = (text: string) => isItemAt(text, indent) || (text.search(/\S/) > indent && !isItemAt(text, column))
  const first = number
  const last = findEnd(lines, number, isMoved)
  const mend = (text: string) => `${' '.repeat(Math.max(0, text.search(/\S/) + column - indent))}${text.trimStart()}`
  const others = lines.slice(first, last).filter((text) => isItemAt(text, indent))
  return {
    message: `This item is indented ${indent < column ? 'less' : 'more'} than the items above it.`,
    place: { line: first, column: indent + 1 },
    hint: `begin it in the same column: \`${mend(lines[first - 1] ?? '')}\`${nameOthers(others.length)}.`,
    mended: new Map(lines.slice(first - 1, last).map((text, index) => [first + index, mend(text)])),
    canEcho: true,
  }
}

function isItemAt(line: string, column: number): boolean {
  return /^ *- /.test(line) && line.search(/\S/) === column
}

/** First and last line of those around a line that are alike. */
function findBlock(
  lines: readonly string[],
  number: number,
  isAlike: (line: string) => boolean,
): readonly [first: number, last: number] {
  let first = number
  while (first > 1 && isAlike(lines[first - 2] ?? '')) first -= 1
  return [first, findEnd(lines, number, isAlike)]
}

function findEnd(lines: readonly string[], number: number, isAlike: (line: string) => boolean): number {
  let last = number
  while (last < lines.length && isAlike(lines[last] ?? '')) last += 1
  return last
}

/** Where the items begin that stand next to some lines, above them or below. */
function findColumnOfItems(lines: readonly string[], first: number, last: number): number | undefined {
  const neighbours = [lines[first - 2] ?? '', lines[last] ?? '']
  const item = neighbours.find((line) => /^ *- /.test(line)) ?? findItemAbove(lines.slice(0, first - 1))
  return item?.search(/\S/)
}

/** The last item before a key that is indented as little as its list, or less. */
function findItemAbove(lines: readonly string[]): string | undefined {
  const index = lines.findLastIndex((line) => /^ *- /.test(line))
  const item = lines[index]
  if (item === undefined) return undefined
  const column = item.search(/\S/)
  return lines.slice(index + 1).every((line) => line.trim() === '' || line.search(/\S/) > column) ? item : undefined
}

/** What a hint adds where it shows the first of several lines. */
export function nameOthers(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ', and the other one alike' : `, and the ${count} others alike`
}
