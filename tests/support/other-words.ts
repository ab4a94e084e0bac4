import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument, visit } from 'yaml'
import { siteRoot } from './project.ts'

/** All content with accents on its vowels. Any text on a page without them doesn't come from the content. */
export function accentContent(): Record<string, string> {
  const files = readdirSync(join(siteRoot, 'content'), { recursive: true, encoding: 'utf8' })
  const texts = files.filter((file) => /\.(yaml|md)$/.test(file) && file !== 'redirects.yaml')
  return Object.fromEntries(
    texts.map((file) => {
      const text = readFileSync(join(siteRoot, 'content', file), 'utf8')
      return [`content/${file}`, file.endsWith('.md') ? accentPage(text) : accentYaml(text)]
    }),
  )
}

function accentPage(text: string): string {
  const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  return `---\n${accentYaml(frontMatter)}---\n${accent(body)}`
}

function accentYaml(text: string): string {
  const document = parseDocument(text)
  visit(document, {
    Scalar(key, node) {
      // Names of files, entries and choices are in lowercase, without spaces.
      if (key !== 'key' && typeof node.value === 'string' && /[A-Z ]/.test(node.value)) node.value = accent(node.value)
    },
  })
  return document.toString({ lineWidth: 0 })
}

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
}

/** Skips placeholders, URLs and HTML. */
function accent(text: string): string {
  return text.replaceAll(/\{\w+\}|\]\([^)]*\)|<[^>]*>|https?:\S+|[aeiou]/gi, (found) => accents[found] ?? found)
}

/** Words without an accent that would have one if they came from the content. */
export function listPlainWords(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}@./-])[a-z]*[aeiou][a-z]+(?![\p{L}@/])/giu)].map(([word]) => word)
}
