import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readProjectFile, root } from '../support/project.ts'

test('every test in docs/security.md exists', async () => {
  const text = await readProjectFile('docs/security.md')
  const rows = text.split('\n').filter((line) => /^\| (?!threat|---)/.test(line))
  expect(rows.length).toBeGreaterThanOrEqual(20)
  expect(rows.filter((row) => row.split('|')[3]?.trim() === '')).toEqual([])
  const named = [...text.matchAll(/`(tests\/[\w./-]+)`/g)].map(([, path = '']) => path)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const cases = new Set(readdirSync(join(root, 'tests/fixtures/broken')))
  const reported = [...text.matchAll(/cases? ((?:`[\w-]+`(?:, | and )?)+)/g)].flatMap(
    ([, list = '']) => list.match(/[\w-]{3,}/g) ?? [],
  )
  expect(reported.filter((name) => name !== 'and' && !cases.has(name))).toEqual([])
  expect(reported.length).toBeGreaterThan(5)
})
