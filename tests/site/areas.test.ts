import { describe, expect, test } from 'vitest'
import { readOrdered, readTexts } from '../support/content.ts'
import { readPage } from '../support/site.ts'

const main = readPage('/service-areas').only('main')
const cards = main.find('article')
const areas = readOrdered('areas')

test('there is one card for each city, in order', () => {
  expect(cards.map((card) => card.only('h2, h3').text)).toEqual(areas.map(({ city }) => city))
})

test('the page has the heading from the content', () => {
  expect(main.only('h1').text).toBe(readTexts('areasPage').hero.heading)
})

describe.each(areas)('the card of $city', (area) => {
  const card = cards.find((candidate) => candidate.only('h2, h3').text === area.city)

  test('has an image, a description and features', () => {
    expect(card?.only('img').attribute('alt')).toBe(area.imageAlt)
    expect(card?.text).toContain(area.description)
    expect(card?.only('ul, ol').texts('li')).toEqual(area.features)
  })

  test('links to the page of the city, with a descriptive name', () => {
    const links = card?.links(`/service-areas/${area.id}`) ?? []
    expect(links).toHaveLength(1)
    expect(links[0]?.text).toContain(area.city)
  })

  test('links to the quote form, with a descriptive name', () => {
    const link = card?.only('a[href^="/contact"]')
    expect(link?.attribute('href')).toMatch(/^\/contact(\?area=[a-z-]+)?$/)
    expect(link?.text).toContain(area.city)
  })
})
