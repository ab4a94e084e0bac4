import { expect, test } from 'vitest'
import { findMenuPlace } from '../../../templates/menu-place.ts'

const linked = new Set(['/services/office', '/service-areas/troy', '/blog/pinned'])

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/blog', '/blog'],
  ['/service-areas', '/service-areas'],
  ['/services/office', '/services/office'],
  ['/service-areas/troy', '/service-areas/troy'],
  ['/blog/pinned', '/blog/pinned'],
])('%s has its own place in the menu', (path, place) => {
  expect(findMenuPlace(path, linked)).toBe(place)
})

test.each([
  ['/blog/one', '/blog/'],
  ['/blog/two', '/blog/'],
  ['/blog/page/2', '/blog/page/'],
  ['/services/no-longer-listed', '/services/'],
])('%s only counts as a page in %s', (path, place) => {
  expect(findMenuPlace(path, linked)).toBe(place)
})
