import { describe, expect, test } from 'vitest'
import { postPageSchema } from '../../generator/schema/pages/post.ts'
import { formatLongDate } from '../../generator/schema/site/long-dates.ts'
import { fill, locale, readBlocks, readPosts, readTexts } from '../support/content.ts'
import { readPage } from '../support/site.ts'

/** With the defaults of the keys that were left out. */
const texts = postPageSchema.parse(readTexts('postPage'))

describe.each(readPosts())('the post $id', (post) => {
  const main = readPage(`/blog/${post.id}`).only('main')
  const article = main.only('article:has(h1)')

  test('shows its title, image and tags', () => {
    expect(article.only('h1').text).toBe(post.title)
    expect(article.find('img')[0]?.attribute('alt')).toBe(post.imageAlt)
    expect(article.texts('li')).toEqual(expect.arrayContaining([...post.tags]))
  })

  test('has an author', () => {
    expect(article.text).toContain(fill(texts.author))
  })

  test('offers its tasks for printing, if it has any', () => {
    const hasTasks = /^- \[ \]/m.test(post.body)
    expect(article.links('#checklist-only').map(({ text }) => text)).toEqual(hasTasks ? [texts.checklist.link] : [])
    expect(article.attribute('id')).toBe(hasTasks ? 'checklist-only' : undefined)
  })

  test('shows its date', () => {
    const time = article.find('time')[0]
    expect(time?.attribute('datetime')).toBe(post.date)
    expect(time?.text).toBe(formatLongDate(post.date, locale.language))
  })

  test('has a link back to the blog', () => {
    expect(article.links('/blog').map(({ text }) => text)).toContain(texts.back)
  })

  test('shows its whole body', () => {
    expect(readBlocks(post.body).length).toBeGreaterThan(0)
    for (const block of readBlocks(post.body)) expect(article.text).toContain(block)
  })

  test('keeps the headings and tables of its body', () => {
    const headings = [...post.body.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(article.texts('h2')).toEqual(expect.arrayContaining(headings))
    expect(article.find('table')).toHaveLength([...post.body.matchAll(/^\|[-| :]+\|$/gm)].length)
  })

  test("has each table in one scrolling box, which isn't a tab stop of its own", () => {
    expect(article.find('.prose__table:not([tabindex]):has(table)')).toHaveLength(article.find('table').length)
  })

  test('ends with a button that links to the contact page', () => {
    const lastOfBody = [...post.body.matchAll(/^## (.+)$/gm)].at(-1)?.[1] ?? ''
    const headings = main.texts('h2')
    expect(headings[headings.lastIndexOf(lastOfBody) + 1]).toBe(texts.callToAction.heading)
    const links = main.links('/contact').filter(({ text }) => text === texts.callToAction.button)
    expect(links).toHaveLength(1)
    const lastBlock = readBlocks(post.body).at(-1) ?? ''
    expect(main.text.indexOf(texts.callToAction.button)).toBeGreaterThan(main.text.indexOf(lastBlock))
  })
})
