import type { DiagnosticCode, Place } from '../../../shared/diagnostics/diagnostic.ts'
import { indexPlaces } from '../place-in.ts'

/** What is reported of a place where YAML cannot be read, or does not mean what its author meant. */
export interface YamlDiagnostic {
  /** `content/yaml-syntax` if it is absent. */
  readonly code?: DiagnosticCode
  readonly message: string
  readonly place: Place
  readonly hint: string
  /**
   * Lines as they were most likely meant, by their number, so that the rest of the file is checked in the same run.
   * Nothing else is reported of these lines. Absent if no one can know what was meant: the file is not read on then.
   */
  readonly corrected?: ReadonlyMap<number, string> | undefined
  /** The lines may also have been meant in another way. */
  readonly isGuess?: true
  /** After a wrong guess this may be reported of a line that is right; what has no correction always may. */
  readonly canEcho?: true
}

/** A text of YAML with its lines. */
export interface YamlText {
  readonly text: string
  readonly lines: readonly string[]
  /** Counted here and not by the library, whose count of lines may stop at an error. */
  readonly placeAt: (offset: number) => Place
  /** A line by its number, from 1; empty outside the text. */
  readonly lineAt: (number: number) => string
}

export function indexText(text: string): YamlText {
  const lines = text.split('\n')
  return { text, lines, placeAt: indexPlaces(text), lineAt: (number) => lines[number - 1] ?? '' }
}

/** A key or an item in its parts: what comes before its text, such as `  title: ` or `  - `, and the text on that line. */
export function splitLine(line: string): { readonly lead: string; readonly text: string } | undefined {
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

const longestShown = 100

/** Reports a text that only needs quotes. The hint shows the line with them, if there is a text on it. */
export function askForQuotes(
  line: string,
  place: Place,
  message: string,
  words = 'put the whole text in quotes',
): YamlDiagnostic {
  const parts = splitLine(line)
  if (!parts) return { message, place, hint: `${words}.` }
  const quoted = `${parts.lead}${quoteText(parts.text)}`
  const shown = quoted.trim()
  const hint = shown.length > longestShown ? `${words}.` : `${words}: \`${shown}\`.`
  return { message, place, hint, corrected: new Map([[place.line, quoted]]) }
}
