import matter from 'gray-matter'
import { type Document, LineCounter, parseDocument, type YAMLError } from 'yaml'
import type { Place, Report } from '../diagnostics/diagnostic.ts'
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
  return source.path.endsWith('.md') ? parseMarkdownFile(source, report) : parseYaml(source, source.text, report)
}

function parseYaml(source: SourceFile, text: string, report: Report): ParsedSource | undefined {
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
  return { ...source, yaml, yamlText: text, placeAt }
}

function parseMarkdownFile(source: SourceFile, report: Report): ParsedSource | undefined {
  const fault = findFrontMatterFault(source.text)
  if (fault) {
    report({ severity: 'error', file: source.file, ...fault })
    return undefined
  }
  const { block, body } = splitFrontMatter(source.text)
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

function findFrontMatterFault(text: string): Pick<FrontMatterFault, 'code' | 'message' | 'place' | 'hint'> | undefined {
  const [first = '', ...rest] = text.split(/\r?\n/)
  const place = { line: 1, column: 1 }
  const hint = 'begin the file with a line `---`, then the keys, then another line `---`.'
  if (/^---[^\s-]/.test(first)) {
    const message = `The first line is \`${first.slice(0, 40)}\`, but front matter is YAML and begins with \`---\` alone.`
    return { code: 'content/front-matter-not-yaml', message, place, hint }
  }
  if (first.trimEnd() !== '---') {
    return { code: 'content/no-front-matter', message: 'The file does not begin with front matter.', place, hint }
  }
  const end = rest.findIndex((line) => line.startsWith('---'))
  const ending = rest[end]?.trimEnd()
  if (ending !== undefined && ending !== '---') {
    const message = `The line \`${ending.slice(0, 40)}\` ends the front matter, because it begins with three hyphens.`
    const at = { line: end + 2, column: 1 }
    return { code: 'content/front-matter-not-closed', message, place: at, hint: 'the closing line is `---` alone.' }
  }
  if (ending === undefined) {
    const message = 'The front matter is not closed: there is no second line `---`.'
    return { code: 'content/front-matter-not-closed', message, place, hint: 'put a line `---` after the last key.' }
  }
  return undefined
}

interface FrontMatterFault {
  readonly code: 'content/front-matter-not-yaml' | 'content/no-front-matter' | 'content/front-matter-not-closed'
  readonly message: string
  readonly place: Place
  readonly hint: string
}

function reportYamlFault(
  source: SourceFile,
  fault: YAMLError,
  { text, report }: { readonly text: string; readonly report: Report },
): void {
  const [offset] = fault.pos
  // Counted here and not by the library, whose count of lines may stop at a fault.
  const before = text.slice(0, offset).split('\n')
  const line = text.split('\n')[before.length - 1] ?? ''
  const [message, hint] = explainYamlFault(fault, line)
  report({
    severity: 'error',
    code: 'content/yaml-syntax',
    message,
    file: source.file,
    place: { line: before.length, column: (before.at(-1) ?? '').length + 1 },
    hint,
  })
}

/** YAML's own messages speak of scalars and mappings; authors know lines, quotes and spaces. */
function explainYamlFault(fault: YAMLError, line: string): readonly [message: string, hint: string | undefined] {
  const opened = /^\s*(?:- )?(?:[\w-]+:\s+)?([[{])/.exec(line)?.[1]
  if (opened === '{') {
    return ['A text that begins with a brace stands without quotes.', 'put the whole text in quotes.']
  }
  if (opened === '[') {
    return [
      'A list that is opened with `[` on this line is not closed as it should be.',
      'close it with `]`, or put a text that begins with `[` in quotes.',
    ]
  }
  switch (fault.code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return ['A text with a colon and a space in it stands without quotes.', 'put the whole text in quotes.']
    case 'BAD_INDENT':
      return [
        'This line is not indented like the lines that it belongs to.',
        'give all keys of one group the same number of spaces.',
      ]
    case 'TAB_AS_INDENT':
      return ['The line is indented with a tab.', 'use spaces in place of tabs.']
    case 'DUPLICATE_KEY':
      return ['This key stands twice in one group.', 'keep one of the two.']
    case 'MULTIPLE_DOCS':
      return ['The file holds a second document after a line `---`.', 'remove the line `---`.']
    default:
      return [`The YAML cannot be read: ${fault.message}.`, undefined]
  }
}
