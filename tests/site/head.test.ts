import { describe, expect, test } from 'vitest'
import { config, locale, readPosts } from '../support/content.ts'
import {
  hasSiteFile,
  listPageFiles,
  listPaths,
  notFoundFile,
  readPage,
  readPageFile,
  readSiteFile,
} from '../support/site.ts'
import { leastLength } from '../../generator/schema/fields.ts'
import type { Part } from '../support/part.ts'

const metaOf = (page: Part, name: string) =>
  page.only(`meta[name="${name}"], meta[property="${name}"]`).attribute('content')
const linkOf = (page: Part, rel: string) => page.only(`link[rel="${rel}"]`).attribute('href')

describe.each(listPageFiles())('the head of %s', (file) => {
  const page = readPageFile(file)

  test('has a title of 10 characters or more, and a description of 50', () => {
    const [title, description] = [page.only('head title').text, metaOf(page, 'description') ?? '']
    expect(title.length).toBeGreaterThanOrEqual(leastLength(title, 10))
    expect(description.length).toBeGreaterThanOrEqual(leastLength(description, 50))
  })

  test('has a unique title and description', () => {
    const others = listPageFiles().filter((other) => other !== file)
    const heads = others
      .map(readPageFile)
      .flatMap((other) => [other.only('head title').text, metaOf(other, 'description')])
    expect(heads).not.toContain(page.only('head title').text)
    expect(heads).not.toContain(metaOf(page, 'description'))
  })

  test('declares its language, encoding, width and color', () => {
    expect(page.attribute('lang')).toBe(locale.language)
    expect(page.only('meta[charset]').attribute('charset')).toMatch(/^utf-8$/i)
    expect(metaOf(page, 'viewport')).toBe('width=device-width, initial-scale=1')
    expect(metaOf(page, 'theme-color')).toMatch(/^#[0-9a-f]{6}$/)
  })

  test('has metadata for sharing', () => {
    expect(metaOf(page, 'og:title')).toBe(page.only('head title').text)
    expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'))
    expect(metaOf(page, 'og:site_name')).toBe(config.company.name)
    expect(metaOf(page, 'og:type')).toBe(
      file.startsWith('blog/') && !file.startsWith('blog/page/') ? 'article' : 'website',
    )
  })

  test('links to icons that exist', () => {
    for (const rel of ['icon', 'apple-touch-icon']) expect(hasSiteFile(linkOf(page, rel) ?? '')).toBe(true)
    expect(hasSiteFile('favicon.ico')).toBe(true)
  })

  test.runIf(readPosts().length > 0)('links to the feed with its type', () => {
    const feed = page.only('link[rel="alternate"]')
    expect(feed.attribute('href')).toBe('/feed.xml')
    expect(feed.attribute('type')).toBe('application/atom+xml')
    expect(readSiteFile('feed.xml')).toContain('<feed xmlns="http://www.w3.org/2005/Atom"')
  })
})

test.each(listPaths())('%s has a canonical URL, without a slash or extension at the end', (path) => {
  const page = readPage(path)
  expect(linkOf(page, 'canonical')).toBe(config.url + path)
  expect(metaOf(page, 'og:url')).toBe(config.url + path)
  expect(config.url).not.toMatch(/\/$/)
  expect(page.find('meta[name="robots"]')).toEqual([])
})

test('only the home page links to the manifest, because other pages would load it for nothing', () => {
  expect(hasSiteFile(linkOf(readPage('/'), 'manifest') ?? '')).toBe(true)
  expect(readPage('/about').find('link[rel="manifest"]')).toEqual([])
})

test('404.html has no canonical URL and stays out of search results', () => {
  const page = readPageFile(notFoundFile)
  expect(page.find('link[rel="canonical"], meta[property="og:url"]')).toEqual([])
  expect(metaOf(page, 'robots')).toContain('noindex')
})

test.each(readPosts().map(({ id }) => `/blog/${id}`))('%s has its date in the sharing metadata', (path) => {
  const page = readPage(path)
  const day = page.only('main article:has(h1)').find('time')[0]?.attribute('datetime') ?? ''
  expect(metaOf(page, 'article:published_time')).toMatch(new RegExp(String.raw`^${day}T00:00:00[-+]\d{2}:\d{2}$`))
  expect(metaOf(page, 'article:modified_time')).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00[-+]\d{2}:\d{2}$/)
})
