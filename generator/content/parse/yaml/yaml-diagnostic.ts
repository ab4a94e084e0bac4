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
  readonly mended?: ReadonlyMap<number, string> | undefined
  /** The lines may also have been meant in another way. */
  readonly isGuess?: true
  /** After a wrong guess this may be reported of a line that is right; what has no cure always may. */
  readonly canEcho?: true
}

/** A text of YAML with its lines. */
export interface YamlText {
  readonly text: string
  readonly lines: readonly string[]
  /** Counted here and not by the library, whose count of lines may stop at an error. */
  readonly placeAt: (offset: number) => Place
}

export function indexText(text: string): YamlText {
  return { text, lines: text.split('\n'), placeAt: indexPlaces(text) }
}

export function mendLine(line: number, text: string): ReadonlyMap<number, string> {
  return new Map([[line, text]])
}
