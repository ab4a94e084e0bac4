import matter from 'gray-matter'
import type { Finding, Report } from '../../shared/diagnostics/diagnostic.ts'
import type { SourceText } from '../load/source-file.ts'
import { checkFrontMatter } from './check-front-matter.ts'
import { checkConflict } from './check-text.ts'
import { checkYamlSize } from './yaml/check-yaml-size.ts'
import { readYaml } from './yaml/read-yaml.ts'
import type { YamlDocument } from './yaml/yaml-document.ts'

/** A source file with parsed YAML and, for Markdown, its body. */
export interface ParsedSource extends SourceText, YamlDocument {
  readonly body?: { readonly text: string; readonly firstLine: number } | undefined
  /** The front matter has a reported error and its content is unknown, so only the body is available. */
  readonly hasUnreadKeys?: true
}

/** Parses a `.yaml` file, or the front matter and body of a `.md` file; `undefined` if a reported error leaves nothing. */
export function parseSource(source: SourceText, report: Report): ParsedSource | undefined {
  if (source.isUnread) return undefined
  const isMarkdown = source.path.endsWith('.md')
  const found = checkConflict(source.text) ?? (isMarkdown ? checkFrontMatter(source.text) : undefined)
  if (found) return reportError(found, source, report)
  if (!isMarkdown) return parseYaml(source, source.text, report)
  const { block, body } = splitFrontMatter(source.text)
  // Stands in for unreadable keys, but keeps the draft status, which affects diagnostics.
  const keys = draftLine.test(block) ? 'draft: true\n' : ''
  const parsed = parseYaml(source, block, report) ?? parseYaml({ ...source, hasUnreadKeys: true }, keys, report)
  const firstLine = source.text.slice(0, source.text.length - body.length).split('\n').length
  return parsed && { ...parsed, body: { text: body, firstLine } }
}

function reportError(found: Finding, { file }: SourceText, report: Report): undefined {
  report({ severity: 'error', file, ...found })
}

function parseYaml(
  source: SourceText & Pick<ParsedSource, 'hasUnreadKeys'>,
  text: string,
  report: Report,
): ParsedSource | undefined {
  const size = checkYamlSize(text)
  if (size) return reportError(size, source, report)
  const { diagnostics, document } = readYaml(text)
  for (const { code = 'content/yaml-syntax', message, place, hint } of diagnostics)
    reportError({ code, message, place, hint }, source, report)
  return document && { ...source, ...document }
}

/** Detects drafts if the keys aren't parsed. YAML also takes `True` and `TRUE` (https://yaml.org/spec/1.2.2/#1032-tag-resolution). */
export const draftLine = /^(["']?)draft\1[ \t]*:[ \t]+true\b/im

/**
 * Uses gray-matter only to split. By default, it runs JavaScript in front matter that begins with `---js`, so all engines but
 * YAML throw. Passing options also keeps it from caching by content.
 */
function splitFrontMatter(text: string): { block: string; body: string } {
  // gray-matter scans its input several times, so pass only the text up to the closing line.
  const end = text.indexOf('\n', text.indexOf('\n---', 3) + 1) + 1
  const head = end === 0 ? text : text.slice(0, end)
  const engines = { yaml: () => ({}), javascript: refuse, json: refuse }
  const { matter: block, content } = matter(head, { language: 'yaml', engines })
  // Restore the line break before the closing line, which was cut off, along with half of a Windows one.
  return { block: `${block}\n`, body: content + text.slice(head.length) }
}

function refuse(): never {
  throw new Error('only YAML front matter is allowed')
}
