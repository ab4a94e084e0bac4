import { expect, test } from 'vitest'
import { readOrdered } from '../support/content.ts'
import { findAlike } from '../support/shared-runs.ts'
import { readPage } from '../support/site.ts'

// Search engines treat pages that differ in little but a name as doorway pages.
test('every city has its own texts, and its page shares less than a fifth of its words with any other', () => {
  const cities = readOrdered('areas')
  expect(cities.filter(({ groups, additional, trust }) => !groups || !additional || !trust)).toEqual([])
  const pages = cities.map(({ id, city }) => [
    city,
    listVisibleText(readPage(`/service-areas/${id}`).only('main').html),
  ])
  expect(findAlike(Object.fromEntries(pages), 0.2)).toEqual([])
})

/** The visible words in a part of a page, without navigation. */
function listVisibleText(html: string): string {
  return html
    .replaceAll(/<(style|script|svg|nav)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&[^;]+;/g, "'")
}
