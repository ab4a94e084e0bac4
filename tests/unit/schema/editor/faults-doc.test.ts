import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '../../../../generator/shared/diagnostics/catalogue.ts'
import { buildFaultsDoc } from '../../../../generator/schema/editor/faults-doc.ts'

const file = resolve(import.meta.dirname, '..', '..', '..', '..', 'docs', 'faults.md')

test('docs/faults.md is what the catalogue says: npm run schemas renews it', () => {
  expect(readFileSync(file, 'utf8')).toBe(buildFaultsDoc())
})

test('each code has a row with three cells', () => {
  const rows = buildFaultsDoc()
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(rows).toHaveLength(Object.keys(catalogue).length)
  for (const row of rows) expect(row.split(/(?<!\\)\|/)).toHaveLength(5)
})
