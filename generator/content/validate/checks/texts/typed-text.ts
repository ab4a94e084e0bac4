import { collections, files } from '../../../../schema/collections.ts'
import type { Place } from '../../../../shared/diagnostics/diagnostic.ts'
import { groupBy } from '../../../../shared/group-by.ts'
import { indexPlaces } from '../../../parse/place-in.ts'
import type { ParsedSource } from '../../../parse/parse-source.ts'
import type { YamlValue } from '../../../parse/yaml/yaml-document.ts'
import type { ParsedContent, SourceKind } from '../../entry.ts'
import type { Path } from '../../find-place.ts'

/** A text as typed: a YAML value with its quotes, a line of the body, or several lines if a template tag spans them. */
export interface TypedText {
  readonly typed: string
  readonly placeAt: (index: number) => Place
  /** For a YAML value: its path and parsed text. */
  readonly value?: YamlValue
}

/** A content file, or the configuration, which has no kind and no Markdown. */
export type CheckedFile = Pick<ParsedContent, 'parsed'> & Partial<ParsedContent>

/** A quick test for a body, which has many lines: one of these must match for any check to apply. */
const worthReading = /TODO:|\\[a-z]|[{｛\u202A-\u202E\u2066-\u2069\uFFFC\uFFFD]|[ÃÂâ][\u0080-\u00BF€]/

/** A line, plus those that a tag such as `{{< figure … >}}` spans. An unclosed tag ends with its line. */
const piece = /(?:\{[{%](?:(?:(?!\n[ \t]*\n)[^]){0,2000}?[}%]\}|[^\n]*)|[^\n{]+|\{)+/g

/** Values first. Keys are left out, because unknown ones are reported anyway. */
export function listTexts({ texts, yamlText, body = { text: '', firstLine: 1 }, placeAt }: ParsedSource): TypedText[] {
  const read = worthReading.test(body.text) ? body.text : ''
  const placeInBody = indexPlaces(read, body.firstLine)
  return [
    ...texts.map((value) => ({
      typed: yamlText.slice(value.start, value.end),
      placeAt: (index: number) => placeAt(value.start + index),
      value,
    })),
    ...[...read.matchAll(piece)].map(({ 0: typed, index: start }) => ({
      typed,
      placeAt: (index: number) => placeInBody(start + index),
    })),
  ]
}

/** Whether the registry lists a key as Markdown. `*` matches each item of a list. */
export function isMarkdown(kind: SourceKind, path: Path): boolean {
  const keys: readonly string[] = (kind.single ? files[kind.single] : collections[kind.collection]).markdown
  return keys.includes(path.map((step) => (typeof step === 'number' ? '*' : String(step))).join('.'))
}

/** Whether the text at an index is shown, and not in code or a comment. */
export type IsShown = (index: number) => boolean

/** Checks whether a place is in code or a comment of a Markdown text, where braces and TODO markers have no meaning. */
export function createVerbatimCheck({ markdown }: CheckedFile): (place: Place) => boolean {
  const verbatim = [...(markdown?.values() ?? [])].flatMap((document) => document.verbatim)
  const ranges = verbatim.flatMap(({ text, place }) =>
    text.split('\n').map((typed, index) => {
      const from = index === 0 ? place.column : 1
      return { line: place.line + index, from, to: from + typed.length }
    }),
  )
  // Indexed by line, because a long text has thousands.
  const byLine = groupBy(ranges, ({ line }) => line)
  return ({ line, column }) => (byLine.get(line) ?? []).some(({ from, to }) => column >= from && column < to)
}
