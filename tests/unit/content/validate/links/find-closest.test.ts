import { expect, test } from 'vitest'
import { findClosest } from '../../../../../generator/content/validate/links/find-closest.ts'

test.each([
  ['descripton', 'description'],
  ['titel', 'title'],
  ['Tags', 'tags'],
])('%s was meant to be %s', (typed, meant) => {
  expect(findClosest(typed, ['title', 'description', 'tags'])).toBe(meant)
})

test('a word that is like none of them is left alone', () => {
  expect(findClosest('author', ['title', 'description', 'tags'])).toBeUndefined()
})
