import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { idPattern } from '../../../generator/schema/fields.ts'
import { buildSlug, foldName } from '../../../generator/schema/slug.ts'
import { isDeep } from '../../support/depth.ts'

test.each([
  ['A title', 'a-title'],
  ['What’s new at the Café?', 'whats-new-at-the-cafe'],
  ['Ærø & Łódź, Straße', 'aero-lodz-strasse'],
  ['The ‘best’ rock ‘n’ roll, O‘Brien’s', 'the-best-rock-n-roll-obriens'],
  ['  5 tips: "salt" #1  ', '5-tips-salt-1'],
  ['ΑΒΓ', ''],
  ['日本', ''],
])('%s becomes %s', (title, slug) => {
  expect(buildSlug(title)).toBe(slug)
})

test.each([
  ['Fürth', 'fuerth'],
  ['Schwa\u0308bisch GMÜND: Größe', 'schwaebisch-gmuend-groesse'],
])('in German, %s becomes %s', (title, slug) => {
  expect(buildSlug(title, 'de-AT')).toBe(slug)
})

test.each([
  ['床の清掃', '床の清掃'],
  ['  “2階” の窓 ', '2階-の窓'],
  ['ﾊﾞｽ', 'バス'],
  ['Office Café', 'office-cafe'],
  ['✨', '✨'],
])('%s is the same name as %s', (name, folded) => {
  expect(foldName(name)).toBe(folded)
})

test('names in other scripts differ', () => {
  expect(new Set(['床', '窓', 'バス', 'パス', 'ハス', '바닥', '창문'].map(foldName)).size).toBe(7)
})

test('the result for any title works in a URL, or is empty', () => {
  assert(
    property(string({ unit: 'grapheme' }), (title) => {
      const slug = buildSlug(title)
      expect(slug === '' || idPattern.test(slug)).toBe(true)
    }),
    { seed: 5, numRuns: isDeep ? 500 : 100 },
  )
})
