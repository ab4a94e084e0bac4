/** Builds `.vscode/` settings for this project's files. */
import type { DescribedFile } from './described-files.ts'
import type { JsonSchema } from './json-schema.ts'

export const extensions = {
  recommendations: [
    'redhat.vscode-yaml',
    'yzhang.markdown-all-in-one',
    'DavidAnson.vscode-markdownlint',
    'EditorConfig.EditorConfig',
  ],
}

/** Maps schemas to files, so that files without a schema comment are checked too. */
export function formatSettings(files: readonly DescribedFile[]) {
  const yaml = files.filter(({ glob }) => glob.endsWith('.yaml'))
  return {
    'yaml.schemas': Object.fromEntries(yaml.map(({ name, glob }) => [`./.vscode/schemas/${name}.json`, `/${glob}`])),
    'yaml.format.enable': false,
    'files.eol': '\n',
    '[markdown]': { 'editor.wordWrap': 'on', 'editor.quickSuggestions': { other: true } },
    // A post's only level 1 heading is in its front matter.
    'markdownlint.config': { MD013: false, MD033: true, MD041: false },
  }
}

/** Front matter snippets, because no language server reads it in `.md` files: required keys, then the others as comments. */
export function formatSnippets(files: readonly DescribedFile[]) {
  const markdown = files.filter(({ glob }) => glob.endsWith('.md'))
  return Object.fromEntries(markdown.map((file) => [`Front matter: ${file.name}`, formatSnippet(file)]))
}

function formatSnippet({ name, about, schema }: DescribedFile) {
  return {
    scope: 'markdown',
    prefix: name,
    description: about.replaceAll('`', ''),
    body: ['---', ...writeKeys(schema, '', { next: 1 }), '---', '', '$0'],
  }
}

function writeKeys(schema: JsonSchema, indent: string, counter: { next: number }): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, child]) => {
    const needed = schema.required?.includes(key) ?? false
    if (child.properties && needed) return [`${indent}${key}:`, ...writeKeys(child, `${indent}  `, counter)]
    const quote = child.type === 'string' && child.format !== 'date' ? '"' : ''
    if (!needed) return [`${indent}# ${key}: ${quote}${escape(valueOf(child))}${quote}  (${escape(child.description)})`]
    const place = (value: string) => `\${${counter.next++}:${escape(value)}}`
    if (child.type === 'array') {
      const items = (child.examples?.[0] ?? ['']) as readonly unknown[]
      return [`${indent}${key}:`, ...items.map((item) => `${indent}  - ${place(String(item))}`)]
    }
    return [`${indent}${key}: ${quote}${place(valueOf(child))}${quote}`]
  })
}

function valueOf(schema: JsonSchema): string {
  return String(schema.examples?.[0] ?? '…').replaceAll('"', '”')
}

/** Escapes `$`, `}` and backslashes, which are special in snippets. */
function escape(text = ''): string {
  return text.replaceAll(/[\\$}]/g, String.raw`\$&`)
}
