import matter from 'gray-matter'
import type { Place, Report } from '../../shared/diagnostics/diagnostic.ts'
import { findConflict } from './find-conflict.ts'
import { findFrontMatterFault, findTextInKeys } from './find-front-matter-fault.ts'
import { findYamlExcess, findYamlTangle } from './find-yaml-excess.ts'
import type { SourceText } from '../load/source-file.ts'
import { readPlainKeys } from './yaml/plain-keys.ts'
import { readYaml } from './yaml/read-yaml.ts'
import { describeNodes, parseNodes, type YamlDocument } from './yaml/yaml-document.ts'

/** A source file with its YAML parsed and its Markdown body, if any, split off. */
export interface ParsedSource extends SourceText, YamlDocument {
  readonly body?: { readonly text: string; readonly firstLine: number } | undefined
  /** The front matter has a fault that was told, and nobody knows what it says: there is the body alone. */
  readonly hasUnreadKeys?: true
}

/** Parses a `.yaml` file, or the front matter and body of a `.md` file. `undefined` after a mistake, which was reported, that leaves nothing to check. */
export function parseSource(source: SourceText, report: Report): ParsedSource | undefined {
  if (source.isUnread) return undefined
  const conflict = findConflict(source.text)
  if (conflict) {
    report({ severity: 'error', file: source.file, ...conflict })
    return undefined
  }
  if (!source.path.endsWith('.md')) return parseYaml(source, source.text, report)
  return parsePlainFile(source) ?? parseMarkdownFile(source, report)
}

function parseYaml(source: SourceText, text: string, report: Report): ParsedSource | undefined {
  const tangle = findYamlTangle(text)
  if (tangle) {
    report({ severity: 'error', file: source.file, ...tangle })
    return undefined
  }
  const { faults, document } = readYaml(text)
  for (const { code = 'content/yaml-syntax', message, place, hint } of faults) {
    report({ severity: 'error', code, message, file: source.file, place, hint })
  }
  if (!document) return undefined
  const excess = findYamlExcess(document.readNodes(), document.placeAt)
  if (excess) {
    report({ severity: 'error', file: source.file, ...excess })
    return undefined
  }
  return { ...source, ...document }
}

/** Nearly all Markdown files, without the parser: what `parseMarkdownFile` would say of them. `undefined` of any other. */
export function parsePlainFile(source: SourceText): ParsedSource | undefined {
  const { text } = source
  const end = text.indexOf('\n---', 3)
  if (!text.startsWith('---\n') || end < 0 || (text[end + 4] ?? '\n') !== '\n') return undefined
  // Put together anew, so that what is kept of the keys does not keep the whole text.
  const document = readPlainKeys(`${text.slice(3, end)}\n`)
  return document && { ...source, ...document, body: describeBody(source, text.slice(end + 5)) }
}

/** The same of any Markdown file. */
export function parseMarkdownFile(source: SourceText, report: Report): ParsedSource | undefined {
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
  const parsed = parseYaml(source, block, report) ?? withoutKeys(source, block)
  return { ...parsed, body: describeBody(source, body) }
}

function describeBody({ text }: SourceText, body: string): ParsedSource['body'] {
  const firstLine = text.slice(0, text.length - body.length).split('\n').length
  return { text: body, firstLine }
}

/** A file whose keys cannot be read; but that it is a draft can be seen, and what is told of a draft depends on it. */
function withoutKeys(source: SourceText, block: string): ParsedSource {
  const yamlText = /^draft:\s+true\s*$/m.test(block) ? 'draft: true\n' : ''
  const document = {
    ...describeNodes(parseNodes(yamlText)),
    yamlText,
    placeAt: placeAtTop,
    mendedLines: new Set<number>(),
  }
  return { ...source, ...document, hasUnreadKeys: true }
}

/** Nothing is told of the keys, so that no place in them is asked for. */
function placeAtTop(): Place {
  return { line: 1, column: 1 }
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
