import { expect, test } from 'vitest'
import { tidyLine, tidyLines } from '../../../../generator/cli/new/answers.ts'

test('a line has single spaces', () => {
  expect(tidyLine(' A\t\n title\u0000 ')).toBe('A title')
})

test.each([
  ['a list and a paragraph', '- a\n- b\n\nSecond.', '- a\n- b\n\nSecond.\n'],
  ['lines as on Windows and other breaks', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd\n'],
  ['a list in a list', '  - a\n    - b\n', '- a\n  - b\n'],
  ['empty lines around and between', '\n\na  \n \n\n\nb\n\n', 'a\n\nb\n'],
  ['tabs and marks that nobody sees', '1.\ta\n\u00072.', '1.  a\n 2.\n'],
  ['a single line', '  just  one\n', 'just one'],
  ['nothing', ' \n\t\n', ''],
])('%s: lines stay lines', (_, typed, expected) => {
  expect(tidyLines(typed)).toBe(expected)
})
