import { isScalar } from 'yaml'
import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { ParsedSource } from '../../parse/parse-source.ts'
import { isInSentence, paragraphAt } from '../../parse/yaml/is-in-sentence.ts'
import { findPlace, type Path } from '../find-place.ts'

/** Lines that mean something in Markdown only where they begin a line: an item, a heading, a row. */
const ownLine = /^(?:[-*+] |\d{1,3}[.)] |#{1,6} |\|)\S?/
const numbered = /^\d{1,3}[.)] /
const heading = /^#{1,6} /

/**
 * Reports a Markdown text whose lines YAML puts into one (`answer: >-`), so that a list in it would be one long sentence.
 * Lines below an empty line stay lines, and so do those that are indented more or stand below such a line.
 */
export function checkFoldedLines(parsed: ParsedSource, path: Path, report: Report): void {
  const { node, place } = findPlace(parsed, path)
  if (!isScalar(node) || node.type === 'BLOCK_LITERAL' || !node.range) return
  const isBlock = node.type === 'BLOCK_FOLDED'
  const lines = parsed.yamlText.slice(node.range[0], node.range[1]).split('\n')
  const indent =
    lines
      .slice(1)
      .find((line) => line.trim() !== '')
      ?.search(/\S/) ?? 0
  const index = lines.findIndex((line, number) => {
    const [before, text] = [lines[number - 1]?.trim() ?? '', line.trim()]
    const isFolded = number > (isBlock ? 1 : 0) && before !== '' && text !== ''
    const isKept = isBlock && [lines[number - 1] ?? '', line].some((own) => own.search(/\S/) > indent)
    return isFolded && !isKept && (isOwnLine(lines, number) || heading.test(before))
  })
  if (index < 0) return
  const line = (lines[index] ?? '').trim()
  const key = path.findLast((step) => typeof step === 'string') ?? ''
  report({
    severity: 'error',
    code: 'content/folded-lines',
    message: `The line \`${line.slice(0, 40)}\` is joined to the line above it: this text is folded into one line.`,
    file: parsed.file,
    place: { line: place.line + index, column: (lines[index] ?? '').search(/\S/) + 1 },
    hint: isBlock
      ? `write \`${key}: |\` in place of \`${key}: ${lines[0]?.trim()}\`; it keeps lines as they are.`
      : `write \`${key}: |\`, and the text in the lines under it without quotes.`,
  })
}

/** Whether a line would be one of its own; a dash or a number in a sentence only happens to begin it. */
function isOwnLine(lines: readonly string[], index: number): boolean {
  const text = (lines[index] ?? '').trim()
  if (!ownLine.test(text) || isInSentence(lines, index)) return false
  const isFirst = /^1[.)]/.test(text)
  return (
    !numbered.test(text) || isFirst || paragraphAt(lines, index).filter((line) => numbered.test(line.trim())).length > 1
  )
}
