import { collections, files } from '../../schema/collections.ts'
import type { Report } from '../../shared/diagnostics/diagnostic.ts'
import type { ParsedSource } from '../parse/parse-source.ts'
import type { SourceKind } from '../validate/entry.ts'
import { validateFile } from '../validate/validate-file.ts'

export interface ReadData {
  /** The YAML data: the schema's output if it's valid. */
  readonly raw: unknown
  readonly isValid: boolean
  /** Keys that hold Markdown. */
  readonly textKeys: readonly string[]
}

/** Validates a file's YAML against the schema of its kind. */
export function readData(parsed: ParsedSource, kind: SourceKind, report: Report): ReadData {
  const { schema, markdown: textKeys } = 'single' in kind ? files[kind.single] : collections[kind.collection]
  const data = parsed.hasUnreadKeys ? undefined : validateFile(parsed, schema, report)
  // Fall back to the unvalidated data, if any.
  const raw: unknown = data ?? parsed.data
  return { raw, isValid: data !== undefined, textKeys }
}
