import { type Document, isCollection, isScalar, type YAMLError } from 'yaml'
import type { Place } from '../../../shared/diagnostics/diagnostic.ts'
import { explainBraces } from './explain-braces.ts'
import { indentOf } from './explain-items.ts'
import { findCut } from './find-misread.ts'
import { askForQuotes, splitLine, type YamlDiagnostic, type YamlText } from './yaml-diagnostic.ts'
import { listNodes, startOf } from './yaml-document.ts'

/** Whether a quote ends a line below, above the next key: the lines between were pasted without being indented. */
function closesBelow({ lines }: YamlText, first: number, sign: string): boolean {
  const below = lines.slice(first)
  const end = below.findIndex((line) => /^\s*(?:- +)?[\w-]+:(?:\s|$)/.test(line))
  return below.slice(0, end < 0 ? undefined : end).some((line) => line.trimEnd().endsWith(sign))
}

/** Explains an unclosed quote or bracket where it opens. The parser only notices at the end of the file or object. */
export function explainUnclosed(error: YAMLError, yaml: Document.Parsed, source: YamlText): YamlDiagnostic | undefined {
  const { text, lines, placeAt, lineAt } = source
  const [offset] = error.pos
  if (error.code !== 'MISSING_CHAR' && error.code !== 'BAD_INDENT') return undefined
  const opened = listNodes(yaml).find(({ node }) => {
    const [start, end] = node.range ?? [0, 0]
    if (isCollection(node) && node.flow) return start < offset && offset <= end
    const isQuoted = isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE')
    return isQuoted && (end === start + 1 || text[end - 1] !== text[start])
  })
  if (!opened) return undefined
  const place = placeAt(startOf(opened.node))
  const line = lineAt(place.line)
  const sign = text.charAt(startOf(opened.node))
  if (sign === '"' || sign === "'") {
    const [, curly] =
      (sign === '"' ? /^[^“”]*([“”])$/ : /^[^‘’]*([‘’])$/).exec(line.slice(place.column).trimEnd()) ?? []
    if (curly !== undefined) {
      const message = `The text begins with \`${sign}\`, but ends with \`${curly}\`.`
      const corrected = new Map([[place.line, line.trimEnd().slice(0, -1) + sign]])
      return { message, place, hint: `replace the \`${curly}\` with \`${sign}\`.`, corrected, isGuess: true }
    }
    // If the quote appears again on the line, adding one doesn't close the text.
    const isOnce = !line.slice(place.column).includes(sign) && splitLine(line).text !== ''
    const message = `The text that begins with \`${sign}\` isn't closed on this line.`
    const [, indent = '', key] = /^(\s*(?:- )?)([\w-]+):/.exec(line) ?? []
    if (isOnce && key !== undefined && closesBelow(source, place.line, sign)) {
      const hint = `write \`${key}: |\`, and under it the text without the quotes, each line indented by ${indent.length + 2} spaces.`
      return { message, place, hint }
    }
    const corrected = isOnce ? new Map([[place.line, `${line.trimEnd()}${sign}`]]) : undefined
    return { message, place, hint: `write \`${sign}\` at the end of the line.`, corrected, isGuess: true }
  }
  const cut = findCut(line, place.line)
  if (cut) return cut
  if (sign === '{') return explainBraces(line, place.line) ?? explainOpenBrace(source, place)
  const column = /^\s*(?:- +)?/.exec(line)?.[0].length ?? 0
  const last = lines.findIndex((below, index) => index >= place.line && indentOf(below) <= column) + 1
  if (/^\s*\]/.test(lineAt(last))) {
    const corrected = `${' '.repeat(column)}${lineAt(last).trimStart()}`
    return {
      message: `The \`]\` that closes the list opened on line ${place.line} isn't indented enough.`,
      place: { line: last, column: indentOf(lineAt(last)) + 1 },
      hint: `indent it like this: \`${corrected}\`.`,
      corrected: new Map([[last, corrected]]),
    }
  }
  const isOneLine = /^\s*(?:$|(?:- )?[\w-]+:(?:\s|$))/.test(lineAt(place.line + 1))
  return {
    message: "The list that begins with `[` isn't closed on this line.",
    place,
    hint: isOneLine ? 'write `]` at the end of the line.' : 'write `]` after its last item.',
    corrected: isOneLine ? new Map([[place.line, `${line.trimEnd()}]`]]) : undefined,
    isGuess: true,
  }
}

function explainOpenBrace(text: YamlText, place: Place): YamlDiagnostic {
  if (!text.lineAt(place.line).trimEnd().endsWith('{')) return askForQuotes(text, place, braceMessage)
  const message = "The keys in braces can't be read: a comma or the `}` at the end is missing."
  return { message, place, hint: 'delete the braces and commas, and write each key on its own line, indented.' }
}

export const braceMessage = 'A value that starts with a brace must be in quotes.'
