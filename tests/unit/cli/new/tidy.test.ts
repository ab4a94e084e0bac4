import { expect, test } from 'vitest'
import { tidyLines } from '../../../../generator/cli/new/answers.ts'
import { tidyLine } from '../../../../generator/shared/tidy-line.ts'

test('a line has single spaces', () => {
  expect(tidyLine(' A\t\n title\u0000 ')).toBe('A title')
})

test.each([
  ['a list and a paragraph', '- a\n- b\n\nSecond.', '- a\n- b\n\nSecond.\n'],
  ['lines as on Windows and other breaks', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd\n'],
  ['a list in a list', '- a\n  - b\n', '- a\n  - b\n'],
  ['empty lines around', '\n\na  \n \nb\n\n', 'a\n\nb\n'],
  ['tabs', '1.\ta\n2.', '1.  a\n2.\n'],
  ['a single line', '  just  one\n', 'just one'],
  ['nothing', ' \n\t\n', ''],
])('%s: lines stay lines', (_, typed, expected) => {
  expect(tidyLines(typed)).toBe(expected)
})
