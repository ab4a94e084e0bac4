import { expect, test } from 'vitest'
import { config, hourLines, phoneHref, readTexts } from '../support/content.ts'
import { readPage } from '../support/site.ts'

const main = readPage('/contact').only('main')
const texts = readTexts('contact')
const { phone, email } = config.company

test('cards show how, where and when to reach the company', () => {
  const lists = main.find('ul').filter((list) => hourLines.every((line) => list.text.includes(line)))
  expect(lists).toHaveLength(1)
  const cards = lists[0]?.find('li') ?? []
  expect(cards).toHaveLength(4)
  expect(cards[0]?.links(phoneHref).map(({ text }) => text)).toEqual([phone])
  expect(cards[1]?.links(`mailto:${email}`).map(({ text }) => text)).toEqual([email])
  expect(cards[2]?.text).toContain(texts.cards.areaText)
  for (const line of hourLines) expect(cards[3]?.text).toContain(line)
})

test('each card has the title from the content', () => {
  const cards =
    main
      .find('ul')
      .find((list) => hourLines.every((line) => list.text.includes(line)))
      ?.texts('li') ?? []
  const titles = [texts.cards.phone, texts.cards.email, texts.cards.area, texts.cards.hours]
  for (const [index, title] of titles.entries()) expect(cards[index]).toContain(title)
})

test("next to the form are instructions in case it can't send, with phone, email and hours once each", () => {
  const { heading, text } = texts.form.otherWays
  const panel = main.only('.contact-facts__ways')
  expect(panel.texts('h2')).toEqual([heading])
  expect(panel.text).toContain(text)
  for (const way of [phone, email, ...hourLines]) expect(panel.text.split(way), way).toHaveLength(2)
})

test("without JavaScript, the form says that it can't send", () => {
  const notice = main.only('noscript')
  expect(notice.text).toBe(texts.form.otherWays.noScript)
})

test('an image follows the steps', () => {
  const [picture] = main.find('.contact-facts img')
  expect(picture?.attribute('alt')).toBe(texts.next.picture?.imageAlt)
})

test('the steps after a request are listed in order', () => {
  const steps = main.find('ol').find((list) => list.text.includes(texts.next.items[0]?.title ?? ''))
  expect(steps?.find('li').map((step) => step.only('h3').text)).toEqual(texts.next.items.map(({ title }) => title))
})
