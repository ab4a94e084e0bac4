import { correctLines, findColumnOfItems, findLast, indentOf, isItem, nameOthers } from './explain-items.ts'
import type { YamlDiagnostic, YamlText } from './yaml-diagnostic.ts'

export function explainIndentOfItems({ lines, lineAt }: YamlText, first: number): YamlDiagnostic | undefined {
  const line = lineAt(first)
  const indent = indentOf(line)
  const column = isItem(line) ? findColumnOfItems(lines, first, first) : undefined
  const owner = columnOfOwner(lines.slice(0, first - 1).findLast((text) => !isRemark(text)) ?? '') ?? Infinity
  // The first item of a list is where the others should be.
  if (column === undefined || column === indent || owner <= indent) return undefined
  const isMoved = (text: string) => isItemAt(text, indent) || (indentOf(text) > indent && !isItemAt(text, column))
  const message = `This item is indented ${indent < column ? 'less' : 'more'} than the items above it.`
  return askToMove(lines, [first, findLast(lines, first, isMoved)], column, message)
}

/** Reports lines in the wrong column. The hint shows the first of them, and counts the items like it. */
function askToMove(
  lines: readonly string[],
  [first, last]: readonly [number, number],
  column: number,
  message: string,
): YamlDiagnostic {
  const line = lines[first - 1] ?? ''
  const indent = indentOf(line)
  const correct = (text: string) => shiftLine(text, column - indent)
  const others = lines.slice(first, last).filter((text) => isItemAt(text, indent))
  return {
    message,
    place: { line: first, column: indent + 1 },
    hint: `indent it like this: \`${correct(line)}\`${nameOthers(others.length)}.`,
    corrected: correctLines(lines, [first, last], correct),
    canEcho: true,
  }
}

const isItemAt = (line: string, indent: number) => isItem(line) && indentOf(line) === indent
const shiftLine = (line: string, by: number) => `${' '.repeat(Math.max(0, indentOf(line) + by))}${line.trimStart()}`

const keyStart = /^ *(?:- +)?(?=\w[\w-]*:(?:\s|$))/
const columnOfKey = (line: string) => keyStart.exec(line)?.[0].length
const nameOfKey = (line: string) => /[\w-]+/.exec(line.replace(keyStart, ''))?.[0] ?? ''

/** Whether a line is blank or a comment. */
export const isRemark = (line: string) => /^\s*(?:#|$)/.test(line)
const isText = (line: string) => !isRemark(line) && line !== '---'

/** Explains a misaligned key. The correction moves it, and everything under it, to the nearest column in use. */
export function explainIndentOfKey({ lines, lineAt }: YamlText, first: number): YamlDiagnostic | undefined {
  const line = lineAt(first)
  const typed = columnOfKey(line)
  if (typed === undefined || isItem(line)) return undefined
  const firstKey = explainFirstKey(lines, first, typed)
  if (firstKey) return firstKey
  const outlier = findOutlier(lines, first, typed)
  if (outlier !== undefined) {
    const count = indentOf(lineAt(outlier))
    const message = `This line begins with ${nameSpaces(count)}, but the other keys of its group begin with ${nameSpaces(typed)}.`
    // What is under the key is indented as if the key were in its place.
    return askToMove(lines, [outlier, outlier], typed, message)
  }
  const distanceOf = (above: string) => Math.abs((columnOfKey(above) ?? 0) - typed)
  // In a tie, what is under the key is right of it, and a comment right above, as over a part that was commented out, is beside it.
  const above = lines[first - 2] ?? ''
  const remark = /^\s*#/.test(above) ? indentOf(above) : undefined
  const isBesideRemark = (key: string) => remark !== undefined && columnOfKey(key) === remark
  const below = columnBelow(lines, first)
  const rankOf = (key: string) => Number(isBesideRemark(key)) + 2 * Number((columnOfKey(key) ?? 0) < below)
  const [nearest = ''] = listOpenKeys(lines.slice(0, first - 1)).toSorted(
    (a, b) => distanceOf(a) - distanceOf(b) || rankOf(b) - rankOf(a),
  )
  const column = columnOfKey(nearest)
  if (column === undefined || column === typed) return undefined
  const last = findLast(
    lines,
    first,
    (text) => text.trim() === '' || (indentOf(text) > typed && columnOfKey(text) !== column),
  )
  const message = `This line begins with ${nameSpaces(typed)}, but \`${nameOfKey(nearest)}\` above it begins with ${column || 'none'}.`
  return askToMove(lines, [first, last], column, message)
}

/** Explains a group's first key that begins right of the others, which are in `column`, where such a group's keys belong. */
function explainFirstKey(lines: readonly string[], next: number, column: number): YamlDiagnostic | undefined {
  const index = lines.findLastIndex((line, at) => at < next - 1 && isText(line) && indentOf(line) < column)
  const parent = lines[index]
  const isEntry = parent !== undefined && isItem(parent)
  const start = isEntry ? index + 1 : lines.findIndex((line, at) => at > index && isText(line)) + 1
  const line = lines[start - 1] ?? ''
  const typed = columnOfKey(line) ?? column
  const isExpected = isEntry
    ? lines.some((text) => isItemAt(text, column - 2))
    : column === (parent === undefined ? 0 : (columnOfOwner(parent) ?? NaN) + findStep(lines.toSpliced(index, 1)))
  const below = (number: number) => lines.slice(number).find(isText) ?? ''
  // If a key after the next one is in its column, the next one is what is misplaced.
  const isBacked = column > 0 && columnOfOwner(lines[next - 1] ?? '') === undefined
  const hasPeer = isBacked && columnOfKey(below(next)) === typed
  if (!isExpected || typed <= column || hasPeer || isItem(line) !== isEntry) return undefined
  // What is in the column of a key with nothing after it is under it, and stays.
  const isAbove = columnOfOwner(line) === indentOf(below(start))
  const corrected = correctLines(lines, [start, isAbove ? start : next - 1], (text) => shiftLine(text, column - typed))
  const others = [...corrected.keys()].filter(
    (number) => number > start && columnOfKey(lines[number - 1] ?? '') === typed,
  )
  if (isEntry) corrected.set(start, `${' '.repeat(column - 2)}- ${line.replace(keyStart, '')}`)
  return {
    message: `\`${nameOfKey(line)}\` isn't in the same column as \`${nameOfKey(lines[next - 1] ?? '')}\` below it.`,
    place: { line: start, column: typed + 1 },
    hint: `write it like this: \`${corrected.get(start)}\`${nameOthers(others.length)}.`,
    corrected,
    canEcho: true,
  }
}

/** The column of a key with nothing after it on its line. */
function columnOfOwner(line: string): number | undefined {
  return /:\s*(?:#.*)?$/.test(line) ? columnOfKey(line) : undefined
}

/** By how many spaces most of what is under a key is indented. */
function findStep(lines: readonly string[]): 2 | 4 {
  const steps = lines
    .filter(isText)
    .map((line, index, all) => indentOf(line) - (columnOfOwner(all[index - 1] ?? '') ?? NaN))
  const count = (step: number) => steps.filter((one) => one === step).length
  return count(4) > count(2) ? 4 : 2
}

/** The column of what is under a key, which the key has to be left of. */
function columnBelow(lines: readonly string[], number: number): number {
  const line = lines[number - 1] ?? ''
  const below = lines.slice(number).find((text) => !isRemark(text)) ?? ''
  const isUnder = columnOfOwner(line) !== undefined && indentOf(below) > indentOf(line) && !isItem(below)
  return isUnder ? indentOf(below) : Infinity
}

const nameSpaces = (count: number) => `${count || 'no'} ${count === 1 ? 'space' : 'spaces'}`

/** The number of a key's line that begins too far left, before line `next` of a group whose other keys are in `column`. */
function findOutlier(lines: readonly string[], next: number, column: number): number | undefined {
  const index = lines.slice(0, next - 1).findLastIndex((line) => !isRemark(line) && indentOf(line) <= column)
  const [key = '', above = ''] = [lines[index], lines.slice(0, index).findLast((line) => !isRemark(line))]
  const isLeft = (columnOfKey(key) ?? Infinity) < column && !isItem(key)
  const owner = columnOfOwner(above)
  const isFirst = owner !== undefined && (owner === columnOfKey(key) || owner + findStep(lines) === column)
  const isInGroup = isFirst || listOpenKeys(lines.slice(0, index)).some((line) => columnOfKey(line) === column)
  const last = findLast(lines, next, (line) => isRemark(line) || indentOf(line) >= column)
  // Otherwise, a single key after it is as likely to be what is misplaced.
  const after = lines.slice(next - 1, last).filter((line) => columnOfKey(line) === column && !isItem(line))
  return isLeft && isInGroup && after.length > (isFirst ? 0 : 1) ? index + 1 : undefined
}

/** Lines of keys that a key below them could align with, deepest first. */
function listOpenKeys(lines: readonly string[]): string[] {
  let least = Infinity
  return lines.toReversed().filter((line) => {
    const column = columnOfKey(line) ?? Infinity
    if (column >= least) return false
    least = column
    return true
  })
}

export function explainMixedList(text: YamlText, number: number): YamlDiagnostic | undefined {
  return isItem(text.lineAt(number)) ? explainItemBelowKeys(text, number) : explainLostHyphen(text, number)
}

/** Explains list items below keys that were meant to be the first entry. */
function explainItemBelowKeys({ lines, lineAt }: YamlText, number: number): YamlDiagnostic | undefined {
  const [above = ''] = listOpenKeys(lines.slice(0, number - 1))
  const [column, indent] = [columnOfKey(above), indentOf(lineAt(number))]
  const beginsList = /:\s*(?:\[\s*\]\s*)?(?:#.*)?$/.test(above) && indent >= (column ?? 0)
  if (column === undefined || isItem(above) || beginsList) return undefined
  // Without keys, the items are a Markdown list of that text.
  if (/[|>][+-]?\s*$/.test(above) && columnOfKey(lineAt(number)) === undefined) return undefined
  // Between the last key and the items, there is only its text.
  const between = lines.slice(lines.lastIndexOf(above, number - 2) + 1, number - 1)
  if (!between.every((one) => isRemark(one) || indentOf(one) > column)) return undefined
  const header = lines.findLastIndex((text, index) => index < number - 1 && !isRemark(text) && indentOf(text) < column)
  const name = /^ *([\w-]+):\s*$/.exec(lines[header] ?? '')?.[1]
  if (name === undefined || indent < indentOf(lines[header] ?? '')) return undefined
  const keys = correctLines(lines, [header + 2, number - 1], (text) => (isRemark(text) ? text : `  ${text}`))
  const [first = 0] = [...keys].find(([, text]) => !isRemark(text)) ?? []
  // In a list, what is above is a key of the last entry that isn't indented like it.
  if (isItem(lineAt(first))) return undefined
  keys.set(first, `${' '.repeat(column)}- ${lineAt(first).trimStart()}`)
  const last = findLast(lines, number, (text) => indentOf(text) > indent || isItemAt(text, indent))
  const items = correctLines(lines, [number, last], (text) => shiftLine(text, column - indent))
  return {
    message: `\`${name}\` has both keys and list items. It can have only one or the other.`,
    place: { line: number, column: indent + 1 },
    hint: `turn all of it into a list, like this:${showLines([lines[header] ?? '', ...keys.values(), ...items.values()])}`,
    corrected: new Map([...keys, ...items]),
  }
}

/** Explains keys aligned with list items: they aren't indented, or begin an entry without its hyphen. */
function explainLostHyphen({ lines, lineAt }: YamlText, number: number): YamlDiagnostic | undefined {
  const column = columnOfKey(lineAt(number))
  if (column === undefined) return undefined
  const around = lines.slice(0, number - 1).filter((text) => !isRemark(text) && indentOf(text) <= column)
  // A list's key may be in the same column as its items.
  const isBeside = indentOf(around.findLast((text) => !isItem(text)) ?? '') === column
  if (isBeside || !isItemAt(around.at(-1) ?? '', column)) return undefined
  const start = lines.findLastIndex((text, index) => index < number && isItemAt(text, column))
  const entry = lines.slice(start, number - 1)
  const inEntry = columnOfKey(entry[0] ?? '')
  const has = (text: string) =>
    entry.some((above) => columnOfKey(above) === inEntry && nameOfKey(above) === nameOfKey(text))
  // A key that the entry above has already begins another. So does one after an entry in braces.
  const isNext = inEntry === undefined || has(lineAt(number))
  const isSame = (text: string) => isNext || columnOfKey(text) !== column || !has(text)
  // Below a key whose value ends on its line, the entry goes on where its keys are.
  const isWhole = /^\s*[\w-]+:\s+(?:[^\s#|>"']|"[^"]*"|'[^']*')/.test(lineAt(number))
  const isBelow = (text: string) => isNext || columnOfKey(text) !== inEntry || !isWhole
  const isMoved = (text: string) => indentOf(text) >= column && !isItemAt(text, column) && isSame(text) && isBelow(text)
  const last = findLast(lines, number, isMoved)
  const indent = ' '.repeat(isNext ? 2 : inEntry - column)
  const corrected = correctLines(lines, [number, last], (text) => indent + text)
  if (isNext) corrected.set(number, `${' '.repeat(column)}- ${lineAt(number).trimStart()}`)
  return {
    message: isNext
      ? 'The `- ` at the start of this list entry is missing.'
      : "This line isn't indented like the list entry that it belongs to.",
    place: { line: number, column: column + 1 },
    hint: `write it like this:${showLines([...corrected.values()])}`,
    corrected,
  }
}

const mostShown = 12

function showLines(lines: readonly string[]): string {
  const shown = lines.length > mostShown ? [...lines.slice(0, mostShown), '  …'] : lines
  return shown.map((text) => `\n    ${text}`).join('')
}
