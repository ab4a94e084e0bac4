import type { DiagnosticCode, Place } from '../../../shared/diagnostics/diagnostic.ts'

/** What is told of a place where YAML cannot be read, or is read otherwise than its author meant it. */
export interface YamlFault {
  /** `content/yaml-syntax` where it is absent. */
  readonly code?: DiagnosticCode
  readonly message: string
  readonly place: Place
  readonly hint?: string | undefined
  /**
   * Lines as they were most likely meant, by their number, so that the rest of the file is checked in the same run.
   * Nothing else is told of these lines. Absent where nobody can know what was meant: the file is then not read on.
   */
  readonly mended?: ReadonlyMap<number, string> | undefined
  /** The lines may also have been meant in another way. */
  readonly isGuess?: true
  /** After a wrong guess such a fault may stand where there is none; one without a cure always may. */
  readonly canEcho?: true
}

/** The fault of one line that has one cure. */
export function mendLine(line: number, text: string): ReadonlyMap<number, string> {
  return new Map([[line, text]])
}
