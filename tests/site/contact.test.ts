import { expect, test } from 'vitest'
import { config, hours, phoneHref, readTexts } from '../support/content.ts'
import { readPage } from '../support/site.ts'

const main = readPage('/contact').only('main')
const texts = readTexts('contact')
const { phone, email } = config.company

test('cards say how, where and when the company is reached', () => {
  const lists = main.find('ul').filter((list) => list.text.includes(hours))
  expect(lists).toHaveLength(1)
  const cards = lists[0]?.find('li') ?? []
  expect(cards).toHaveLength(4)
  expect(cards[0]?.links(phoneHref).map(({ text }) => text)).toEqual([phone])
  expect(cards[1]?.links(`mailto:${email}`).map(({ text }) => text)).toEqual([email])
  expect(cards[2]?.text).toContain(texts.cards.areaText)
  expect(cards[3]?.text).toContain(hours)
})

test('each card has the title that its author wrote', () => {
  const cards =
    main
      .find('ul')
      .find((list) => list.text.includes(hours))
      ?.texts('li') ?? []
  const titles = [texts.cards.phone, texts.cards.email, texts.cards.area, texts.cards.hours]
  for (const [index, title] of titles.entries()) expect(cards[index]).toContain(title)
})

test('beside the form stands what to do when it does not send, with phone, email and hours once each', () => {
  const { heading, text } = texts.form.otherWays
  const panel = main.only('.contact-facts__ways')
  expect(panel.texts('h2')).toEqual([heading])
  expect(panel.text).toContain(text)
  for (const way of [phone, email, hours]) expect(panel.text.split(way), way).toHaveLength(2)
})

test('without JavaScript the form says that it cannot be sent', () => {
  const notice = main.only('noscript')
  expect(notice.text).toBe(texts.form.otherWays.noScript)
})

test('a picture follows the steps', () => {
  const [picture] = main.find('.contact-facts img')
  expect(picture?.attribute('alt')).toBe(texts.next.picture?.imageAlt)
})

test('the steps after a request are told in order', () => {
  const steps = main.find('ol').find((list) => list.text.includes(texts.next.items[0]?.title ?? ''))
  expect(steps?.find('li').map((step) => step.only('h3').text)).toEqual(texts.next.items.map(({ title }) => title))
})
