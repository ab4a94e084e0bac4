import { expect, test } from 'vitest'
import { phoneHref, readOrdered, readTexts } from '../support/content.ts'
import { readPage } from '../support/site.ts'
import { listQuotes, readQuotes } from '../support/testimonials.ts'

const page = readPage('/')
const main = page.only('main')
const texts = readTexts('home')
const hero = main.section(texts.hero.heading)

test('the hero has a headline, a free-quote link and a call link', () => {
  expect(hero.only('h1').text).toBe(texts.hero.heading)
  expect(hero.links('/contact').map(({ text }) => text)).toEqual([texts.hero.quote])
  expect(texts.hero.quote).toMatch(/free quote/i)
  expect(hero.links(phoneHref).map(({ text }) => text)).toEqual([texts.hero.call])
})

test('the three trust badges say licensed and insured, professional team, satisfaction guaranteed', () => {
  const badges = hero.only('ul, ol').find('li')
  expect(badges).toHaveLength(3)
  const promises = [/licensed and insured/i, /professional team/i, /satisfaction guaranteed/i]
  for (const [index, promise] of promises.entries()) {
    expect(badges[index]?.text).toMatch(promise)
    expect(badges[index]?.text).toContain(texts.badges[index]?.text)
  }
})

test('the services are six cards in their order', () => {
  const cards = main.section(texts.services.heading).find('article')
  expect(cards).toHaveLength(6)
  expect(cards.map((card) => card.only('h3').text)).toEqual(readOrdered('services').map(({ title }) => title))
})

test.each(readOrdered('services'))('the card $id shows its first three features and leads to its page', (service) => {
  const cards = main.section(texts.services.heading).find('article')
  const card = cards.find((candidate) => candidate.only('h3').text === service.title)
  expect(card?.texts('li')).toEqual(service.features.slice(0, 3))
  expect(card?.links(`/services/${service.id}`)).toHaveLength(1)
  expect(card?.text).toContain(service.description)
  expect(card?.only('img').attribute('alt')).toBe(service.imageAlt)
})

test('three clients speak, with stars if they are real', () => {
  const quotes = readQuotes(main.section(texts.testimonials.heading))
  expect(quotes).toEqual(listQuotes('home'))
  expect(quotes).toHaveLength(3)
})

test('one lobby is shown before and after, in the same frame', () => {
  if (!texts.beforeAfter) throw new Error('the home page has no two pictures')
  const { heading, before, after } = texts.beforeAfter
  const sides = main.section(heading).find('figure')
  expect(sides.map((side) => side.only('figcaption').text)).toEqual([before.caption, after.caption])
  expect(sides.map((side) => side.only('img').attribute('alt'))).toEqual([before.imageAlt, after.imageAlt])
  const sizes = sides.map((side) => ['width', 'height'].map((name) => side.only('img').attribute(name)))
  expect(sizes[0]).toEqual(sizes[1])
})

test('no large picture is shown twice', () => {
  const sides = main.section(texts.beforeAfter?.heading ?? '').find('figure')
  const pictures = [hero, ...sides].map((part) => part.only('img').attribute('src'))
  expect(pictures).toHaveLength(3)
  expect(new Set(pictures).size).toBe(3)
})

test('the page ends with a call to action that leads to the contact page', () => {
  expect(main.texts('h2').at(-1)).toBe(texts.callToAction.heading)
  const links = main.section(texts.callToAction.heading).links('/contact')
  expect(links.map(({ text }) => text)).toEqual([texts.callToAction.button])
})
