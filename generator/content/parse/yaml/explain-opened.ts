import { type Document, isCollection, isScalar, type Node, visit, type YAMLError } from 'yaml'
import { findCut } from './find-cut-texts.ts'
import { hintQuotes, quoteLine, splitLine } from './quote-line.ts'
import { mendLine, type YamlFault } from './yaml-fault.ts'
import type { YamlText } from './yaml-text.ts'

/** A quote or bracket that is opened and does not end. The fault is found only where the file, or its group, ends: the cause is told. */
export function explainOpened(
  fault: YAMLError,
  yaml: Document,
  { text, lines, placeAt }: YamlText,
): YamlFault | undefined {
  const isQuote = fault.code === 'MISSING_CHAR' && /closing ["']quote/.test(fault.message)
  const isFlow = fault.code === 'BAD_INDENT' && fault.message.startsWith('Flow')
  const isFlowEnd = fault.code === 'MISSING_CHAR' && /flow (sequence|map)|expected .*[\]}]/i.test(fault.message)
  if (!isQuote && !isFlow && !isFlowEnd) return undefined
  const start = findOpening(yaml, fault.pos[0], isQuote ? isQuoted : isFlowCollection)
  if (start === undefined) return undefined
  const place = placeAt(start)
  const line = lines[place.line - 1] ?? ''
  if (isQuote) return explainQuote(line, place)
  const cut = findCut(line, place.line)
  if (cut) return cut
  const faulty = placeAt(fault.pos[0]).line
  const closing = lines[faulty - 1] ?? ''
  if (faulty > place.line && /^\s*[\]}]/.test(closing)) {
    const bracket = closing.trim().charAt(0)
    return {
      message: `The \`${bracket}\` that ends what was opened on line ${place.line} is not indented.`,
      place: { line: faulty, column: closing.indexOf(bracket) + 1 },
      hint: 'put two spaces before it.',
      mended: mendLine(faulty, `  ${closing}`),
    }
  }
  if (text[start] === '{') return explainBrace(line, place)
  const next = lines[place.line] ?? ''
  if (next.trim() !== '' && !/^\s*(?:- )?[\w-]+:(?:\s|$)/.test(next)) {
    return { message: 'A list that is opened with `[` does not end.', place, hint: 'write `]` after its last item.' }
  }
  return {
    message: 'A list that is opened with `[` does not end on this line.',
    place,
    hint: 'write `]` at the end of the line.',
    mended: mendLine(place.line, `${line.trimEnd()}]`),
    isGuess: true,
  }
}

function explainQuote(line: string, place: YamlFault['place']): YamlFault {
  const quote = line.charAt(place.column - 1)
  const mended = `${line.trimEnd()}${quote}`
  // Where the quote ends a text on the same line, what is left over cannot be mended by one more.
  const isOnce = !line.slice(place.column).includes(quote) && splitLine(line) !== undefined
  return {
    message: `A text that begins with \`${quote}\` does not end on this line.`,
    place,
    hint: `write \`${quote}\` at the end of the line.`,
    mended: isOnce ? mendLine(place.line, mended) : undefined,
    isGuess: true,
  }
}

function explainBrace(line: string, place: YamlFault['place']): YamlFault {
  const mended = quoteLine(line)
  return {
    message: 'A text that begins with a brace stands without quotes.',
    place,
    hint: hintQuotes(line),
    mended: mended === undefined ? undefined : mendLine(place.line, mended),
  }
}

/** Where the last of such parts before a fault begins; of brackets in brackets the outermost. */
function findOpening(yaml: Document, offset: number, isMeant: (node: Node) => boolean): number | undefined {
  let start: number | undefined
  visit(yaml, {
    Node(_, node) {
      const begin = node.range?.[0] ?? 0
      if (begin > offset) return visit.SKIP
      if (!isMeant(node)) return undefined
      start = begin
      return visit.SKIP
    },
  })
  return start
}

function isQuoted(node: Node): boolean {
  return isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE')
}

function isFlowCollection(node: Node): boolean {
  return isCollection(node) && node.flow === true
}
