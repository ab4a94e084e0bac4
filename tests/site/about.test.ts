import { expect, test } from 'vitest'
import { readBlocks, readTexts } from '../support/content.ts'
import { readPage } from '../support/site.ts'
import { listQuotes, readQuotes } from '../support/testimonials.ts'

const main = readPage('/about').only('main')
const texts = readTexts('about')

test('the page introduces the company', () => {
  const hero = main.section(texts.hero.heading)
  expect(hero.only('h1').text).toBe(texts.hero.heading)
  expect(hero.text).toContain(texts.hero.text)
})

test('the story is complete', () => {
  const story = main.section(texts.story.heading)
  expect(story.texts('p')).toEqual(expect.arrayContaining([...readBlocks(texts.story.text)]))
})

test('the reasons to choose the company are one list', () => {
  const section = main.section(texts.reasons.heading)
  const reasons = section.only('ul, ol').find('li')
  expect(reasons).toHaveLength(texts.reasons.items.length)
  for (const [index, { title, text }] of texts.reasons.items.entries()) {
    expect(reasons[index]?.text).toContain(title)
    expect(reasons[index]?.text).toContain(text)
  }
})

test('the differences are on cards', () => {
  const cards = main.section(texts.differences.heading).find('li, article')
  expect(cards).toHaveLength(texts.differences.items.length)
  for (const [index, { title, text }] of texts.differences.items.entries()) {
    expect(cards[index]?.only('h3').text).toBe(title)
    expect(cards[index]?.text).toContain(text)
  }
})

test.runIf(listQuotes('about').length > 0)('testimonials are shown, with stars if they are real', () => {
  expect(readQuotes(main.section(texts.testimonials.heading))).toEqual(listQuotes('about'))
})

test('the page ends with a call to action that links to the contact page', () => {
  expect(main.texts('h2').at(-1)).toBe(texts.callToAction.heading)
  const links = main.section(texts.callToAction.heading).links('/contact')
  expect(links.map(({ text }) => text)).toEqual([texts.callToAction.button])
})
