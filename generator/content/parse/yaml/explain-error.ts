import { type Document, isCollection, isScalar, type YAMLError } from 'yaml'
import { nameCharacter } from '../check-text.ts'
import { explainIndentOfItems, explainItems, isBulleted } from './explain-items.ts'
import { explainSign, findCut } from './find-misread.ts'
import { askForQuotes, quoteIfNeeded, splitLine } from './quote-line.ts'
import { mendLine, type YamlDiagnostic, type YamlText } from './yaml-diagnostic.ts'
import { listNodes, startOf } from './yaml-document.ts'

/** Where YAML found an error, and the lines of the file. */
interface ErrorLine {
  readonly error: YAMLError
  readonly place: YamlDiagnostic['place']
  readonly lines: readonly string[]
  readonly line: string
}

/** An error of YAML in an author's words. Its own messages speak of scalars and mappings; authors know lines, quotes and spaces. */
export function explainError(error: YAMLError, yaml: Document.Parsed, text: YamlText): YamlDiagnostic {
  const { lines } = text
  const place = text.placeAt(error.pos[0])
  const at = { error, place, lines, line: lines[place.line - 1] ?? '' }
  return explainUnclosed(error, yaml, text) ?? explainLine(at) ?? explainCode(at)
}

/** A quote or bracket that is not closed. The error is only found at the end of the file or group: the cause is reported. */
function explainUnclosed(
  { code, pos: [offset] }: YAMLError,
  yaml: Document.Parsed,
  { text, lines, placeAt }: YamlText,
): YamlDiagnostic | undefined {
  if (code !== 'MISSING_CHAR' && code !== 'BAD_INDENT') return undefined
  const opened = listNodes(yaml).find(({ node }) => {
    const [start, end] = node.range ?? [0, 0]
    if (isCollection(node) && node.flow) return start < offset && offset <= end
    const isQuoted = isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE')
    return isQuoted && (end === start + 1 || text[end - 1] !== text[start])
  })
  if (!opened) return undefined
  const sign = text.charAt(startOf(opened.node))
  const place = placeAt(startOf(opened.node))
  const line = lines[place.line - 1] ?? ''
  if (sign === '"' || sign === "'") return explainQuote(line, place, sign)
  const cut = findCut(line, place.line)
  if (cut) return cut
  if (sign === '{') return askForQuotes(line, place, 'A text that begins with a brace stands without quotes.')
  const last = placeAt(offset)
  const closing = lines[last.line - 1] ?? ''
  if (last.line > place.line && closing.startsWith(']')) {
    return {
      message: `The \`]\` that ends what was opened on line ${place.line} is not indented.`,
      place: { line: last.line, column: 1 },
      hint: 'put two spaces before it.',
      mended: mendLine(last.line, `  ${closing}`),
    }
  }
  const isOneLine = /^\s*(?:$|(?:- )?[\w-]+:(?:\s|$))/.test(lines[place.line] ?? '')
  return {
    message: 'A list that is opened with `[` does not end on this line.',
    place,
    hint: isOneLine ? 'write `]` at the end of the line.' : 'write `]` after its last item.',
    mended: isOneLine ? mendLine(place.line, `${line.trimEnd()}]`) : undefined,
    isGuess: true,
  }
}

function explainQuote(line: string, place: YamlDiagnostic['place'], quote: string): YamlDiagnostic {
  // If the quote occurs again on the line, one more does not close the text.
  const isOnce = !line.slice(place.column).includes(quote) && splitLine(line) !== undefined
  return {
    message: `A text that begins with \`${quote}\` does not end on this line.`,
    place,
    hint: `write \`${quote}\` at the end of the line.`,
    mended: isOnce ? mendLine(place.line, `${line.trimEnd()}${quote}`) : undefined,
    isGuess: true,
  }
}

/** What the line itself shows, whatever YAML took it for. */
function explainLine({ error, place, lines, line }: ErrorLine): YamlDiagnostic | undefined {
  const space = explainSpace(line, place.line)
  if (space) return space
  if (error.code === 'TAB_AS_INDENT') return explainTabs(lines, place)
  if (isBulleted(line)) return explainItems(lines, place.line)
  const isInText = place.column > (splitLine(line)?.lead.length ?? Infinity)
  return isInText ? explainSign(lines, place.line) : undefined
}

/** What looks like a space, or like nothing at all, and is neither space nor tab to YAML. */
const unusual = /[^\S \t\n]|[\u200B-\u200D\u2060]/g

/** Where YAML wants a space: before a key or an item, after `- `, and after the colon of a key. */
const structure =
  /^(?:\s|[\u200B-\u200D\u2060])*(?:-(?:\s|[\u200B-\u200D\u2060])+)?(?:[\w-]+:(?:\s|[\u200B-\u200D\u2060])*)?/

/** A character that came with a copy from a web page or a word processor: the line looks right, and is not. */
function explainSpace(line: string, number: number): YamlDiagnostic | undefined {
  const [lead = ''] = structure.exec(line) ?? []
  const index = lead.search(unusual)
  if (index < 0) return undefined
  const name = nameCharacter(lead, index)
  const look = name === 'U+00A0' ? `a no-break space (${name})` : `the character ${name}`
  return {
    message: `Here stands ${look}, which looks like a space, but is none.`,
    place: { line: number, column: index + 1 },
    hint: 'delete it, and type an ordinary space.',
    mended: mendLine(number, lead.replaceAll(unusual, ' ') + line.slice(lead.length)),
  }
}

/** Lines that are indented with a tab come together, from an editor that is set so: they are reported once. */
function explainTabs(lines: readonly string[], place: YamlDiagnostic['place']): YamlDiagnostic {
  const mended = lines.flatMap((line, index) => {
    return /^ *\t/.test(line)
      ? [[index + 1, line.replace(/^\s+/, (indent) => indent.replaceAll('\t', '  '))] as const]
      : []
  })
  const message = 'The line is indented with a tab.'
  return { message, place, hint: 'use spaces in place of tabs.', mended: new Map(mended), isGuess: true }
}

function explainCode(at: ErrorLine): YamlDiagnostic {
  const { error, place, lines, line } = at
  switch (error.code) {
    case 'MULTILINE_IMPLICIT_KEY':
      return explainNoKey(at)
    case 'MISSING_CHAR':
      return /^\s*(?:- )?[\w-]+:(?:\s|$)/.test(line) ? explainUnknown(at) : explainNoKey(at)
    case 'BLOCK_AS_IMPLICIT_KEY':
      return explainIndentOfItems(lines, place.line) ?? explainKeyBelow(at) ?? explainColon(at)
    case 'BAD_INDENT':
      return explainIndent(at)
    case 'MULTIPLE_DOCS':
      return {
        message: 'The file holds a second document after a line `---`.',
        place,
        hint: 'remove the line `---`.',
        mended: mendLine(place.line, line.slice(3)),
      }
    case 'BAD_SCALAR_START':
      return askForQuotes(line, place, 'A text that begins with a sign of YAML stands without quotes.')
    case 'BAD_DQ_ESCAPE':
      return askForQuotes(
        line,
        place,
        'In double quotes a backslash has a meaning of its own, and not before this letter.',
      )
    case 'UNEXPECTED_TOKEN':
      return explainLeftOver(at)
    default:
      return explainUnknown(at)
  }
}

/** Rare errors, in YAML's own words. */
function explainUnknown({ error, place }: ErrorLine): YamlDiagnostic {
  const message = `This line cannot be read as YAML: ${error.message}.`
  return { message, place, hint: 'compare it with the same line of another file.' }
}

/** A line that is no key: without the space after its colon, or without a colon. */
function explainNoKey({ place, line }: ErrorLine): YamlDiagnostic {
  const [, lead, key, text] = /^(\s*(?:- +)?)([A-Za-z][\w-]*):((?!\/\/)\S.*?)\s*$/.exec(line) ?? []
  if (lead !== undefined && key !== undefined && text !== undefined) {
    const mended = `${lead}${key}: ${quoteIfNeeded(text)}`
    return {
      message: `The space after the colon of \`${key}\` is missing.`,
      place: { line: place.line, column: lead.length + key.length + 2 },
      hint: `write \`${mended.trim()}\`.`,
      mended: mendLine(place.line, mended),
    }
  }
  return {
    message: `The line \`${line.trim().slice(0, 40)}\` is neither a key with its colon nor a part of the line above.`,
    place,
    hint: 'write a key, a colon and a space before it, or indent it under the text to which it belongs.',
  }
}

/** A key that is indented as if it were a part of the text above it. */
function explainKeyBelow({ place, lines, line }: ErrorLine): YamlDiagnostic | undefined {
  const below = lines[place.line] ?? ''
  const hasOneColon = /^\s*(?:- )?[\w-]+:\s+\S/.test(line) && !/^\s*(?:- )?[\w-]+:.*:(\s|$)/.test(line)
  if (!hasOneColon || !/^\s+[\w-]+:(\s|$)/.test(below)) return undefined
  const mended = `${' '.repeat(line.search(/[^\s-]/))}${below.trimStart()}`
  return {
    message: 'The line under this one is indented more, as if it belonged to this text.',
    place,
    hint: 'begin the key under this line in the same column as the key on this line.',
    mended: new Map([...mendLine(place.line, line), ...mendLine(place.line + 1, mended)]),
    isGuess: true,
  }
}

function explainColon({ place, line }: ErrorLine): YamlDiagnostic {
  const isCurly = /^[“”„‘’‚]/.test(splitLine(line)?.text ?? '')
  const where = isCurly ? 'stands in curly quotes, which are letters to YAML' : 'stands without quotes'
  const words = `put the whole text in ${isCurly ? 'straight ' : ''}quotes`
  return askForQuotes(line, place, `A text with a colon and a space in it ${where}.`, words)
}

function explainIndent({ place, lines }: ErrorLine): YamlDiagnostic {
  // A remark in the middle of a text that goes over several lines ends it; what follows belongs to nothing.
  const cut = findCut(lines[place.line - 2] ?? '', place.line - 1)
  if (cut) return { ...cut, mended: undefined }
  return (
    explainIndentOfItems(lines, place.line) ?? {
      message: 'This line is not indented like the lines that it belongs to.',
      place,
      hint: 'give all keys of one group the same number of spaces; an entry of a list begins with `- `.',
    }
  )
}

/** Something follows a part that has ended: a quote, a bracket, or all that came before. */
function explainLeftOver(at: ErrorLine): YamlDiagnostic {
  const { place, line } = at
  if (line.slice(0, place.column - 1).trim() === '') return explainIndent(at)
  const parts = splitLine(line)
  const sign = parts && place.column > parts.lead.length + 1 ? parts.text.charAt(0) : ''
  if (sign === '{') return askForQuotes(line, place, 'A text that begins with a brace stands without quotes.')
  if (sign === '[')
    return askForQuotes(line, place, 'Something more stands on this line after the `]` that ends a list.')
  if (sign === '"' || sign === "'") {
    const message = `The second \`${sign}\` ends the text, and something more stands after it.`
    return askForQuotes(line, place, message, 'put the whole text in quotes that it does not hold')
  }
  return {
    message: 'Something stands here that belongs to nothing: mostly a quote that ends a text too early.',
    place,
    hint: "put a text that holds double quotes in 'single quotes', and one that holds single ones in double quotes.",
  }
}
