import { parse as parseToml, TomlError } from 'smol-toml'
import { type Document, parseDocument } from 'yaml'
import { decodeText } from '../../content/load/read-text.ts'
import { readYaml } from '../../content/parse/yaml/read-yaml.ts'
import { indexKeys, type OldKeys } from './old-keys.ts'

/** A post from another system. */
export interface OldPost {
  /** Relative to the imported folder, with forward slashes. */
  readonly path: string
  readonly keys: OldKeys
  /** Markdown, without leading empty lines. */
  readonly body: string
}

/** A file that wasn't imported, and the reason as a sentence. */
export interface LeftOut {
  readonly path: string
  readonly reason: string
}

/** Jekyll, Gatsby, Astro and WordPress exporters write YAML; Hugo and Zola write TOML between plus signs. */
const formats = [
  { block: /^---[ \t]*\n(?<keys>[^]*?)^(?:---|\.\.\.)[ \t]*$\n?/m, read: readYamlKeys },
  { block: /^\+\+\+[ \t]*\n(?<keys>[^]*?)^\+\+\+[ \t]*$\n?/m, read: readTomlKeys },
] as const

/** Splits a file into front matter and body. */
export function readOldPost(path: string, bytes: Uint8Array): OldPost | LeftOut {
  const text = decodeText(bytes)
  if (typeof text !== 'string') return { path, reason: text.message }
  for (const { block, read } of formats) {
    const found = block.exec(text)
    if (found?.index !== 0) continue
    const data = read(found.groups?.['keys'] ?? '')
    if (typeof data === 'string') return { path, reason: data }
    return { path, keys: indexKeys(data), body: text.slice(found[0].length).replace(/^\s*\n/, '') }
  }
  if (/^(---|\+\+\+)[ \t]*\n/.test(text)) {
    return { path, reason: `The front matter isn't closed: there is no second \`${text.slice(0, 3)}\` line.` }
  }
  if (/^(---[a-z]|;;;|\{)/.test(text)) return { path, reason: 'The front matter is neither YAML nor TOML.' }
  return { path, keys: indexKeys({}), body: text.replace(/^\s*\n/, '') }
}

type Keys = Readonly<Record<string, unknown>> | string

/** Parsed leniently; if that fails, as our own reader repairs it. */
function readYamlKeys(block: string): Keys {
  const yaml = [block, indentText(block)].map(parseLeniently).find(({ errors }) => errors.length === 0)
  const { document, diagnostics } = yaml ? { document: { data: toData(yaml) }, diagnostics: [] } : readYaml(block)
  const data = document?.data
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data as Record<string, unknown>
  if (document && data === null) return {}
  const [first] = diagnostics
  const fault = first
    ? `line ${first.place.line + 1}: ${first.message}`
    : 'it must be keys and values, such as `title: My post`.'
  return `The front matter isn't valid YAML: ${fault}`
}

function parseLeniently(block: string): Document.Parsed {
  return parseDocument(block, { strict: false, uniqueKeys: false, logLevel: 'silent' })
}

/** Jekyll allows the continuation lines of quoted values at the left margin; YAML wants them indented. */
function indentText(block: string): string {
  return block.replaceAll(/^(?![\s#\]}-])(?!(?:[\w.-]+|"[^"]*"|'[^']*'):(?:\s|$))/gm, '  ')
}

/** `undefined` if aliases would expand to too much. */
function toData(yaml: Document): unknown {
  try {
    return yaml.toJS()
  } catch (error) {
    if (error instanceof ReferenceError) return undefined
    throw error
  }
}

function readTomlKeys(block: string): Keys {
  try {
    return parseToml(block)
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    return `The front matter isn't valid TOML: line ${error.line + 1}.`
  }
}
