import { expect, test } from 'vitest'
import { readComments } from '../../../../generator/content/markdown/read-node.ts'

test.each([
  ['<!-- a -->', { rest: '' }],
  ['<!-- a --> <!-- b\n-->\n', { rest: '' }],
  ['<!-->', { rest: '' }],
  ['<!-- a --><script>b</script><!-- c -->', { rest: '<script>b</script>' }],
  ['<!-- a --> words', { rest: 'words' }],
  ['<!-- a --> <!-- b', { rest: '', unclosed: 11 }],
  ['<b><!-- c', { rest: '<b>', unclosed: 3 }],
])('in %j, this is outside of comments: %j', (html, found) => {
  expect(readComments(html)).toEqual(found)
})

test('any number of unclosed comments are read once', () => {
  const start = performance.now()
  expect(readComments('<!--'.repeat(1_000_000)).unclosed).toBe(0)
  expect(performance.now() - start).toBeLessThan(1000)
})
