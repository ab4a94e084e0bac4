import { expect, test } from 'vitest'
import { pageLanguage, siteLanguage, suggestLanguage } from '../../../generator/schema/language.ts'

test.each([
  ['es-US', true, true],
  ['en-us', true, true],
  // Node has a name for Haitian Creole, but no dates in it.
  ['ht', false, true],
  ['en-UK', false, false],
  ['Spanish', false, false],
  ['xx', false, false],
  ['es_MX', false, false],
])('%s is a language of a site: %s, of a page: %s', (tag, ofSite, ofPage) => {
  expect([siteLanguage.safeParse(tag).success, pageLanguage.safeParse(tag).success]).toEqual([ofSite, ofPage])
})

test.each([
  ['Spanish', 'es'],
  ['español', 'es'],
  [' Haitian Creole ', 'ht'],
  // `mo` is outdated.
  ['Romanian', 'ro'],
  ['en_UK', 'en-GB'],
])('suggests for %s the code %s', (typed, code) => {
  expect(suggestLanguage(typed)).toEqual([code])
})
