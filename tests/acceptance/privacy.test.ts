import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatDay } from '../../generator/shared/dates.ts'
import { formatLongDate } from '../../generator/schema/site/long-dates.ts'
import { locale, readBlocks, readBody, readTexts } from '../support/content.ts'
import { readPage, siteFile } from '../support/site.ts'

const main = readPage('/privacy-policy').only('main')
const texts = readTexts('privacy')

const subjects = [
  /introduction/i,
  /information.*collect/i,
  /use/i,
  /disclos/i,
  /security/i,
  /rights/i,
  /children under 18/i,
  /changes/i,
  /contact/i,
]

test('nine sections are in order', () => {
  const written = new Set([...readBody('privacy').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading))
  const headings = main.texts('h2').filter((heading) => written.has(heading))
  expect(headings).toHaveLength(9)
  for (const [index, subject] of subjects.entries()) expect(headings[index]).toMatch(subject)
})

test('the policy is complete', () => {
  const blocks = readBlocks(readBody('privacy')).filter((block) => block !== '{measurement}')
  for (const block of blocks) expect(main.text).toContain(block)
})

test('it describes this build: no tag, no cookies, and no mention of Google', () => {
  expect(main.text).toContain('This site uses no advertising or analytics tag, and sets no cookies.')
  expect(main.text).not.toContain('Google')
  expect(main.find('[data-consent]')).toEqual([])
})

test('Last Updated is the day of the build', () => {
  const epoch = process.env['SOURCE_DATE_EPOCH']
  const built = epoch === undefined ? statSync(siteFile('privacy-policy.html')).mtime : new Date(Number(epoch) * 1000)
  const time = main.only('time')
  expect(time.attribute('datetime')).toBe(formatDay(built, locale.timeZone))
  expect(main.text).toContain(`Last Updated: ${formatLongDate(formatDay(built, locale.timeZone), locale.language)}`)
})

test('a link leads back to the home page', () => {
  expect(main.links('/').map(({ text }) => text)).toContain(texts.back)
  expect(texts.back).toMatch(/home/i)
})

test('the heading says what the page is', () => {
  expect(main.only('h1').text).toBe(texts.heading)
  expect(texts.heading).toMatch(/privacy policy/i)
})
