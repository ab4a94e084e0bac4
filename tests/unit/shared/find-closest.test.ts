import { expect, test } from 'vitest'
import { findClosest } from '../../../generator/shared/find-closest.ts'

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

test('only a third of the letters may be off, at either end of the word and whatever its length', () => {
  expect(findClosest('x', ['ab', 'a'])).toBe('a')
  expect(findClosest('mat-floor-trash-glass-3786', ['restroom-floor-trash-glass-6218'])).toBeUndefined()
  expect(findClosest('ount-floor-trash-glass', ['front-floor-trash-gloss'])).toBe('front-floor-trash-gloss')
  expect(findClosest('floor-trash-glass', ['floor-trash-glass-3786', 'floor-trash-glas', 'floor-trash-glass-37'])).toBe(
    'floor-trash-glas',
  )
  expect(findClosest('', ['', 'a'])).toBe('')
})
