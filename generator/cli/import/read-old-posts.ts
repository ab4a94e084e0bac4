import { readdirSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { parse as parseToml, TomlError } from 'smol-toml'
import { type Document, parseDocument } from 'yaml'
import { decodeText } from '../../content/load/read-text.ts'
import { readIfAllowed } from '../../shared/fs/read-if-allowed.ts'
import { mdxImports } from '../../content/markdown/draft-marks.ts'
import { findSlow } from '../../content/markdown/find-too-large.ts'
import { lintMessages } from '../../content/markdown/lint-messages.ts'
import { checkYamlSize } from '../../content/parse/yaml/check-yaml-size.ts'
import { readYaml } from '../../content/parse/yaml/read-yaml.ts'
import { compareTexts } from '../../shared/compare-texts.ts'
import { diskFiles } from '../../shared/fs/files.ts'
import { notionId, postFile } from './name-old-post.ts'
import { indexKeys, isGroup, type OldKeys } from './old-keys.ts'
import { oldNames, spell } from '../../schema/other-names.ts'
import { rewriteBlocks } from './rewrite-body.ts'

/** A post from another system. */
export interface OldPost {
  /** Relative to the imported folder, with forward slashes. */
  readonly path: string
  readonly keys: OldKeys
  /** Markdown, without leading empty lines. */
  readonly body: string
}

/** Folders of tools and of built sites. */
const skippedFolders = /^(\.|node_modules$|_site$|vendor$|themes$)/

/** Files about their folder, or templates, as in Jekyll and Astro. In VuePress, a subfolder's `README.md` is a post. */
const notPosts = /^(_.+|readme|license|licence|changelog|contributing|code_of_conduct|security)\./i

/** Reads the posts in a folder. Their paths are relative to the returned `folder`. Doesn't follow links. */
export function readOldPosts(given: string) {
  // Jekyll's folders say what is in them, so their names stay in the paths.
  const [folder, inside] = /^_(posts|drafts)$/.test(basename(given)) ? [dirname(given), basename(given)] : [given, '']
  const olds: OldPost[] = []
  /** Posts that can't be read, each with the reason, a sentence. */
  const unreadable: { readonly path: string; readonly reason: string }[] = []
  /** Markdown files that aren't posts: about the folder, or a list of posts. */
  const skipped: string[] = []
  const posts: string[] = []
  for (const path of listFiles(folder, inside)) {
    const name = basename(path)
    const ending = extname(name).toLowerCase()
    if (ending === '.html' && /(^|\/)_(posts|drafts)\//.test(path))
      unreadable.push({ path, reason: 'This post is HTML. Save it as Markdown.' })
    else if (/^\.(?:adoc|org|rst|textile)$/.test(ending) && !notPosts.test(name))
      unreadable.push({ path, reason: 'Only Markdown can be imported. Convert it, for example with Pandoc.' })
    else if (!postFile.test(name)) continue
    else if (notPosts.test(name) && !/\/readme\.[^/]*$/i.test(path)) skipped.push(path)
    else posts.push(path)
  }
  for (const path of posts) {
    const old = readFile(path, folder)
    if (typeof old === 'string') unreadable.push({ path, reason: old })
    else if (/(^|\/)readme\.\w+$/i.test(path) && old.keys.size === 0) skipped.push(path)
    else olds.push(old)
  }
  return { folder, olds, unreadable, skipped }
}

function readFile(path: string, folder: string): OldPost | string {
  const bytes = readIfAllowed(diskFiles, join(folder, path))
  if (bytes === undefined) return "It can't be found: its name isn't UTF-8, or it has just been deleted."
  return bytes instanceof Uint8Array ? readOldPost(path, bytes) : bytes.message
}

/** The files in a folder, `below` a path inside it. */
export function listFiles(folder: string, below: string): string[] {
  const entries = readdirSync(join(folder, below), { withFileTypes: true })
  return entries
    .toSorted((a, b) => compareTexts(a.name, b.name))
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) return skippedFolders.test(entry.name) ? [] : listFiles(folder, path)
      return entry.isFile() ? [path] : []
    })
}

/**
 * Jekyll, Gatsby, Astro and WordPress exporters write YAML; Hugo and Zola write TOML between plus signs; Pelican writes keys, one
 * of them `Title:`, up to the first empty line.
 */
const frontMatter =
  /(?<![^])(?:---[ \t]*\n([^]*?)^(?:---|\.\.\.)|\+\+\+[ \t]*\n([^]*?)^\+\+\+|(?=(?:\w+:.*\n)*title:)((?:\w+:.*\n)+(?=\n)))[ \t]*$\n?/im

/** Notion writes a heading, then keys with any names, such as `Created: May 6, 2024 9:12 AM`. */
const notionKeys = /(?<![^])# (.+)\n\n((?:\S[^:\n]*:(?: .*)?\n)+)(?=\n)/

/** The address after the name of another page, such as a category in a database of its own. */
const relation = / \((?:https:\/\/www\.notion\.so\/[^()\s]*|[^()\s]+\.md)\)/g

/** Without one of these, the lines are text. */
const knownKeys = new Set(['status', 'draft', ...Object.values(oldNames).flat()].map(spell))

/** Splits a file into front matter and body. Returns the reason, a sentence, if it can't be read. */
export function readOldPost(path: string, bytes: Uint8Array): OldPost | string {
  const typed = decodeText(bytes)
  if (typeof typed !== 'string') return typed.message
  const text = notionId.test(path) ? typed.replace(notionKeys, writeNotionKeys) : typed
  const [block = '', fenced, toml = '', yaml = fenced] = frontMatter.exec(text) ?? []
  if (block === '' && /^(---|\+\+\+)[ \t]*\n/.test(text))
    return `The front matter isn't closed: there is no second \`${text.slice(0, 3)}\` line.`
  if (block === '' && /^(---[a-z]|;;;|\{)/.test(text)) return 'The front matter is neither YAML nor TOML.'
  const data = yaml === undefined ? readTomlKeys(toml) : readYamlKeys(yaml)
  if (typeof data === 'string') return data
  const body = text
    .slice(block.length)
    .replace(/^\s*\n/, '')
    .replace(mdxImports, '')
  const slow = findSlow(body)
  // Reading it would take minutes, or overflow the stack.
  if (slow) return lintMessages[slow.kind](slow.text).message
  return { path, keys: indexKeys(data), body: rewriteBlocks(body) }
}

function writeNotionKeys(typed: string, title: string, lines: string): string {
  const pairs = lines.replaceAll(relation, '').matchAll(/^([^:]+): ?(.*)\n/gm)
  const keys = [...pairs].map(([, name = '', value = '']) => [name, value] as const)
  if (!keys.some(([name]) => knownKeys.has(spell(name)))) return typed
  // Values may begin with any sign, such as `@`, which means something else in YAML. JSON is YAML, too.
  return `---\n${JSON.stringify({ ...Object.fromEntries(keys), title })}\n---\n`
}

type Keys = Readonly<Record<string, unknown>> | string

/** Parsed leniently; if that fails, as our own reader repairs it. */
function readYamlKeys(block: string): Keys {
  const tooLarge = checkYamlSize(block)
  if (tooLarge) return tooLarge.message
  const yaml = [block, indentText(block)].map(parseLeniently).find(({ errors }) => errors.length === 0)
  const { document, diagnostics } = yaml ? { document: { data: toData(yaml) }, diagnostics: [] } : readYaml(block)
  const data = document?.data
  if (isGroup(data)) return data
  if (document && data === null) return {}
  const [first] = diagnostics
  const reason = first
    ? `line ${first.place.line + 1}: ${first.message}`
    : 'it must be keys and values, such as `title: My post`.'
  return `The front matter isn't valid YAML: ${reason}`
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
