import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../../generator/shared/diagnostics/diagnostic.ts'
import { formatReport } from '../../../../generator/shared/diagnostics/format.ts'

const texts = new Map([
  ['content/testimonials.yaml', '- name: Office manager\n  position: Bank in Troy\n  rating: five\n  pages: [home]\n'],
])

const wrongType: Diagnostic = {
  severity: 'error',
  code: 'content/wrong-type',
  message: '`rating` must be a number, but it\'s the text "five".',
  file: 'content/testimonials.yaml',
  place: { line: 3, column: 11 },
  hint: 'write `rating: 5`.',
}

test('a report has the location, shows the lines around it and ends with a count', () => {
  expect(formatReport([wrongType], texts)).toBe(
    `content/testimonials.yaml:3:11  error  content/wrong-type
  \`rating\` must be a number, but it's the text "five".
  2 |   position: Bank in Troy
  3 |   rating: five
    |           ^
  4 |   pages: [home]
  hint: write \`rating: 5\`.

1 error in 1 file
`,
  )
})

test('diagnostics are sorted by file and location', () => {
  const first = { ...wrongType, place: { line: 1, column: 3 } }
  const other = { ...wrongType, file: 'content/faq.yaml' }
  const report = formatReport([wrongType, first, other], texts)
  const places = report.split('\n').filter((line) => line.startsWith('content/'))
  expect(places.map((line) => line.split('  ')[0])).toEqual([
    'content/faq.yaml:3:11',
    'content/testimonials.yaml:1:3',
    'content/testimonials.yaml:3:11',
  ])
  expect(report).toContain('3 errors in 2 files')
})

test('a very long line is cut so that the marker stays visible', () => {
  const long = new Map([['a.md', `${'x'.repeat(300)}HERE${'y'.repeat(300)}`]])
  const report = formatReport([{ ...wrongType, file: 'a.md', place: { line: 1, column: 301 } }], long)
  const [source = '', mark = ''] = report.split('\n').filter((line) => line.includes(' | '))
  expect(source.length).toBeLessThan(120)
  expect(source.slice(mark.indexOf('^')).startsWith('HERE')).toBe(true)
})

test('without diagnostics, the report is empty', () => {
  expect(formatReport([], texts)).toBe('')
})

test('a report too long to read ends with how many diagnostics of each code there are', () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ ...wrongType, file: `content/posts/${index}.md` }))
  const dead = many.slice(0, 20).map((diagnostic) => ({ ...diagnostic, code: 'links/broken-link' as const }))
  expect(formatReport([...dead, ...many], texts)).toMatch(
    /\n\n60 errors in 40 files\n {6}40 {2}content\/wrong-type\n {6}20 {2}links\/broken-link\n$/,
  )
  expect(formatReport([...dead, ...many].slice(0, 50), texts)).toMatch(/\n50 errors in 30 files\n$/)
})
