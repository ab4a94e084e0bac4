import type { Place } from '../../../shared/diagnostics/diagnostic.ts'
import { mendLine, type YamlDiagnostic } from './yaml-diagnostic.ts'

/** A line of YAML in its parts: what comes before its text, such as `  title: ` or `  - `, and the text. */
export interface TextLine {
  readonly lead: string
  readonly text: string
}

/** Longer lines are not shown in a hint. */
const longestShown = 100

/** A key or an item, with the text behind it on the same line. `undefined` if there is none. */
export function splitLine(line: string): TextLine | undefined {
  const [, lead, text] = /^(\s*(?:(?:-\s+)*[\w-]+:|-)\s+)(\S.*?)\s*$/.exec(line) ?? []
  return lead === undefined || text === undefined ? undefined : { lead, text }
}

/** A text as it can follow a key: in quotes if it needs them. */
export function quoteIfNeeded(text: string): string {
  return /^[\s>|?&*%@`!,[\]{}"'#“”-]|: |:$| #/.test(text) ? quoteText(text) : text
}

/** A text in quotes that do not end it, without those that were meant as such: curly ones, or some that end too early. */
function quoteText(text: string): string {
  const [, , bare = text] =
    /^([“”„])(.+)[“”]$/.exec(text) ?? /^([‘’‚])(.+)[‘’]$/.exec(text) ?? /^(["'])(.+)\1$/.exec(text) ?? []
  return /["\\]/.test(bare) ? `'${bare.replaceAll("'", "''")}'` : `"${bare}"`
}

/** The line with its text in quotes. */
function quoteLine(line: string): string | undefined {
  const parts = splitLine(line)
  return parts && `${parts.lead}${quoteText(parts.text)}`
}

/** Reports a text that only needs quotes. */
export function askForQuotes(
  line: string,
  place: Place,
  message: string,
  words = 'put the whole text in quotes',
): YamlDiagnostic {
  const mended = quoteLine(line)
  return {
    message,
    place,
    hint: showLine(words, mended),
    mended: mended === undefined ? undefined : mendLine(place.line, mended),
  }
}

/** `write: a line to type`, or the words alone if there is none or it is too long. */
function showLine(words: string, line: string | undefined): string {
  const shown = line?.trim()
  return shown && shown.length <= longestShown ? `${words}: \`${shown}\`.` : `${words}.`
}
