import { expect, test } from 'vitest'
import { formatJson } from '../../../../generator/shared/diagnostics/for-programs.ts'

test('a report without errors is ok', () => {
  expect(JSON.parse(formatJson([], true))).toEqual({ version: 1, ok: true, errors: 0, warnings: 0, diagnostics: [] })
})

test('every key is there, with null for unknown values', () => {
  const report = formatJson(
    [
      {
        severity: 'error',
        code: 'content/duplicate',
        message: 'This address is taken: "\u001b[31m\u2028".',
        file: 'content/posts/b.md',
        place: { line: 2, column: 1 },
        notes: [
          { message: 'it was first used here', file: 'content/posts/a.md', place: { line: 3, column: 4 } },
          { message: 'and here', file: 'site.config.yaml' },
        ],
      },
      { severity: 'warning', code: 'content/long-title', message: 'Long.', file: 'content/a.md', hint: 'shorten it.' },
    ],
    false,
  )
  expect(JSON.parse(report)).toEqual({
    version: 1,
    ok: false,
    errors: 1,
    warnings: 1,
    diagnostics: [
      {
        severity: 'warning',
        code: 'content/long-title',
        message: 'Long.',
        file: 'content/a.md',
        line: null,
        column: null,
        hint: 'shorten it.',
        notes: [],
      },
      {
        severity: 'error',
        code: 'content/duplicate',
        message: 'This address is taken: "\u001b[31m\u2028".',
        file: 'content/posts/b.md',
        line: 2,
        column: 1,
        hint: null,
        notes: [
          { message: 'it was first used here', file: 'content/posts/a.md', line: 3, column: 4 },
          { message: 'and here', file: 'site.config.yaml', line: null, column: null },
        ],
      },
    ],
  })
  expect(report).not.toContain('\u001b')
})
