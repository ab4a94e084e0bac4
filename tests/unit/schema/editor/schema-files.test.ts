import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { runSchemas } from '../../../../generator/cli/commands/schemas.ts'
import { collections, files } from '../../../../generator/schema/collections.ts'
import { buildSchemaFiles, schemaFolder, schemaLine } from '../../../../generator/schema/editor/build-schema-files.ts'
import { listDescribedFiles } from '../../../../generator/schema/editor/described-files.ts'
import type { JsonSchema } from '../../../../generator/schema/editor/json-schema.ts'
import { listKeys } from '../../../../generator/schema/editor/json-schema.ts'
import { formatReference } from '../../../../generator/schema/editor/reference.ts'
import { locate, root, siteRoot } from '../../../support/project.ts'

const described = listDescribedFiles()

const yamlFiles = [
  'site.config.yaml',
  ...readdirSync(resolve(siteRoot, 'content'), { recursive: true, encoding: 'utf8' })
    .map((path) => `content/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.yaml') && !path.startsWith('content/images/')),
]

test.each(buildSchemaFiles().map(({ path, content }) => [path, content] as const))(
  '%s is up to date: run `npm run schemas`',
  (path, content) => {
    expect(readFileSync(resolve(root, path), 'utf8').replaceAll('\r\n', '\n')).toBe(content)
  },
)

test('in editors, the country decides which rules the configuration has', () => {
  const file = buildSchemaFiles().find(({ path }) => path === `${schemaFolder}/site-config.json`)
  const rules = JSON.parse(String(file?.content)) as Readonly<Record<'if' | 'then' | 'else', JsonSchema>>
  const country = { properties: { country: { const: 'US' } } }
  expect(rules.if).toEqual({ properties: { company: { properties: { address: country } }, locale: country } })
  const [inUS, abroad] = [rules.then, rules.else].map(
    ({ properties }) => properties?.['company']?.properties?.['address']?.required,
  )
  expect(inUS).toContain('region')
  expect(abroad).not.toContain('region')
})

test('no schema is left over from a file that no longer exists', () => {
  const written = readdirSync(resolve(root, schemaFolder)).map((name) => `${schemaFolder}/${name}`)
  expect(written.filter((path) => !buildSchemaFiles().some((file) => file.path === path))).toEqual([])
})

test('every collection, every single file and the configuration has a schema, a unique name and a description', () => {
  expect(described).toHaveLength(Object.keys(collections).length + Object.keys(files).length + 1)
  expect(new Set(described.map(({ name }) => name)).size).toBe(described.length)
  expect(described.filter(({ about }) => about === '')).toEqual([])
})

test.each(described.map((file) => [file.glob, file] as const))('every key of %s has a description', (_, { schema }) => {
  const keys = listKeys(schema)
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter((key) => !key.schema.description).map(({ path }) => path)).toEqual([])
})

test.each(described.map((file) => [file.glob, file] as const))(
  'every text and number of %s has an example',
  (_, file) => {
    const holdsKeys = ({ properties, items, anyOf }: JsonSchema): boolean =>
      properties !== undefined || (items && holdsKeys(items)) === true || anyOf?.some(holdsKeys) === true
    const plain = listKeys(file.schema).filter(({ schema }) => !holdsKeys(schema))
    expect(plain.filter(({ schema }) => !schema.examples?.length).map(({ path }) => path)).toEqual([])
  },
)

test.each(described.map((file) => [file.glob, file] as const))('examples of %s match their format', (_, file) => {
  const wrong = listKeys(file.schema).filter(({ schema }) => schema.examples?.some((example) => !fits(example, schema)))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test.each(yamlFiles)('%s refers to its schema in its first line', (path) => {
  const file = described.find(({ glob }) => glob === path || glob.replace('*.yaml', '') === `${dirname(path)}/`)
  const [first] = readFileSync(locate(path), 'utf8').split(/\r?\n/)
  expect(first).toBe(schemaLine(path, file?.name ?? ''))
  const named = first?.split('$schema=')[1] ?? ''
  expect(existsSync(resolve(root, dirname(path), named))).toBe(true)
})

test('a second run writes nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'schemas-'))
  try {
    const run = () => {
      const said: string[] = []
      const terminal = { print: (text: string) => void said.push(text), complain: () => {}, progress: () => {} }
      expect(runSchemas({ root: folder }, terminal)).toBe(0)
      return said
    }
    expect(run()).toContain('docs/content.md\n')
    const before = await stat(join(folder, 'docs/content.md'))
    expect(run()).toEqual([expect.stringMatching(/^Schemas: 0 files written, \d+ unchanged\n$/)])
    expect((await stat(join(folder, 'docs/content.md'))).mtimeMs).toBe(before.mtimeMs)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('each row of the reference has as many cells as its header', () => {
  const rows = formatReference(described)
    .split('\n')
    .filter((line) => line.startsWith('|'))
  expect(rows.length).toBeGreaterThan(200)
  for (const row of rows) expect(row.replaceAll('\\|', '').match(/\|/g), row).toHaveLength(7)
})

test('a snippet with its placeholders filled in is valid front matter', () => {
  const snippets = buildSchemaFiles().find(({ path }) => path.endsWith('.code-snippets'))
  const parsed = JSON.parse(String(snippets?.content)) as Record<string, { body: string[] }>
  const post = parsed['Front matter: post']?.body.join('\n') ?? ''
  const filled = post.replaceAll(/\$\{\d+:((?:\\.|[^}])*)\}/g, '$1')
  const block = parseDocument(filled.split('---\n')[1] ?? '')
  expect(block.errors).toEqual([])
  expect(collections.posts.schema.safeParse(block.toJS()).error?.issues).toBeUndefined()
})

function fits(example: unknown, schema: JsonSchema): boolean {
  if (schema.enum) return schema.enum.includes(String(example))
  if (typeof example !== 'string') return true
  const { pattern = '', minLength = 0, maxLength = Infinity } = schema
  return new RegExp(pattern).test(example) && example.length >= minLength && example.length <= maxLength
}
