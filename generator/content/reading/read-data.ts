import { collections, files } from '../../schema/collections.ts'
import type { Report } from '../../shared/diagnostics/diagnostic.ts'
import type { ParsedSource } from '../parse/parse-source.ts'
import type { SourceKind } from '../validate/entry.ts'
import { validateFile } from '../validate/validate-file.ts'

export interface ReadData {
  /** What the YAML says; where it is valid, as the schema gives it. */
  readonly raw: unknown
  readonly isValid: boolean
  /** Where Markdown is in it. */
  readonly textKeys: readonly string[]
}

/** Reads the YAML of a file against the schema of its kind. */
export function readData(parsed: ParsedSource, kind: SourceKind, report: Report): ReadData {
  const { schema, markdown: textKeys } = 'single' in kind ? files[kind.single] : collections[kind.collection]
  const data = parsed.hasUnreadKeys ? undefined : validateFile(parsed, schema, report)
  // Where YAML says nothing at all, it says nothing that could be kept either.
  const raw: unknown = data ?? parsed.data
  return { raw, isValid: data !== undefined, textKeys }
}
