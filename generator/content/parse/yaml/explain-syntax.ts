import type { Document, YAMLError } from 'yaml'
import { explainIndentOfItems, explainItems, isBulleted } from './explain-items.ts'
import { explainColon, explainKeyBelow, explainNoKey, explainOutdented } from './explain-keys.ts'
import { explainOpened } from './explain-opened.ts'
import { explainSign } from './explain-sign.ts'
import { explainSpace } from './explain-space.ts'
import { findCut } from './find-cut-texts.ts'
import { hintQuotes, quoteLine, requoteLine, showLine, splitLine } from './quote-line.ts'
import { mendLine, type YamlFault } from './yaml-fault.ts'
import type { YamlText } from './yaml-text.ts'

/** A mistake in YAML in an author's words. Its own messages speak of scalars and mappings; authors know lines, quotes and spaces. */
export function explainSyntax(error: YAMLError, yaml: Document, text: YamlText): YamlFault {
  const { lines } = text
  const place = text.placeAt(error.pos[0])
  const at: FaultLine = { error, place, lines, line: lines[place.line - 1] ?? '' }
  return explainOpened(error, yaml, text) ?? explainLine(at) ?? explainCode(at)
}

/** Where YAML found a fault, and the lines of the file. */
export interface FaultLine {
  readonly error: YAMLError
  readonly place: YamlFault['place']
  readonly lines: readonly string[]
  readonly line: string
}

/** What the line itself shows, whatever YAML took it for. */
function explainLine({ error, place, lines, line }: FaultLine): YamlFault | undefined {
  const space = explainSpace(line, place.line)
  if (space) return space
  if (error.code === 'TAB_AS_INDENT') return explainTabs(lines, place)
  if (isBulleted(line)) return explainItems(lines, place.line)
  const isInText = place.column > (splitLine(line)?.lead.length ?? Infinity)
  return isInText ? explainSign(lines, place.line) : undefined
}

function explainCode(at: FaultLine): YamlFault {
  const { error, place, lines, line } = at
  switch (error.code) {
    case 'MULTILINE_IMPLICIT_KEY':
      return explainNoKey(at)
    case 'MISSING_CHAR':
      return /^\s*(?:- )?[\w-]+:(?:\s|$)/.test(line) ? explainUnknown(error, place) : explainNoKey(at)
    case 'BLOCK_AS_IMPLICIT_KEY':
      return explainIndentOfItems(lines, place.line) ?? explainKeyBelow(at) ?? explainColon(at)
    case 'BAD_INDENT':
      return explainIndent(at)
    case 'MULTIPLE_DOCS':
      return explainDocuments(at)
    case 'BAD_SCALAR_START':
      return quote(at, 'A text that begins with a sign of YAML stands without quotes.')
    case 'BAD_DQ_ESCAPE':
      return explainEscape(at)
    case 'UNEXPECTED_TOKEN':
      return explainLeftOver(at)
    default:
      return explainUnknown(error, place)
  }
}

/** What nobody has met yet, in YAML's own words. */
function explainUnknown({ message }: YAMLError, place: YamlFault['place']): YamlFault {
  return {
    message: `This line cannot be read as YAML: ${message}.`,
    place,
    hint: 'compare it with the same line of another file.',
  }
}

/** Lines that are indented with a tab come together, from an editor that is set so: they are told once. */
function explainTabs(lines: readonly string[], place: YamlFault['place']): YamlFault {
  const tabbed = lines.flatMap((line, index) => (/^ *\t/.test(line) ? [index + 1] : []))
  return {
    message: 'The line is indented with a tab.',
    place,
    hint: 'use spaces in place of tabs.',
    mended: new Map(tabbed.map((number) => [number, replaceTabs(lines[number - 1] ?? '')])),
    isGuess: true,
  }
}

function replaceTabs(line: string): string {
  return line.replace(/^\s+/, (indent) => indent.replaceAll('\t', '  '))
}

function explainIndent({ place, lines }: FaultLine): YamlFault {
  // A remark in the middle of a text that goes over several lines ends it; what follows belongs to nothing.
  const cut = findCut(lines[place.line - 2] ?? '', place.line - 1)
  if (cut) return { ...cut, mended: undefined }
  return (
    explainIndentOfItems(lines, place.line) ?? {
      message: 'This line is not indented like the lines that it belongs to.',
      place,
      hint: 'give all keys of one group the same number of spaces.',
    }
  )
}

function explainDocuments({ place, lines, line }: FaultLine): YamlFault {
  const end = lines.slice(0, place.line).findLastIndex((text) => text.startsWith('...'))
  if (!line.startsWith('---') && end >= 0) {
    return {
      message: 'For YAML the file ends at the line `...`, but more stands below it.',
      place: { line: end + 1, column: 1 },
      hint: 'remove the line `...`.',
      mended: mendLine(end + 1, ''),
    }
  }
  return {
    message: 'The file holds a second document after a line `---`.',
    place,
    hint: 'remove the line `---`.',
    mended: mendLine(place.line, line.slice(3)),
  }
}

function explainEscape({ place, line }: FaultLine): YamlFault {
  const mended = requoteLine(line)
  return {
    message: 'In double quotes a backslash has a meaning of its own, and not before this letter.',
    place,
    hint: "write two backslashes, or put the text in 'single quotes'.",
    mended: mended === undefined ? undefined : mendLine(place.line, mended),
  }
}

/** Something stands behind a part that has ended: a quote, a bracket, or all that came before. */
function explainLeftOver(at: FaultLine): YamlFault {
  const { place, line } = at
  if (line.slice(0, place.column - 1).trim() === '') return explainOutdented(at)
  const parts = splitLine(line)
  const sign = parts && place.column > parts.lead.length + 1 ? parts.text.charAt(0) : ''
  if (sign === '{') return quote(at, 'A text that begins with a brace stands without quotes.')
  if (sign === '[') return quote(at, 'Something more stands on this line after the `]` that ends a list.')
  if (sign !== '"' && sign !== "'") {
    return {
      message: 'Something stands here that belongs to nothing: mostly a quote that ends a text too early.',
      place,
      hint: "put a text that holds double quotes in 'single quotes', and one that holds single ones in double quotes.",
    }
  }
  const mended = requoteLine(line)
  return {
    message: `The second \`${sign}\` ends the text, and something more stands after it.`,
    place,
    hint: showLine('put the whole text in quotes that it does not hold', mended),
    mended: mended === undefined ? undefined : mendLine(place.line, mended),
  }
}

/** A text of one line that needs nothing but quotes. */
function quote({ place, line }: FaultLine, message: string): YamlFault {
  const mended = quoteLine(line)
  return {
    message,
    place,
    hint: hintQuotes(line),
    mended: mended === undefined ? undefined : mendLine(place.line, mended),
  }
}
