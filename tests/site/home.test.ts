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
  expect(hero.links(phoneHref).map(({ text }) => text)).toEqual([texts.hero.call])
})

test('the trust badges are those in the content', () => {
  const badges = hero.only('ul, ol').find('li')
  expect(badges).toHaveLength(texts.badges.length)
  for (const [index, { text }] of texts.badges.entries()) expect(badges[index]?.text).toContain(text)
})

test('the services are cards in order', () => {
  const cards = main.section(texts.services.heading).find('article')
  expect(cards.map((card) => card.only('h3').text)).toEqual(readOrdered('services').map(({ title }) => title))
})

test.each(readOrdered('services'))('the card $id shows its first three features and links to its page', (service) => {
  const cards = main.section(texts.services.heading).find('article')
  const card = cards.find((candidate) => candidate.only('h3').text === service.title)
  expect(card?.texts('li')).toEqual(service.features.slice(0, 3))
  expect(card?.links(`/services/${service.id}`)).toHaveLength(1)
  expect(card?.text).toContain(service.description)
  expect(card?.only('img').attribute('alt')).toBe(service.imageAlt)
})

test.runIf(listQuotes('home').length > 0)('testimonials are shown, with stars if they are real', () => {
  expect(readQuotes(main.section(texts.testimonials.heading))).toEqual(listQuotes('home'))
})

const { beforeAfter } = texts

test.runIf(beforeAfter)('one room is shown before and after, in the same frame', () => {
  if (!beforeAfter) return
  const { heading, before, after } = beforeAfter
  const sides = main.section(heading).find('figure')
  expect(sides.map((side) => side.only('figcaption').text)).toEqual([before.caption, after.caption])
  expect(sides.map((side) => side.only('img').attribute('alt'))).toEqual([before.imageAlt, after.imageAlt])
  const sizes = sides.map((side) => ['width', 'height'].map((name) => side.only('img').attribute(name)))
  expect(sizes[0]).toEqual(sizes[1])
})

test.runIf(beforeAfter)('no large image is shown twice', () => {
  const sides = main.section(beforeAfter?.heading ?? '').find('figure')
  const pictures = [hero, ...sides].map((part) => part.only('img').attribute('src'))
  expect(pictures).toHaveLength(3)
  expect(new Set(pictures).size).toBe(3)
})

test('the page ends with a call to action that links to the contact page', () => {
  expect(main.texts('h2').at(-1)).toBe(texts.callToAction.heading)
  const links = main.section(texts.callToAction.heading).links('/contact')
  expect(links.map(({ text }) => text)).toEqual([texts.callToAction.button])
})
