import { expect, test } from 'vitest'
import { planEdit } from '../../bench/edit-post.ts'
import { readOptions } from '../../bench/options.ts'

test('the default is a thousand posts and three rounds, without other generators', () => {
  expect(readOptions([])).toMatchObject({ sizes: [1000], runs: 3, against: [], isWritten: false })
})

test('several sizes and several generators are separated by commas', () => {
  const options = readOptions(['--posts', '8,1000', '--against', 'eleventy, hugo'])
  expect(options).toMatchObject({ sizes: [8, 1000], against: ['eleventy', 'hugo'] })
})

test('only the usage is shown on request', () => {
  expect(readOptions(['--help'])).toMatch(/^Usage: npm run bench/)
})

test('an error is reported with the usage', () => {
  expect(readOptions(['--posts', '7'])).toMatch(/^--posts must be numbers from 8 to \d+, but one is "7"\.\n\nUsage/)
  expect(readOptions(['--runs', '0'])).toMatch(/^--runs must be/)
  expect(readOptions(['--against', 'jekyll'])).toMatch(/^--against takes eleventy, hugo, not "jekyll"\./)
  expect(readOptions(['--steps', 'second'])).toMatch(
    /^--steps takes first, cold, unchanged, edit, watch, not "second"\./,
  )
  expect(readOptions(['--post', '9'])).toContain('Usage: npm run bench')
})

test('each edit adds its own sentence, and consecutive edits are in different posts', () => {
  const ids = Array.from({ length: 8 }, (_, number) => `post-${number}`)
  const edits = Array.from({ length: 30 }, (_, number) => planEdit(ids, number))
  expect(new Set(edits.map(({ sentence }) => sentence)).size).toBe(30)
  expect(new Set(edits.slice(0, 8).map(({ id }) => id)).size).toBe(8)
})
