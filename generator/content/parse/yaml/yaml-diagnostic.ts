import type { DiagnosticCode, Place } from '../../../shared/diagnostics/diagnostic.ts'
import { indexPlaces } from '../place-in.ts'

/** A problem with YAML that can't be parsed, or doesn't mean what its author intended. */
export interface YamlDiagnostic {
  /** Defaults to `content/yaml-syntax`. */
  readonly code?: DiagnosticCode
  readonly message: string
  readonly place: Place
  readonly hint: string
  /**
   * Corrected lines by number, so that the rest of the file is checked in the same run. Nothing else is reported on them.
   * Absent if the intent is unclear: parsing stops then.
   */
  readonly corrected?: ReadonlyMap<number, string> | undefined
  /** The correction may be wrong. */
  readonly isGuess?: true
  /** May be a false positive after a wrong guess. Diagnostics without a correction always may. */
  readonly canEcho?: true
}

/** YAML source with its lines. */
export interface YamlText {
  readonly text: string
  readonly lines: readonly string[]
  /** Counted here, because the library's line count may stop at an error. */
  readonly placeAt: (offset: number) => Place
  /** A line by number, from 1. Empty outside the text. */
  readonly lineAt: (number: number) => string
}

export function indexText(text: string): YamlText {
  const lines = text.split('\n')
  return { text, lines, placeAt: indexPlaces(text), lineAt: (number) => lines[number - 1] ?? '' }
}

/** Splits a key or list item into what precedes its text, such as `  title: ` or `  - `, and the text. */
export function splitLine(line: string): { readonly lead: string; readonly text: string } | undefined {
  const [, lead, text] = /^(\s*(?:(?:-\s+)*[\w-]+:|-)\s+)(\S.*?)\s*$/.exec(line) ?? []
  return lead === undefined || text === undefined ? undefined : { lead, text }
}

/** Quotes text for use after a key, if needed. */
export function quoteIfNeeded(text: string): string {
  return /^[\s>|?&*%@`!,[\]{}"'#“”-]|: |:$| #/.test(text) ? quoteText(text) : text
}

/** Quotes text, replacing quotes that were meant to surround it: curly ones, or some that end it too early. */
function quoteText(text: string): string {
  const [, , bare = text] =
    /^([“”„])(.+)[“”]$/.exec(text) ?? /^([‘’‚])(.+)[‘’]$/.exec(text) ?? /^(["'])(.+)\1$/.exec(text) ?? []
  return /["\\]/.test(bare) ? `'${bare.replaceAll("'", "''")}'` : `"${bare}"`
}

const longestShown = 100

/** Reports text that needs quotes. The hint shows the quoted line, if it has text. */
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
