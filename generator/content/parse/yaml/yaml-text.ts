import type { Place } from '../../../shared/diagnostics/diagnostic.ts'
import { indexPlaces } from '../place-in.ts'

/** A text of YAML with its lines, for those who say where in it something is. */
export interface YamlText {
  readonly text: string
  readonly lines: readonly string[]
  /** Counted here and not by the library, whose count of lines may stop at a fault. */
  readonly placeAt: (offset: number) => Place
}

export function indexText(text: string): YamlText {
  return { text, lines: text.split('\n'), placeAt: indexPlaces(text) }
}
