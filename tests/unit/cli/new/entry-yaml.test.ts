import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { parseSource } from '../../../../generator/content/parse/parse-source.ts'
import { formatYaml } from '../../../../generator/cli/new/entry-yaml.ts'
import { isDeep } from '../../../support/depth.ts'

/** A post's front matter, as parsed by the build. */
function readPost(title: string): unknown {
  const text = `---\n${formatYaml({ title, draft: true }, { notes: { draft: 'a note' } })}---\nBody\n`
  const diagnostics: unknown[] = []
  const parsed = parseSource({ file: 'a.md', path: 'posts/a.md', text }, (diagnostic) => diagnostics.push(diagnostic))
  expect(diagnostics).toEqual([])
  expect(parsed?.body?.text).toBe('Body\n')
  return parsed?.data
}

test.each([
  'a: b',
  'a #1',
  '"quoted"',
  '“quoted”',
  '« cité »',
  "it's",
  '- item',
  '--- three',
  '{x}',
  '[1]',
  '2026',
  'yes',
  'null',
  '@a',
  '日本',
])('the title %s is read as typed', (title) => {
  expect(readPost(title)).toEqual({ title, draft: true })
})

test('any title is read as typed', () => {
  const line = string({ unit: 'grapheme', maxLength: 200 }).map((text) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
  assert(
    property(line, (title) => {
      expect(readPost(title)).toEqual({ title, draft: true })
    }),
    { seed: 5, numRuns: isDeep ? 500 : 60 },
  )
})

test('a multi-line text is as typed, below a line', () => {
  expect(formatYaml({ answer: '- a\n- b: c\n\nSecond.\n' })).toBe('answer: |\n  - a\n  - b: c\n\n  Second.\n')
})

test('a long text is on one line', () => {
  const text = 'A text - as long as can be - that goes on, '.repeat(8).trim()
  expect(formatYaml({ answer: text })).toBe(`answer: ${text}\n`)
})
