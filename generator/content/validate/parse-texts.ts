import { collections, files } from '../../schema/collections.ts'
import type { Report } from '../../shared/diagnostics/diagnostic.ts'
import { type MarkdownDocument, movePlaces } from '../markdown/markdown-document.ts'
import { createSlugger } from '../markdown/outline.ts'
import { parseMarkdown } from '../markdown/parse-markdown.ts'
import type { ParsedSource } from '../parse/parse-source.ts'
import { checkFoldedLines } from './checks/check-folded-lines.ts'
import { listTakenIds } from './checks/check-questions.ts'
import type { SourceKind } from './entry.ts'
import { indexValue, type Path, valueAt } from './find-place.ts'

/** Parses the Markdown of a file, valid or not, so that dead links are reported even if a title is missing. */
export function parseTexts(
  parsed: ParsedSource,
  { raw, kind }: { readonly raw: unknown; readonly kind: SourceKind },
  report: Report,
): Map<string, MarkdownDocument> {
  const { markdown: keys } = kind.single ? files[kind.single] : collections[kind.collection]
  const documents = new Map<string, MarkdownDocument>()
  // Shared by all texts of a page, so that heading ids are unique.
  const slugger = createSlugger(listTakenIds(kind, raw))
  for (const path of keys.flatMap((key: string) => expandPath(raw, key.split('.')))) {
    const text = valueAt(raw, path)
    if (typeof text !== 'string') continue
    checkFoldedLines(parsed, path, report)
    documents.set(path.join('.'), placeDocument(parseMarkdown(text, { base: 2, slugger }), parsed, path, text))
  }
  if (parsed.body) {
    const { text, firstLine } = parsed.body
    const title = valueAt(raw, ['title'])
    const named = { title: typeof title === 'string' ? title : undefined }
    documents.set('body', parseMarkdown(text, { firstLine, ...named, slugger }))
  }
  return documents
}

/** Maps places in a YAML value to its source. */
function placeDocument(document: MarkdownDocument, parsed: ParsedSource, path: Path, text: string): MarkdownDocument {
  const lines = text.split('\n')
  const placeAt = indexValue(parsed, path, text)
  return movePlaces(document, ({ line, column }) => {
    const before = lines.slice(0, line - 1).join('\n').length
    return placeAt(before + (line > 1 ? 1 : 0) + column - 1)
  })
}

/** The paths that a key such as `*.answer` matches. */
function expandPath(raw: unknown, [step, ...rest]: readonly string[]): Path[] {
  if (step === undefined) return [[]]
  const steps = step !== '*' ? [step] : Array.isArray(raw) ? [...raw.keys()] : []
  return steps.flatMap((key) => expandPath(valueAt(raw, [key]), rest).map((path) => [key, ...path]))
}
