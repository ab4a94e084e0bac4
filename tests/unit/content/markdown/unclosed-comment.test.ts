import { expect, test } from 'vitest'
import { findUnclosedComment } from '../../../../generator/content/markdown/lint-html.ts'

test.each([
  ['<b>a</b>', -1],
  ['<!-- a --> <!-- b\n-->\n', -1],
  ['<!-->', -1],
  ['<!-- a --> <!-- b', 11],
  ['<b><!-- c', 3],
])('in %j, a comment is unclosed from %i on', (html, start) => {
  expect(findUnclosedComment(html)).toBe(start)
})

test('any number of unclosed comments are read once: hours, if the rest were read for each', () => {
  expect(findUnclosedComment('<!--'.repeat(1_000_000))).toBe(0)
}, 30_000)
