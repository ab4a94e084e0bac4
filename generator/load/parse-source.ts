import matter from 'gray-matter'
import { type Document, LineCounter, parseDocument, type YAMLError } from 'yaml'
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import { findYamlExcess, findYamlTangle } from './find-yaml-excess.ts'
import { explainYamlFault, findOpened } from './explain-yaml-fault.ts'
import { findConflict } from './find-conflict.ts'
import { findFrontMatterFault, findTextInKeys } from './find-front-matter-fault.ts'
import type { SourceFile } from './load-sources.ts'
import { reportAliases } from './report-aliases.ts'

/** A source file with its YAML parsed and its Markdown body, if any, split off. */
export interface ParsedSource extends SourceFile {
  readonly yaml: Document.Parsed
  /** Line and column of an offset in the YAML text that `yaml` was parsed from. */
  readonly placeAt: (offset: number) => Place
  /** The YAML text itself; offsets of nodes count in it. */
  readonly yamlText: string
  readonly body?: { readonly text: string; readonly firstLine: number } | undefined
}

/** Parses a `.yaml` file, or the front matter and body of a `.md` file. `undefined` after a mistake that was reported. */
export function parseSource(source: SourceFile, report: Report): ParsedSource | undefined {
  if (source.isUnread) return undefined
  const conflict = findConflict(source.text)
  if (conflict) {
    report({ severity: 'error', file: source.file, ...conflict })
    return undefined
  }
  return source.path.endsWith('.md') ? parseMarkdownFile(source, report) : parseYaml(source, source.text, report)
}

function parseYaml(source: SourceFile, text: string, report: Report): ParsedSource | undefined {
  const tangle = findYamlTangle(text)
  if (tangle) {
    report({ severity: 'error', file: source.file, ...tangle })
    return undefined
  }
  const lines = new LineCounter()
  const yaml = parseDocument(text, { lineCounter: lines, stringKeys: true, prettyErrors: false })
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  // What follows a first fault is mostly its echo: brackets that never close, keys that belong to nothing.
  const [fault] = [...yaml.errors, ...yaml.warnings].toSorted((a, b) => a.pos[0] - b.pos[0])
  if (fault) {
    reportYamlFault(source, fault, { text, report })
    return undefined
  }
  if (reportAliases(yaml, { file: source.file, placeAt }, report)) return undefined
  const excess = findYamlExcess(yaml, placeAt)
  if (excess) {
    report({ severity: 'error', file: source.file, ...excess })
    return undefined
  }
  return { ...source, yaml, yamlText: text, placeAt }
}

function parseMarkdownFile(source: SourceFile, report: Report): ParsedSource | undefined {
  const fault = findFrontMatterFault(source.text)
  if (fault) {
    report({ severity: 'error', file: source.file, ...fault })
    return undefined
  }
  const { block, body } = splitFrontMatter(source.text)
  const inKeys = findTextInKeys(block)
  if (inKeys) {
    report({ severity: 'error', file: source.file, ...inKeys })
    return undefined
  }
  const parsed = parseYaml(source, block, report)
  if (!parsed) return undefined
  const firstLine = source.text.slice(0, source.text.length - body.length).split('\n').length
  return { ...parsed, body: { text: body, firstLine } }
}

/**
 * gray-matter splits, and nothing else. Left to itself it runs JavaScript in front matter that begins `---js`,
 * so every engine but YAML's refuses. The options object also keeps it from caching by content.
 */
function splitFrontMatter(text: string): { block: string; body: string } {
  let block = ''
  const file = matter(text, {
    language: 'yaml',
    engines: {
      yaml: (raw: string) => {
        // The line break before the closing line was cut off, and with it half of a Windows one.
        block = `${raw}\n`
        return {}
      },
      javascript: refuse,
      json: refuse,
    },
  })
  return { block, body: file.content }
}

function refuse(): never {
  throw new Error('only YAML front matter is allowed')
}

function reportYamlFault(
  source: SourceFile,
  fault: YAMLError,
  { text, report }: { readonly text: string; readonly report: Report },
): void {
  const [offset] = fault.pos
  // Counted here and not by the library, whose count of lines may stop at a fault.
  const before = text.slice(0, offset).split('\n')
  const lines = text.split('\n')
  const opened = findOpened(lines.slice(0, before.length - 1))
  if (opened) {
    const { message, place, hint } = opened
    report({ severity: 'error', code: 'content/yaml-syntax', message, file: source.file, place, hint })
    return
  }
  const [message, hint] = explainYamlFault(fault, lines[before.length - 1] ?? '')
  report({
    severity: 'error',
    code: 'content/yaml-syntax',
    message,
    file: source.file,
    place: { line: before.length, column: (before.at(-1) ?? '').length + 1 },
    hint,
  })
}
