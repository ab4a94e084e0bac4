import { describe, expect, test } from 'vitest'
import { config, hours, phoneHref, readEntries, readOrdered, readTexts } from '../support/content.ts'
import { listPageFiles, notFoundFile, readPage, readPageFile } from '../support/site.ts'
import { findThing } from '../support/structured-data.ts'

describe('what the specification counts', () => {
  test('six services, 14 cities, 15 questions, eight posts', () => {
    const all = [readEntries('services'), readEntries('areas'), readTexts('faq'), readEntries('posts')]
    expect(all.map((entries) => entries.length)).toEqual([6, 14, 15, 8])
  })

  test('eight reasons, four differences, eight additional services, three trust cards', () => {
    const { reasons, differences } = readTexts('about')
    const { additional, trust } = readTexts('areaPage')
    expect([reasons, differences, additional, trust].map(({ items }) => items.length)).toEqual([8, 4, 8, 3])
    for (const { additional: own } of readOrdered('areas')) expect(own ?? additional.items).toHaveLength(8)
  })

  test('four features on the card of a city, three reasons on the page of a service', () => {
    for (const { features } of readOrdered('areas')) expect(features).toHaveLength(4)
    for (const { reasons } of readOrdered('services')) expect(reasons).toHaveLength(3)
  })

  test('three testimonials on the home page, four on the about page', () => {
    const shown = readTexts('testimonials').flatMap(({ pages }) => pages)
    expect(['home', 'about'].map((page) => shown.filter((one) => one === page).length)).toEqual([3, 4])
  })
})

test("titles and descriptions that search results don't cut", () => {
  for (const page of listPageFiles().map(readPageFile)) {
    const description = page.only('meta[name="description"]').attribute('content') ?? ''
    // They may cut the company's name, which they show above the title.
    expect(page.only('head title').text.replace(config.company.name, '').length).toBeLessThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(170)
  }
})

describe('what the specification words', () => {
  test('the hours, the radius and the price range', () => {
    expect([hours, config.company.geo.radius, config.company.priceRange]).toEqual(['Mon-Fri 8am-6pm', 50_000, '$$'])
    expect(phoneHref).toMatch(/^tel:\+1\d{10}$/)
    const contact = readPage('/contact').only('main').text
    for (const words of ['Metro Detroit', 'Mon-Fri 8am-6pm']) expect(contact).toContain(words)
  })

  test('the hours and the reviews, in structured data', () => {
    expect(findThing(readPage('/'), 'LocalBusiness')['openingHoursSpecification']).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '18:00',
    })
    const { aggregateRating } = findThing(readPage('/about'), 'LocalBusiness')
    expect(aggregateRating).toMatchObject({ ratingValue: 5, reviewCount: 4, bestRating: 5 })
  })

  test('phone and email if JavaScript is off', () => {
    const notice = readPage('/contact').only('main').only('noscript').text
    for (const way of [config.company.phone, config.company.email]) expect(notice).toContain(way)
  })

  test('the menus', () => {
    const { menu, footer } = readTexts('site')
    expect([menu.home, menu.about, menu.services, menu.areas, menu.blog, menu.faq, menu.contact, menu.quote]).toEqual([
      'Home',
      'About',
      'Services',
      'Service Areas',
      'Blog',
      'FAQ',
      'Contact',
      'Get a Quote',
    ])
    expect([footer.home, footer.about, footer.blog, footer.quote, footer.privacy]).toEqual([
      'Home',
      'About Us',
      'Blog',
      'Get a Quote',
      'Privacy Policy',
    ])
    expect(menu.open).toMatch(/menu/i)
  })

  test('the hero of the home page', () => {
    const { hero, badges } = readTexts('home')
    expect(hero.quote).toMatch(/free quote/i)
    const promises = [/licensed and insured/i, /professional team/i, /satisfaction guaranteed/i]
    const shown = readPage('/').only('main').section(hero.heading).only('ul, ol').texts('li')
    expect(shown).toHaveLength(badges.length)
    expect(shown).toEqual(promises.map((promise) => expect.stringMatching(promise)))
  })

  test('the pages of services and cities', () => {
    const service = readTexts('servicePage')
    expect(service.standard.heading).toMatch(/daily|standard/i)
    expect(service.specialized.heading).toMatch(/specialized/i)
    expect(service.reasons.heading).toMatch(/^Why choose /i)
    const { hero, groups, trust } = readTexts('areaPage')
    expect(hero.call).toMatch(/^Call /)
    expect(groups.services).toEqual(['office', 'medical', 'industrial'])
    expect(trust.items.map(({ title }) => title)).toEqual(['Licensed & Insured', 'Trained Staff', 'Quality Guaranteed'])
    expect(trust.items[2]?.text).toContain('100% satisfaction guarantee')
    const [card] = readPage('/service-areas').only('main').find('article')
    expect(card?.find('a').map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Learn More /), expect.stringMatching(/^Get a Quote /)]),
    )
  })

  test('the screen for an unknown post', () => {
    const hidden = readPageFile(notFoundFile).only('main').texts('[hidden]')
    for (const text of ['Post Not Found', "The blog post you're looking for doesn't exist.", 'Back to Blog'])
      expect(hidden).toContain(text)
  })

  test('the industries of the quote form', () => {
    const options = readPage('/contact').only('main').only('form').only('[name="industry"]').find('option')
    expect(options.map((option) => option.attribute('value'))).toEqual([
      '',
      'office',
      'medical',
      'industrial',
      'education',
      'retail',
      'hospitality',
      'government',
      'financial',
    ])
  })

  test('the categories of questions', () => {
    expect(readTexts('faqPage').categories).toEqual(['General', 'Services', 'Billing', 'Staff & Training'])
  })

  test.each([
    ['24-hour notice for cancellation or rescheduling', /24 hours/i],
    ['free estimates without obligation', /estimates are free and carry no obligation/i],
    ['monthly billing for regular services', /billed monthly/i],
    ['major credit cards', /major credit cards/i],
    ['checks', /\bchecks\b/i],
    ['electronic transfers', /electronic transfers/i],
    ['discounts for long-term contracts', /discounts for long-term contracts/i],
    ['the 100% satisfaction guarantee', /100% satisfaction guarantee/],
  ])('the answers mention %s', (_policy, words) => {
    expect(readPage('/faq').only('main').text).toMatch(words)
  })
})
