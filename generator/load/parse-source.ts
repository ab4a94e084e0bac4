import matter from 'gray-matter'
import { type Document, parseDocument } from 'yaml'
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import { findConflict } from './find-conflict.ts'
import { findFrontMatterFault, findTextInKeys } from './find-front-matter-fault.ts'
import { findYamlExcess, findYamlTangle } from './find-yaml-excess.ts'
import type { SourceText } from './source-file.ts'
import { readYaml, type YamlDocument } from './yaml/read-yaml.ts'

/** A source file with its YAML parsed and its Markdown body, if any, split off. */
export interface ParsedSource extends SourceText, YamlDocument {
  readonly yaml: Document.Parsed
  /** Line and column of an offset in the YAML text that `yaml` was parsed from. */
  readonly placeAt: (offset: number) => Place
  /** The YAML text itself; offsets of nodes count in it. */
  readonly yamlText: string
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
  return source.path.endsWith('.md') ? parseMarkdownFile(source, report) : parseYaml(source, source.text, report)
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
  const excess = findYamlExcess(document.yaml, document.placeAt)
  if (excess) {
    report({ severity: 'error', file: source.file, ...excess })
    return undefined
  }
  return { ...source, ...document }
}

function parseMarkdownFile(source: SourceText, report: Report): ParsedSource | undefined {
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
  const firstLine = source.text.slice(0, source.text.length - body.length).split('\n').length
  return { ...parsed, body: { text: body, firstLine } }
}

/** A file whose keys cannot be read; but that it is a draft can be seen, and what is told of a draft depends on it. */
function withoutKeys(source: SourceText, block: string): ParsedSource {
  const yamlText = /^draft:\s+true\s*$/m.test(block) ? 'draft: true\n' : ''
  const yaml = parseDocument(yamlText)
  return { ...source, yaml, yamlText, placeAt: placeAtTop, mendedLines: new Set(), hasUnreadKeys: true }
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
