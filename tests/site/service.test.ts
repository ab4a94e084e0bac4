import { describe, expect, test } from 'vitest'
import { fill, readOrdered, readTexts } from '../support/content.ts'
import { readPage } from '../support/site.ts'

const texts = readTexts('servicePage')
const { sampleStamp } = readTexts('site')

describe.each(readOrdered('services'))('the page of the service $id', (service) => {
  const main = readPage(`/services/${service.id}`).only('main')
  const listBelow = (heading: string) =>
    main
      .find('ul, ol')
      .find((list) => list.texts('li')[0] === heading)
      ?.texts('li')

  test('has a banner with image and title', () => {
    const banner = main.section(service.title)
    expect(banner.only('h1').text).toBe(service.title)
    expect(banner.only('img').attribute('alt')).toBe(service.imageAlt)
  })

  test('has an introduction', () => {
    expect(main.texts('p')).toContain(service.intro)
  })

  test.runIf(texts.sheets && Array.isArray(service.sheets))(
    'shows its sample papers as tables, marked as samples',
    () => {
      const { sheets } = service
      const tables = main.section(texts.sheets?.heading ?? '').find('table')
      expect(tables.map((table) => table.only('caption').text)).toEqual(
        sheets.map(({ title, about }) => `${sampleStamp} ${title} ${about}`),
      )
      for (const [index, { columns, rows }] of sheets.entries()) {
        expect(tables[index]?.texts('th[scope="col"]')).toEqual(columns)
        expect(tables[index]?.texts('th[scope="row"]')).toEqual(rows.map(({ name }) => name))
        expect(tables[index]?.texts('td')).toEqual(rows.flatMap(({ cells }) => cells))
      }
    },
  )

  test('lists the daily and standard services', () => {
    expect(main.texts('h2')).toContain(texts.standard.heading)
    expect(listBelow(service.standard[0] ?? '')).toEqual(service.standard)
  })

  test('lists the specialized services', () => {
    expect(main.texts('h2')).toContain(texts.specialized.heading)
    expect(listBelow(service.specialized[0] ?? '')).toEqual(service.specialized)
  })

  test('shows on cards why to choose the company', () => {
    const cards = main.section(texts.reasons.heading).find('li, article')
    expect(cards.map((card) => card.only('h3').text)).toEqual(service.reasons.map(({ title }) => title))
    expect(cards).toHaveLength(service.reasons.length)
    for (const [index, { text }] of service.reasons.entries()) expect(cards[index]?.text).toContain(text)
  })

  test('ends with a quote call to action that links to the contact page', () => {
    const heading = fill(texts.callToAction.heading, { service: service.title })
    expect(main.texts('h2').at(-1)).toBe(heading)
    const link = main.section(heading).only('a:not([href^="tel:"])')
    expect(link.text).toBe(texts.callToAction.button)
    expect(link.attribute('href')).toMatch(/^\/contact(\?service=[a-z0-9-]+)?$/)
  })
})
