import { expect, test } from 'vitest'
import { checkMarkdownSize } from '../../../../generator/content/markdown/check-markdown-size.ts'

test.each([
  ['quotes in quotes', `a\n${'>'.repeat(11)} b`, 2],
  ['lists in lists', `${'- '.repeat(11)}b`, 1],
  ['an indent that no list has', `a\n\n${' '.repeat(61)}b`, 3],
  ['stars without end', `a\n\n${'a**'.repeat(600)}`, 3],
  ['emphasis in emphasis', `${'*_'.repeat(300)}a${'_*'.repeat(300)}`, 1],
  ['a row of too many cells', '|a'.repeat(60), 1],
  ['a text of too many lines', 'a\n'.repeat(6000), 5001],
  ['a text of too many characters', 'a '.repeat(60_000), 1],
])('%s are found before anyone reads them', (_, text, line) => {
  expect(checkMarkdownSize(text)?.place.line).toBe(line)
})

test('rules across the page, lists, tables and links of a long text are no excess', () => {
  const part = `${'* '.repeat(30)}\n\n- a\n  - b\n    - [c](/d)\n\n| a | b |\n|---|---|\n| c | d |\n\n> > e\n\n`
  expect(checkMarkdownSize(part.repeat(200))).toBeUndefined()
})
