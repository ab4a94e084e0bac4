import { expect, test } from 'vitest'
import { formatLongDate } from '../../generator/schema/site/long-dates.ts'
import { locale, readPosts, readTexts } from '../support/content.ts'
import { listBlogPages, readPage } from '../support/site.ts'

const main = readPage('/blog').only('main')
const articles = listBlogPages().flatMap((path) => readPage(path).find('main article'))
const posts = readPosts()

test('every public post has a card, newest first', () => {
  expect(articles.map((article) => article.only('h2, h3').text)).toEqual(posts.map(({ title }) => title))
})

test('only the image of the first card has high priority', () => {
  for (const path of listBlogPages()) {
    const pictures = readPage(path).find('main article img')
    const priorities = pictures.map((picture) => picture.attribute('fetchpriority'))
    expect(priorities).toEqual(['high', ...pictures.slice(1).map(() => undefined)])
  }
})

test.each(posts)('the card of $id shows date, title, excerpt and tags', (post) => {
  const article = articles.find((candidate) => candidate.only('h2, h3').text === post.title)
  const time = article?.only('time')
  expect(time?.attribute('datetime')).toBe(post.date)
  expect(time?.text).toBe(formatLongDate(post.date, locale.language))
  expect(article?.text).toContain(post.excerpt)
  expect(article?.text).toContain(post.category)
  expect(article?.texts('li')).toEqual(post.tags)
  expect(article?.only('img').attribute('alt')).toBe(post.imageAlt)
})

test.each(posts)('Read More on the card of $id links to the post and names it', ({ id, title }) => {
  const links = articles.flatMap((article) => article.links(`/blog/${id}`))
  expect(links).toHaveLength(1)
  expect(links[0]?.text.startsWith(readTexts('blog').readMore)).toBe(true)
  expect(links[0]?.text).toContain(title)
})

test('the page has a heading and a link to the quote form', () => {
  const { hero, callToAction } = readTexts('blog')
  expect(main.only('h1').text).toBe(hero.heading)
  expect(main.links('/contact').map(({ text }) => text)).toContain(callToAction.button)
})
