import { expect, test } from 'vitest'
import { findClosest } from '../../../../../generator/content/validate/links/find-closest.ts'

test.each([
  ['descripton', 'description'],
  ['titel', 'title'],
  ['Tags', 'tags'],
])('%s was meant to be %s', (typed, meant) => {
  expect(findClosest(typed, ['title', 'description', 'tags'])).toBe(meant)
})

test('a word unlike all of them has no match', () => {
  expect(findClosest('author', ['title', 'description', 'tags'])).toBeUndefined()
})

test('swapping two letters counts as one change, and the closest match wins', () => {
  expect(findClosest('fiel', ['file', 'fill'])).toBe('file')
  expect(findClosest('contcat', ['contract', 'contact'])).toBe('contact')
  expect(findClosest('abcdef', ['badcfe'])).toBeUndefined()
  expect(findClosest('abcdefghi', ['badcfeghi'])).toBe('badcfeghi')
})
