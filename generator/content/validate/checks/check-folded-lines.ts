import { isScalar } from 'yaml'
import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { ParsedSource } from '../../parse/parse-source.ts'
import { findPlace, type Path } from '../find-place.ts'
import { reportIn } from '../report-in.ts'

/** Markdown that only works at the start of a line: list items, headings, table rows. */
const ownLine = /^(?:(?:[-*+•▪] |\d{1,3}[.)] |#{1,6} |\|)\S?|[^\s|][^\t|]*\t+[^\s|])/
const listMarks = [/^[-*+•▪] /, /^\d{1,3}[.)] /]
const heading = /^#{1,6} /

/** Reports Markdown in a folded YAML value (`answer: >-`), which would turn a list into one long sentence. */
export function checkFoldedLines(parsed: ParsedSource, path: Path, report: Report): void {
  const { node, place } = findPlace(parsed, path)
  if (!isScalar(node) || node.type === 'BLOCK_LITERAL' || !node.range) return
  const isBlock = node.type === 'BLOCK_FOLDED'
  const lines = parsed.yamlText.slice(node.range[0], node.range[1]).split('\n')
  const [, ...later] = lines
  const indent = later.find((line) => !isEmpty(line))?.search(/\S/) ?? 0
  const index = lines.findIndex((line, number) => {
    const [before, text] = [lines[number - 1]?.trim() ?? '', line.trim()]
    const isFolded = number > (isBlock ? 1 : 0) && before !== '' && text !== ''
    const isKept = isBlock && [lines[number - 1] ?? '', line].some((own) => own.search(/\S/) > indent)
    return isFolded && !isKept && (isOwnLine(lines, number) || heading.test(before))
  })
  if (index < 0) return
  const line = (lines[index] ?? '').trim()
  const key = path.findLast((step) => typeof step === 'string') ?? ''
  const at = { line: place.line + index, column: (lines[index] ?? '').search(/\S/) + 1 }
  const message = `The line \`${line.slice(0, 40)}\` joins the line above it, because this text is folded into one line.`
  const hint = isBlock
    ? `write \`${key}: |\` instead of \`${key}: ${lines[0]?.trim()}\` to keep the line breaks.`
    : `write \`${key}: |\`, and the text without quotes on the lines under it.`
  reportIn(parsed, report).error('content/folded-lines', at, message, hint)
}

/** Whether a line is meant to start its own block. A single dash or number in a paragraph may be part of a sentence. */
function isOwnLine(lines: readonly string[], index: number): boolean {
  const text = (lines[index] ?? '').trim()
  if (!ownLine.test(text)) return false
  const mark = listMarks.find((pattern) => pattern.test(text))
  if (!mark || /^1[.)]/.test(text) || /[:.!?]\s*$/.test(lines[index - 1] ?? '')) return true
  return paragraphAt(lines, index).filter((line) => mark.test(line.trim())).length > 1
}

function paragraphAt(lines: readonly string[], index: number): readonly string[] {
  const end = lines.findIndex((line, at) => at > index && isEmpty(line))
  return lines.slice(lines.slice(0, index).findLastIndex(isEmpty) + 1, end < 0 ? undefined : end)
}

function isEmpty(line: string): boolean {
  return line.trim() === ''
}
