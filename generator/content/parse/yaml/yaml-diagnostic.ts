import type { DiagnosticCode, Place } from '../../../shared/diagnostics/diagnostic.ts'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
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
export type YamlText = ReturnType<typeof indexText>

export function indexText(text: string) {
  const lines: readonly string[] = text.split('\n')
  // Lines are counted here, because the library's count may stop at an error.
  const placeAt = indexPlaces(text)
  /** A line by number, from 1. Empty outside the text. */
  const lineAt = (number: number) => lines[number - 1] ?? ''
  return { text, lines, placeAt, lineAt }
}

/** Splits a key or list item into what precedes its text, such as `  title: ` or `  - `, and the text. Empty otherwise. */
export function splitLine(line: string): { readonly lead: string; readonly text: string } {
  const [, lead = '', text = ''] = /^(\s*(?:(?:-\s+)*[\w-]+ *:|-)\s+)(\S.*)$/.exec(line.trimEnd()) ?? []
  return { lead, text }
}

/** A number, a list in brackets, or the `|` or `>` above a text, none of which may be in quotes. */
const isBare = /^(?:-[\d.]+|\[[^[\]]*\]|[|>][+-]?)$/

/** Quotes text for use after a key, if needed. */
export function quoteIfNeeded(text: string): string {
  return !isBare.test(text) && /^[\s>|?&*%@`!,[\]{}"'#“”-]|: |:$| #/.test(text) ? quoteText(text) : text
}

/** Quotes text, replacing quotes that were meant to surround it: curly ones, or some that end it too early. */
function quoteText(text: string): string {
  const [, , bare = text] =
    /^([“”„])([^“”]+)[“”]$/.exec(text) ??
    /^([‘’‚])((?:[^‘’]|’(?=\p{L}))+)[‘’]$/u.exec(text) ??
    /^([«「『])\s*([^«»「」『』]+?)\s*[»」』]$/.exec(text) ??
    /^(["'])(.+)\1$/s.exec(text) ??
    []
  const inside = (quotesWords(text) ? text : bare).replaceAll(String.raw`\'`, "'")
  return /["\\]/.test(inside) ? `'${inside.replaceAll("'", "''")}'` : `"${inside}"`
}

/** Quotes that aren't YAML's, by the first of them. */
export function nameQuotes(sign: string): string {
  return /[«「『]/.test(sign) ? `\`${sign}\` and \`${{ '«': '»', '「': '」' }[sign] ?? '』'}\`` : 'curly quotes'
}

/** Whether the first and last quotes of a text don't belong together, as in `"Salt" and "sand"`. */
function quotesWords(text: string): boolean {
  const [, sign = '', inside = ''] = /^(["'])(.+)\1$/s.exec(text) ?? []
  const [end, start] = [inside.indexOf(sign), inside.lastIndexOf(sign)]
  const ends = /\S/.test(inside.charAt(end - 1)) && !/[\p{L}\p{N}]/u.test(inside.charAt(end + 1))
  return end < start && ends && /[\s(]/.test(inside.charAt(start - 1))
}

const longestShown = 100

/** Reports text that needs quotes. The hint shows the quoted line, if it has text and doesn't go on below. */
export function askForQuotes(
  { lineAt }: Pick<YamlText, 'lineAt'>,
  place: Place,
  message: string,
  words = 'put the whole text in quotes',
): YamlDiagnostic {
  const line = lineAt(place.line)
  const { lead, text } = splitLine(line)
  if (text === '') return { message, place, hint: `${words}.` }
  const more: string[] = []
  while (goesOn(line, lineAt(place.line + more.length + 1))) more.push(lineAt(place.line + more.length + 1))
  const value = [text, ...more].join('\n').trimEnd()
  const quoted = (lead + quoteText(value)).split('\n')
  const shown = (quoted[0] ?? '').trim()
  const apostrophes = quoteText(value).startsWith("'") && value.includes("'") ? '; double each apostrophe in it' : ''
  const whole = shown.length > longestShown ? '' : `: \`${shown}\``
  const begin = shown.slice(0, 40).trim()
  const where =
    more.length === 0 ? whole : `, from \`${begin}\` to the end of line ${place.line + more.length}${apostrophes}`
  const corrected = new Map(quoted.map((one, index) => [place.line + index, one]))
  return { message, place, hint: `${words}${where}.`, corrected }
}

/** Reports an item that needs quotes in a list on one line. If more follows the `]`, as in a link, all of it is one text. */
export function askForQuotesInList(
  { lineAt }: Pick<YamlText, 'lineAt'>,
  place: Place,
  message: string,
): YamlDiagnostic | undefined {
  const line = lineAt(place.line)
  const [item = ''] = /^[^,\]]*[^,\]\s]/.exec(line.slice(place.column - 1)) ?? []
  // A comma inside quotes doesn't end an item.
  if (item === '' || item.includes('"') || !/^\[.*\]\s*(?:#.*)?$/.test(splitLine(line).text)) return undefined
  const end = line.slice(place.column - 1 + item.length)
  const corrected = line.slice(0, place.column - 1) + quoteIfNeeded(item) + end
  const hint = `put it in quotes: \`${shorten(corrected.trim(), longestShown)}\`.`
  return { message, place, hint, corrected: new Map([[place.line, corrected]]) }
}

/** Whether a value goes on in the next line, which is indented and neither a key nor a list item. */
function goesOn(line: string, next: string): boolean {
  return next.search(/\S/) > line.search(/\S/) && !/^\s*(?:#|-\s|["'\w-]+:(?:\s|$))/.test(next)
}
