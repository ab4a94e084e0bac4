import { expect, test } from 'vitest'
import { leaveOutFacts, readBlocks, readTexts } from '../support/content.ts'
import { readPage } from '../support/site.ts'

const main = readPage('/faq').only('main')
const questions = readTexts('faq')
const categories = readTexts('faqPage').categories.filter((name) => questions.some(({ category }) => category === name))

test('the page has every question', () => {
  expect(main.find('details > summary, h3 > button[aria-expanded]')).toHaveLength(questions.length)
})

test('the categories are those in the content, in order', () => {
  expect(main.texts('h2').filter((heading) => categories.includes(heading))).toEqual(categories)
})

test.each(categories)('the questions of %s are below its heading, in the order of the content', (category) => {
  const wanted = questions.filter((item) => item.category === category).map(({ question }) => question)
  expect(wanted).not.toEqual([])
  expect(main.section(category).texts('summary, h3 > button')).toEqual(wanted)
})

test.each(questions)('“$question” has its whole answer on the page', ({ question, answer }) => {
  const item = main.find('details').find((details) => details.only('summary').text === question)
  for (const block of readBlocks(answer)) expect(leaveOutFacts(item?.text ?? '')).toContain(leaveOutFacts(block))
})

test('all questions start closed', () => {
  expect(main.find('details[open], [aria-expanded="true"]')).toEqual([])
})

test('opening a question leaves the others as they are', () => {
  expect(main.find('details[name]')).toEqual([])
})

test('every question has its own URL', () => {
  const ids = main.find('details').map((details) => details.attribute('id') ?? details.find('[id]')[0]?.attribute('id'))
  expect(new Set(ids).size).toBe(questions.length)
  expect(ids).not.toContain(undefined)
})

test('a link leads to the contact page', () => {
  expect(main.links('/contact').map(({ text }) => text)).toContain(readTexts('faqPage').contact.button)
})
