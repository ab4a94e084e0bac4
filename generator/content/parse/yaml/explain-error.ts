import type { Document, YAMLError } from 'yaml'
import type { Place } from '../../../shared/diagnostics/diagnostic.ts'
import { explainBraces } from './explain-braces.ts'
import { explainDashes } from './explain-dashes.ts'
import { explainIndentOfItems, explainIndentOfKey, explainMixedList, isRemark } from './explain-indent.ts'
import { correctLines, explainItems, findLast, indentOf, isBulleted, isItem } from './explain-items.ts'
import { explainNoColon, explainNoKey } from './explain-no-key.ts'
import { explainSpace } from './explain-space.ts'
import { explainListBelow, explainTextBelow } from './explain-text-below.ts'
import { braceMessage, explainUnclosed } from './explain-unclosed.ts'
import { explainSign, findCut } from './find-misread.ts'
import {
  askForQuotes,
  askForQuotesInList,
  nameQuotes,
  quoteIfNeeded,
  splitLine,
  type YamlDiagnostic,
  type YamlText,
} from './yaml-diagnostic.ts'

/** Explains a YAML error in words that authors know: the library's messages mention scalars and mappings. */
export function explainError(error: YAMLError, yaml: Document.Parsed, text: YamlText): YamlDiagnostic {
  const place = skipRemarks(text.placeAt(error.pos[0]), text)
  const line = text.lineAt(place.line)
  const below = text.lineAt(place.line + 1)
  // A key under an entry is one more of its keys, so the braces aren't what is missing.
  const goesOnBelow = !line.includes('{') && indentOf(below) > indentOf(line) && /^\s+[\w-]+:(?:\s|$)/.test(below)
  return (
    (goesOnBelow ? undefined : explainBraces(line, place.line)) ??
    (isItem(below) ? explainMixedList(text, place.line + 1) : undefined) ??
    explainMixedList(text, place.line) ??
    explainUnclosed(error, yaml, text) ??
    explainLine(error, place, text) ??
    explainDashes(line, place) ??
    explainCode(error, place, text)
  )
}

/** An error at a blank line or comment belongs to the next line. */
function skipRemarks(place: Place, { lines }: YamlText): Place {
  const index = lines.findIndex((line, at) => at >= place.line - 1 && !isRemark(line))
  return index < place.line ? place : { line: index + 1, column: (lines[index] ?? '').search(/\S/) + 1 }
}

/** Explains what is visible on the line, whatever the parser made of it. */
function explainLine(error: YAMLError, place: Place, text: YamlText): YamlDiagnostic | undefined {
  const line = text.lineAt(place.line)
  const space = explainSpace(line, place.line)
  if (space) return space
  if (error.code === 'TAB_AS_INDENT' || /^ *\t/.test(line)) return explainTabs(place, text)
  if (/^\s*`{3}/.test(line)) {
    const fences = text.lines.flatMap((one, index) => (/^\s*`{3}/.test(one) ? [[index + 1, ''] as const] : []))
    const message = 'A line of backticks begins a code block in Markdown, but has no meaning in this file.'
    return { message, place, hint: 'delete it, and the one below that closes the block.', corrected: new Map(fences) }
  }
  if (isBulleted(line)) return explainItems(text, place.line)
  return place.column > splitLine(line).lead.length ? explainSign(text, place.line) : undefined
}

const expandTabs = (line: string) => line.replace(/^\s+/, (indent) => indent.replaceAll('\t', '  '))

/** Reports tab indentation once, because it comes from editor settings and affects many lines. */
function explainTabs(place: Place, { lines }: YamlText): YamlDiagnostic {
  const corrected = new Map(lines.flatMap((line, index) => (/^ *\t/.test(line) ? [[index + 1, expandTabs(line)]] : [])))
  const message = 'The line is indented with a tab.'
  return { message, place, hint: 'use spaces instead of tabs.', corrected, isGuess: true }
}

/** The parser blames the line above one that is indented with a tab. */
function explainTabsBelow({ line }: Place, text: YamlText): YamlDiagnostic | undefined {
  return /^ *\t\s*\S/.test(text.lineAt(line + 1)) ? explainTabs({ line: line + 1, column: 1 }, text) : undefined
}

function explainCode(error: YAMLError, place: Place, text: YamlText): YamlDiagnostic {
  const line = text.lineAt(place.line)
  switch (error.code) {
    case 'MULTILINE_IMPLICIT_KEY':
      return explainNoKey(place, text)
    case 'MISSING_CHAR':
      return /^\s*(?:- )?[\w-]+:(?:\s|$)/.test(line) ? explainIndent(place, text) : explainNoKey(place, text)
    case 'BLOCK_AS_IMPLICIT_KEY':
      return (
        explainTabsBelow(place, text) ??
        explainListBelow(text, place.line) ??
        (/^\s*-[{[]/.test(text.lineAt(place.line - 1)) ? explainItems(text, place.line - 1) : undefined) ??
        explainIndentOfItems(text, place.line) ??
        explainKeyBelow(place, text) ??
        explainStrayItems(place, text) ??
        explainColon(place, text)
      )
    case 'BAD_INDENT':
      return explainIndent(place, text)
    case 'MULTIPLE_DOCS': {
      const message = 'A second `---` line begins another document here, but a file can hold only one.'
      return { message, place, hint: 'delete the `---` line.', corrected: new Map([[place.line, line.slice(3)]]) }
    }
    case 'BAD_SCALAR_START': {
      const message = 'A value that starts with this character must be in quotes.'
      return askForQuotesInList(text, place, message) ?? askForQuotes(text, place, message)
    }
    case 'BAD_DQ_ESCAPE': {
      const message = "In double quotes, a backslash begins an escape code, and this isn't a valid one."
      return askForQuotes(text, place, message)
    }
    case 'UNEXPECTED_TOKEN':
      return explainLeftOver(place, text)
    default: {
      const message = "This line can't be read: a comma, colon, quote or bracket is missing, or there is one too many."
      return { message, place, hint: 'compare it with the same line of another file.' }
    }
  }
}

/** Explains a key indented as if it were part of the text above it. */
function explainKeyBelow({ line: number }: Place, text: YamlText): YamlDiagnostic | undefined {
  const [line, below] = [text.lineAt(number), text.lineAt(number + 1)]
  const hasOneColon = /^\s*(?:- )?[\w-]+:\s+\S/.test(line) && !/^\s*(?:- )?[\w-]+:.*:(\s|$)/.test(line)
  if (!hasOneColon || !/^\s+[\w-]+:(\s|$)/.test(below)) return undefined
  return explainIndentOfKey(text, number + 1)
}

/** Explains list items below a key that has a text already. */
function explainStrayItems({ line: number }: Place, { lines, lineAt }: YamlText): YamlDiagnostic | undefined {
  const blamed = lineAt(number)
  const isBelow = isItem(lineAt(number + 1)) && indentOf(lineAt(number + 1)) > indentOf(blamed)
  const hasTwoColons = /:\s.*:(?:\s|$)/.test(blamed)
  if (!isBelow && (!isItem(blamed) || hasTwoColons)) return undefined
  const first = isBelow ? number + 1 : number
  const line = lineAt(first)
  const last = findLast(lines, first, (below) => isRemark(below) || indentOf(below) >= indentOf(line))
  const above = lines.slice(0, first - 1).findLastIndex((text) => !isRemark(text)) + 1
  const { lead, text } = splitLine(lineAt(above))
  const key = /[\w-]+(?= *:\s+$)/.exec(lead)?.[0]
  if (key === undefined) return undefined
  const isEmptyList = /^\[\s*\](?:\s+#.*)?$/.test(text)
  return {
    message: `These are list items, but \`${key}\` above them is ${isEmptyList ? 'an empty list' : 'a text'} already.`,
    place: { line: first, column: indentOf(line) + 1 },
    hint: isEmptyList
      ? `for an empty list, delete them; to keep them, write only \`${key}:\` above them.`
      : `for a list, write only \`${key}:\` above them; for a text of several lines, write \`${key}: |\` and indent all of it below.`,
    corrected: correctLines(lines, [first, last], () => '').set(
      above,
      lead + (isEmptyList ? text : quoteIfNeeded(text)),
    ),
  }
}

function explainColon(place: Place, text: YamlText): YamlDiagnostic {
  const [sign = ''] = /^[“”„‘’‚«「『]/.exec(splitLine(text.lineAt(place.line)).text) ?? []
  const where = sign === '' ? "isn't in quotes" : `is in ${nameQuotes(sign)}, which YAML reads as part of the text`
  const words = `put the whole text in ${sign === '' ? '' : 'straight '}quotes`
  return askForQuotes(text, place, `This text contains a colon followed by a space, but ${where}.`, words)
}

function explainIndent(place: Place, text: YamlText): YamlDiagnostic {
  // A comment inside multi-line text ends it, and the lines after it don't belong to anything.
  const cut = findCut(text.lineAt(place.line - 1), place.line - 1)
  if (cut) return { ...cut, corrected: undefined }
  // A comment behind a line without a colon: the parser blames the next one.
  const above = text.lineAt(place.line - 1)
  const noColon = /\s#\s/.test(above) ? explainNoColon(text, place.line - 1) : undefined
  if (noColon) return noColon
  const unindented = explainTextBelow(text, place.line)
  if (unindented) return unindented
  const message = "This line isn't indented like the lines it belongs with."
  const hint = 'indent all keys of a group by the same number of spaces; each list entry begins with `- `.'
  return explainIndentOfItems(text, place.line) ?? explainIndentOfKey(text, place.line) ?? { message, place, hint }
}

/** Explains content after a closing quote or bracket, or after everything else has ended. */
function explainLeftOver(place: Place, source: YamlText): YamlDiagnostic {
  const line = source.lineAt(place.line)
  if (line.slice(0, place.column - 1).trim() === '') return explainIndent(place, source)
  if (line.slice(place.column - 1).trim() === ',') {
    const message = "In YAML, unlike in JSON, lines don't end with a comma."
    const corrected = new Map([[place.line, line.slice(0, place.column - 1)]])
    return { message, place, hint: 'delete the comma.', corrected }
  }
  const { lead, text } = splitLine(line)
  const sign = place.column > lead.length + 1 ? text.charAt(0) : ''
  if (sign === '{') return askForQuotes(source, { ...place, column: lead.length + 1 }, braceMessage)
  if (sign === '[') {
    const message = 'There is something else on this line after the `]` that closes a list.'
    const words = "move it inside the brackets; or, if it's all one value, put it in quotes"
    return askForQuotes(source, place, message, words)
  }
  if (sign === '"' || sign === "'") {
    const message = `The second \`${sign}\` closes the text, but there is more after it.`
    const words = `put ${text.includes('"') ? 'single' : 'double'} quotes around the whole text`
    return askForQuotes(source, place, message, words)
  }
  const message = 'There is something extra here. Usually, a quotation mark ended the text too early.'
  const hint =
    "put text that contains double quotes in 'single quotes', and text that contains single quotes in double quotes."
  return { message, place, hint }
}
