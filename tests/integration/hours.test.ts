import { load } from 'cheerio'
import { beforeAll, expect, test } from 'vitest'
import { buildWith } from '../support/build-in-memory.ts'
import { writeHours } from '../support/configured-site.ts'
import { renderText } from '../support/render-text.ts'
import { sampleHours } from '../support/sample-hours.ts'

const lines = ['Mon-Thu 8am-12pm and 1pm-5:30pm', 'Fri 6pm-2am', 'Sun 24 hours']
const next = 'Closed January 18, 2027 (Martin Luther King Jr. Day)'

const ownPage = `---
title: Visit us
description: When someone is at the office to talk about your building, and what to bring along.
---
Come by, {hours}, or write.
`

let pageOf: (path: string) => ReturnType<typeof load>

beforeAll(async () => {
  const changes = { 'site.config.yaml': await writeHours(sampleHours), 'content/pages/visit.md': ownPage }
  const built = await buildWith(changes, 'public', renderText)
  pageOf = (path) => load(String(built.get(path)))
})

const textsOf = (path: string, selector: string) => {
  const page = pageOf(path)
  return page(selector)
    .toArray()
    .map((part) => page(part).text())
}

test('the footer has a line for each group of open days, and the next holiday', () => {
  expect(textsOf('blog.html', '.footer-contact__address')[0]).toBe([...lines, next].join('\n'))
})

test.each(['service-areas/troy.html', 'services/office.html'])('%s has the same lines', (path) => {
  expect(textsOf(path, '.fact-strip li').some((fact) => fact.endsWith(lines.join('') + next))).toBe(true)
})

test('the contact page has all days and all upcoming holidays', () => {
  expect(textsOf('contact.html', 'main dt')).toEqual([
    'Mon-Thu',
    'Fri',
    'Sat',
    'Sun',
    'Martin Luther King Jr. Day',
    'Winter break',
  ])
  expect(textsOf('contact.html', 'main dd')).toEqual([
    '8am-12pm and 1pm-5:30pm',
    '6pm-2am',
    'Closed',
    '24 hours',
    'January 18, 2027',
    'December 24, 2027 – January 2, 2028',
  ])
})

test('a sentence lists them inline', () => {
  const sentence = 'Mon-Thu 8am-12pm and 1pm-5:30pm, Fri 6pm-2am, and Sun 24 hours'
  expect(pageOf('visit.html')('main').text()).toContain(`Come by, ${sentence}, or write.`)
})

const usual = (dayOfWeek: readonly string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
})

const closed = (name: string, validFrom: string, validThrough: string) => ({
  '@type': 'OpeningHoursSpecification',
  name,
  validFrom,
  validThrough,
  opens: '00:00',
  closes: '00:00',
})

test.each(['index.html', 'contact.html', 'blog/office-cleaning-tips.html'])(
  'structured data on %s includes them',
  (path) => {
    const { '@graph': graph } = JSON.parse(pageOf(path)('script[type="application/ld+json"]').text()) as {
      readonly '@graph': readonly Readonly<Record<string, unknown>>[]
    }
    const business = graph.find(({ openingHoursSpecification }) => openingHoursSpecification !== undefined)
    const first = ['Monday', 'Tuesday', 'Wednesday', 'Thursday']
    expect(business?.['openingHoursSpecification']).toEqual([
      usual(first, '08:00', '12:00'),
      usual(first, '13:00', '17:30'),
      usual(['Friday'], '18:00', '02:00'),
      usual(['Sunday'], '00:00', '23:59'),
    ])
    expect(business?.['specialOpeningHoursSpecification']).toEqual([
      closed('Martin Luther King Jr. Day', '2027-01-18', '2027-01-18'),
      closed('Winter break', '2027-12-24', '2028-01-02'),
    ])
  },
)
