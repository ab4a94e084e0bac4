import { describe, expect, test } from 'vitest'
import { config, fill, hourLines, phoneHref, readBlocks, readOrdered, readTexts } from '../support/content.ts'
import { findAlike } from '../support/shared-runs.ts'
import { readPage } from '../support/site.ts'

const texts = readTexts('areaPage')
const services = readOrdered('services')

describe.each(readOrdered('areas'))('the page of $city', (area) => {
  const main = readPage(`/service-areas/${area.id}`).only('main')
  const section = (heading: string) => main.section(fill(heading, { city: area.city }))
  const hero = section(texts.hero.heading)

  test('has a hero with the city, its image and a call link', () => {
    expect(hero.only('h1').text).toContain(area.city)
    expect(hero.only('img').attribute('alt')).toBe(area.imageAlt)
    expect(hero.links(phoneHref).map(({ text }) => text)).toContain(texts.hero.call)
  })

  test('has a contact strip with phone, email and hours', () => {
    const strip = main.only(`ul:has(a[href^="mailto:"])`)
    expect(strip.find('li')).toHaveLength(3)
    expect(strip.links(phoneHref).map(({ text }) => text)).toEqual([config.company.phone])
    expect(strip.links(`mailto:${config.company.email}`).map(({ text }) => text)).toEqual([config.company.email])
    for (const line of hourLines) expect(strip.texts('li')[2]).toContain(line)
  })

  test.each(texts.groups.services)('has a group for the service %s', (id) => {
    const service = services.find((candidate) => candidate.id === id)
    const groups = section(texts.groups.heading).find('article')
    expect(groups).toHaveLength(texts.groups.services.length)
    const group = groups.find((candidate) => candidate.only('h3').text === service?.title)
    const local = area.groups?.find((candidate) => candidate.service === id)
    expect(group?.links(`/services/${id}`)).toHaveLength(1)
    expect(group?.only('p').text).toBe(local?.text ?? service?.description)
    expect(group?.texts('li')).toEqual(local?.features ?? service?.features)
  })

  test('lists additional services', () => {
    const items = section(texts.additional.heading).only('ul, ol').texts('li')
    expect(items).toEqual(area.additional ?? texts.additional.items)
  })

  test('has trust cards', () => {
    const cards = section(texts.trust.heading).find('li, article')
    const titles = cards.map((card) => card.only('h3').text)
    expect(titles).toEqual(texts.trust.items.map(({ title }) => title))
    expect(cards.map((card) => card.only('p').text)).toEqual(texts.trust.items.map(({ text }) => text))
    expect(section(texts.trust.heading).text).toContain(area.trust ?? texts.trust.text ?? '')
  })

  test('shows what is specific to this city', () => {
    const local = section(texts.local.heading).text
    for (const block of readBlocks(area.text)) expect(local).toContain(block)
    for (const feature of area.features) expect(main.texts('li')).toContain(feature)
    expect(main.text).toContain(area.description)
  })

  test('ends with a call to action that links to the contact page', () => {
    const heading = fill(texts.callToAction.heading, { city: area.city })
    expect(main.texts('h2').at(-1)).toBe(heading)
    const link = main.section(heading).only('a:not([href^="tel:"])')
    expect(link.text).toBe(texts.callToAction.button)
    expect(link.attribute('href')).toMatch(/^\/contact(\?area=[a-z-]+)?$/)
  })
})

test('no two cities share a text', () => {
  const blocks = readOrdered('areas').flatMap(({ text }) => readBlocks(text))
  expect(blocks.filter((block, index) => blocks.indexOf(block) !== index)).toEqual([])
})

// Search engines treat pages that differ in little but a name as doorway pages.
test('the own texts of a city share less than a fifth of their words with those of any other', () => {
  const local = readOrdered('areas').filter(({ groups, additional, trust }) => groups && additional && trust)
  const own = local.map(({ city, description, features, groups = [], additional = [], trust = '', text }) => {
    const described = groups.flatMap((group) => [group.text, ...group.features])
    return [city, [description, ...features, ...described, ...additional, trust, text].join('\n')]
  })
  expect(findAlike(Object.fromEntries(own), 0.2)).toEqual([])
})
