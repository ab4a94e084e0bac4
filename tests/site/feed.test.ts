import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { config, readBlocks, readPosts } from '../support/content.ts'
import { parsePage } from '../support/part.ts'
import { readSiteFile } from '../support/site.ts'

const { url, company } = config
const feed = load(readSiteFile('feed.xml'), { xml: true })
const posts = readPosts()
const dateTime = /^\d{4}-\d{2}-\d{2}T00:00:00[-+]\d{2}:\d{2}$/

test('the feed is Atom, and all of its elements are closed', () => {
  const text = readSiteFile('feed.xml')
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom"/)
  const open: string[] = []
  const wrong: string[] = []
  for (const [tag, slash, name = '', self] of text.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
    if (!slash && !self) open.push(name)
    else if (slash && open.pop() !== name) wrong.push(tag)
  }
  expect([...open, ...wrong]).toEqual([])
})

test('the feed escapes every ampersand', () => {
  expect(readSiteFile('feed.xml')).not.toMatch(/&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i)
})

test('the feed has its title, URL and author', () => {
  expect(feed('feed > id').text()).toBe(`${url}/`)
  expect(feed('feed > title').text()).not.toBe('')
  expect(feed('feed > link[rel="self"]').attr('href')).toBe(`${url}/feed.xml`)
  expect(feed('feed > author > name').text()).toBe(company.name)
  expect(feed('feed > updated').text()).toMatch(dateTime)
})

test('the feed has the posts, newest first', () => {
  const ids = feed('entry > id')
    .toArray()
    .map((id) => feed(id).text())
  expect(ids).toEqual(posts.slice(0, 20).map(({ id }) => `${url}/blog/${id}`))
})

describe.each(posts.slice(0, 20))('the post $id in the feed', (post) => {
  const entry = feed('entry').filter((_, element) => feed(element).find('id').text().endsWith(`/${post.id}`))
  const content = parsePage(entry.find('content').text())

  test('has title, dates, summary and tags', () => {
    expect(entry.find('title').text()).toBe(post.title)
    expect(entry.find('summary').text()).toBe(post.excerpt)
    expect(entry.find('published').text()).toMatch(dateTime)
    expect(entry.find('published').text().slice(0, 10)).toBe(post.date)
    expect(entry.find('updated').text().slice(0, 10)).toBe(post.updated ?? post.date)
    const terms = entry
      .find('category')
      .toArray()
      .map((category) => feed(category).attr('term'))
    expect(terms).toEqual(expect.arrayContaining([post.category, ...post.tags]))
  })

  test('has tables without the additions for pages', () => {
    expect(content.find('.prose__table, [role=region], [tabindex], [data-label]')).toEqual([])
    expect(content.find('table').length).toBe((post.body.match(/^\|[-:| ]+\|$/gm) ?? []).length)
  })

  test('is complete', () => {
    for (const block of readBlocks(post.body)) expect(content.text).toContain(block)
  })

  test('only has absolute URLs for links and images', () => {
    const addresses = content.find('[href], [src]').map((part) => part.attribute('href') ?? part.attribute('src') ?? '')
    expect(addresses.filter((address) => !/^(https:\/\/|tel:|mailto:)/.test(address))).toEqual([])
  })
})
