import { expect, test } from 'vitest'
import { planEdit } from '../../bench/edit-post.ts'
import { readOptions } from '../../bench/options.ts'

test('a thousand posts and three rounds are usual, and nobody else is needed', () => {
  expect(readOptions([])).toMatchObject({ sizes: [1000], runs: 3, against: [], isWritten: false })
})

test('several sizes and several generators are named with commas', () => {
  const options = readOptions(['--posts', '8,1000', '--against', 'eleventy, hugo'])
  expect(options).toMatchObject({ sizes: [8, 1000], against: ['eleventy', 'hugo'] })
})

test('the usage is shown by itself if it is asked for', () => {
  expect(readOptions(['--help'])).toMatch(/^Usage: npm run bench/)
})

test('a mistake is reported with the usage', () => {
  expect(readOptions(['--posts', '7'])).toMatch(/^--posts must be numbers from 8 to \d+, but one is "7"\.\n\nUsage/)
  expect(readOptions(['--runs', '0'])).toMatch(/^--runs must be/)
  expect(readOptions(['--against', 'jekyll'])).toMatch(/^--against takes eleventy, hugo, not "jekyll"\./)
  expect(readOptions(['--steps', 'second'])).toMatch(
    /^--steps takes first, cold, unchanged, edit, watch, not "second"\./,
  )
  expect(readOptions(['--post', '9'])).toContain('Usage: npm run bench')
})

test('each edit adds a sentence of its own, and edits that follow each other are of different posts', () => {
  const ids = Array.from({ length: 8 }, (_, number) => `post-${number}`)
  const edits = Array.from({ length: 30 }, (_, number) => planEdit(ids, number))
  expect(new Set(edits.map(({ sentence }) => sentence)).size).toBe(30)
  expect(new Set(edits.slice(0, 8).map(({ id }) => id)).size).toBe(8)
})
