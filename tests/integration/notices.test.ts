import { load } from 'cheerio'
import { beforeAll, expect, test } from 'vitest'
import { buildWith } from '../support/build-in-memory.ts'
import { renderText } from '../support/render-text.ts'
import { sampleNotices } from '../support/sample-notices.ts'

type Built = Awaited<ReturnType<typeof buildWith>>

const notices = { 'content/notices.yaml': sampleNotices }

let built: Built

beforeAll(async () => {
  built = await buildWith(notices, 'public', renderText)
})

const readNotices = (from: Built, path: string) => {
  const page = load(String(from.get(path)))
  return page('.notices p')
    .toArray()
    .map((part) => page(part).text())
}

const urgent =
  'Important: Snow emergency in Wayne County: crews may be late today, and we call every client whose visit moves.'
const info = 'Note: We are closed January 4 to 6. See our hours or call (313) 555-0142.'

test('a page shows its notices of the day, urgent ones first', () => {
  expect(readNotices(built, 'index.html')).toEqual([urgent, info])
  expect(readNotices(built, 'contact.html')).toEqual([urgent, info])
  for (const path of ['about.html', 'blog/office-cleaning-tips.html', '404.html'])
    expect(readNotices(built, path), path).toEqual([info])
})

test('an author also sees upcoming ones, with the date from which others do', async () => {
  const written = await buildWith(notices, 'authors', renderText)
  expect(readNotices(written, 'about.html')).toEqual([
    info,
    'Note: Starts on January 2, 2027; until then, only you see this: This one is to come',
  ])
})

test('notices are above the header, in one region, with their icons', () => {
  const page = load(String(built.get('index.html')))
  expect(page('body > .notices').next().is('header')).toBe(true)
  expect(page('.notices > details[open]')).toHaveLength(2)
  expect(page('.notices--urgent a, .notices__item--urgent a').attr('href')).toBe('/faq')
  for (const use of page('.notices use').toArray()) expect(page(`symbol${page(use).attr('href')}`)).toHaveLength(1)
})

test('a page without a notice has no style or script for it, and the policy header is the same', async () => {
  const some = await buildWith(
    { 'content/notices.yaml': '- { text: Closed, from: 2027-01-01, until: 2027-01-01, pages: [/contact] }' },
    'public',
    renderText,
  )
  const none = await buildWith({}, 'public', renderText)
  expect(String(some.get('contact.html'))).toMatch(/<style>[^<]*\.notices[^<]*<\/style>.*\/assets\/notices-/s)
  expect(some.get('about.html')).toStrictEqual(none.get('about.html'))
  expect([...none.values()].map(String).filter((content) => content.includes('notices__'))).toEqual([])
  expect([...none.keys()].filter((path) => path.includes('notices'))).toEqual([])
})
