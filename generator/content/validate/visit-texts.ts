import type { Place } from '../../shared/diagnostics/diagnostic.ts'
import type { ParsedSource } from '../parse/parse-source.ts'
import type { YamlValue } from '../parse/yaml/yaml-document.ts'

/** A text of a file as it was typed: a value with its quotes, or a line of the body. */
export interface TypedText {
  readonly typed: string
  readonly placeAt: (index: number) => Place
  /** Of a value: where it stands, and what YAML makes of it. */
  readonly value?: YamlValue
}

/**
 * Visits every text of a file, values first. Keys are no texts: a wrong one is told as a key. The lines of a body are many,
 * and are not visited where `isWorthIt` says of all of them that nothing will be found.
 */
export function visitTexts(
  source: ParsedSource,
  see: (text: TypedText) => void,
  isWorthIt: (body: string) => boolean = () => true,
): void {
  for (const value of source.texts) {
    const { start, end } = value
    see({ typed: source.yamlText.slice(start, end), placeAt: (index) => source.placeAt(start + index), value })
  }
  if (!source.body || !isWorthIt(source.body.text)) return
  source.body.text.split('\n').forEach((typed, index) => {
    const line = (source.body?.firstLine ?? 1) + index
    see({ typed, placeAt: (column) => ({ line, column: column + 1 }) })
  })
}
