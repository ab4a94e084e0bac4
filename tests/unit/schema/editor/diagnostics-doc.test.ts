import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '../../../../generator/shared/diagnostics/catalogue.ts'
import { buildDiagnosticsDoc } from '../../../../generator/schema/editor/diagnostics-doc.ts'

const file = resolve(import.meta.dirname, '..', '..', '..', '..', 'docs', 'diagnostics.md')

test('docs/diagnostics.md matches the catalog: `npm run schemas` updates it', () => {
  expect(readFileSync(file, 'utf8')).toBe(buildDiagnosticsDoc())
})

test('each code has a row with three cells', () => {
  const rows = buildDiagnosticsDoc()
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(rows).toHaveLength(Object.keys(catalogue).length)
  for (const row of rows) expect(row.split(/(?<!\\)\|/)).toHaveLength(5)
})
