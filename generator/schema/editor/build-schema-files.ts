import { configSchemaAbroad } from '../site/config.ts'
import { catalogue } from '../../shared/diagnostics/catalogue.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import { type DescribedFile, listDescribedFiles } from './described-files.ts'
import { extensions, formatSettings, formatSnippets } from './editor-settings.ts'
import { type JsonSchema, toJsonSchema } from './json-schema.ts'
import { formatReference } from './reference.ts'

export const schemaFolder = '.vscode/schemas'

/** Builds editor files and docs from the schemas and the diagnostics catalog. Paths are relative to the project. */
export function buildSchemaFiles(): OutputFile[] {
  const files = listDescribedFiles()
  return [
    ...files.map((file) => json(`${schemaFolder}/${file.name}.json`, formatSchema(file))),
    json('.vscode/settings.json', formatSettings(files)),
    json('.vscode/extensions.json', extensions),
    json('.vscode/front-matter.code-snippets', formatSnippets(files)),
    { path: 'docs/content.md', content: formatReference(files) },
    { path: 'docs/diagnostics.md', content: formatDiagnostics() },
  ]
}

/** The first line of a YAML file, which tells editors its schema. */
export function schemaLine(file: string, name: string): string {
  const up = '../'.repeat(file.split('/').length - 1) || './'
  return `# yaml-language-server: $schema=${up}${schemaFolder}/${name}.json`
}

function formatSchema({ name, schema, glob, about }: DescribedFile) {
  const { $schema, ...rest } = schema
  const rules = name === 'site-config' ? chooseByCountry(rest) : rest
  return { $schema, title: glob, description: about, ...rules }
}

const inUS = { properties: { country: { const: 'US' } } }

/** The configuration's schema for the US, or the one for other countries. */
function chooseByCountry(us: JsonSchema) {
  const abroad = { ...toJsonSchema(configSchemaAbroad), $schema: undefined }
  const condition = { properties: { company: { properties: { address: inUS } }, locale: inUS } }
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  return { if: condition, then: us, else: abroad }
}

function json(path: string, value: unknown): OutputFile {
  return { path, content: `${JSON.stringify(value, null, 2)}\n` }
}

const diagnosticsIntroduction = `# Diagnostics

What \`npm run check\`, \`npm start\` and \`npm run build\` report, by code. The meaning of a code never changes. Each report
names the file and, where there is one, the line and column, and says what to write. Warnings fail the run only with \`--strict\`.

This table is generated from \`generator/shared/diagnostics/catalogue.ts\`: change it there, then run \`npm run schemas\`.
`

/** Every code with its cause and fix. */
function formatDiagnostics(): string {
  const rows = Object.entries(catalogue).map(([code, { cause, cure }]) => {
    // Other pipes would end the cell.
    return `| ${[`\`${code}\``, cause, cure].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  return `${diagnosticsIntroduction}\n| code | what it means | what to do |\n|---|---|---|\n${rows.join('\n')}\n`
}
