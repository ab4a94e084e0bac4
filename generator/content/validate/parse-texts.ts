import type { Report } from '../../shared/diagnostics/diagnostic.ts'
import type { ParsedSource } from '../parse/parse-source.ts'
import { checkMarkdownSize } from '../markdown/check-markdown-size.ts'
import { type MarkdownDocument, movePlaces } from '../markdown/markdown-document.ts'
import { parseMarkdown } from '../markdown/parse-markdown.ts'
import { checkFoldedLines } from './checks/check-folded-lines.ts'
import { findInValue, findPlace, type Path, valueAt } from './find-place.ts'

/** Parses the Markdown texts of a file, valid or not: a dead link is told even where a title is missing. */
export function parseTexts(
  parsed: ParsedSource,
  raw: unknown,
  keys: readonly string[],
  report: Report,
): Map<string, MarkdownDocument> {
  const documents = new Map<string, MarkdownDocument>()
  for (const path of keys.flatMap((key) => expandPath(raw, key.split('.')))) {
    const text = valueAt(raw, path)
    if (typeof text !== 'string') continue
    checkFoldedLines(parsed, path, report)
    const document = readMarkdown(text, { parsed, path, report })
    if (document) documents.set(path.join('.'), placeDocument(document, parsed, path, text))
  }
  const body = parsed.body && readMarkdown(parsed.body.text, { parsed, report })
  if (body) documents.set('body', body)
  return documents
}

/** The Markdown of the value at `path`, or of the body. `undefined` after it was reported as more than can be read. */
function readMarkdown(
  text: string,
  { parsed, path, report }: { readonly parsed: ParsedSource; readonly path?: Path; readonly report: Report },
): MarkdownDocument | undefined {
  const firstLine = path ? 1 : (parsed.body?.firstLine ?? 1)
  const excess = checkMarkdownSize(text)
  if (!excess) return parseMarkdown(text, firstLine)
  const { line, column } = excess.place
  const place = path ? findPlace(parsed, path).place : { line: firstLine + line - 1, column }
  report({ severity: 'error', code: 'content/too-large', file: parsed.file, ...excess, place })
  return undefined
}

/** Inside a YAML value, places are those of what was typed. */
function placeDocument(document: MarkdownDocument, parsed: ParsedSource, path: Path, text: string): MarkdownDocument {
  const lines = text.split('\n')
  return movePlaces(document, ({ line, column }) => {
    const before = lines.slice(0, line - 1).join('\n').length
    return findInValue(parsed, path, text, before + (line > 1 ? 1 : 0) + column - 1)
  })
}

function expandPath(raw: unknown, [step, ...rest]: readonly string[]): Path[] {
  if (step === undefined) return [[]]
  const steps = step === '*' ? (Array.isArray(raw) ? [...raw.keys()] : []) : [step]
  return steps.flatMap((key) => {
    return expandPath(valueAt(raw, [key]), rest).map((path) => [key, ...path])
  })
}
