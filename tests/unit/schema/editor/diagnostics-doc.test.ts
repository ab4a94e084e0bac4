import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '../../../../generator/shared/diagnostics/catalogue.ts'
import { buildSchemaFiles } from '../../../../generator/schema/editor/build-schema-files.ts'

const file = resolve(import.meta.dirname, '..', '..', '..', '..', 'docs', 'diagnostics.md')

const built = String(buildSchemaFiles().find(({ path }) => path === 'docs/diagnostics.md')?.content)

test('docs/diagnostics.md matches the catalog: `npm run schemas` updates it', () => {
  expect(readFileSync(file, 'utf8')).toBe(built)
})

test('each code has a row with three cells', () => {
  const rows = built.split('\n').filter((line) => line.startsWith('| `'))
  expect(rows).toHaveLength(Object.keys(catalogue).length)
  for (const row of rows) expect(row.split(/(?<!\\)\|/)).toHaveLength(5)
})
