import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { buildWith } from '../support/build-in-memory.ts'
import { readEntries } from '../support/content.ts'
import { renderText } from '../support/render-text.ts'

function writePage(
  keys: string,
  body = 'Call {phone}.\n\n## What we offer\n\nPay.\n\n## How to apply\n\nWrite.\n',
): string {
  return `---\ntitle: Careers\ndescription: Evening and weekend shifts close to home, paid training and a steady crew.\n${keys}---\n${body}`
}

const build = (pages: Readonly<Record<string, string>>, audience: 'public' | 'authors' = 'public') =>
  buildWith(
    Object.fromEntries(Object.entries(pages).map(([id, text]) => [`content/pages/${id}.md`, text])),
    audience,
    renderText,
  )

const open = (built: Awaited<ReturnType<typeof build>>, path: string) => load(String(built.get(path)))

/** Custom pages of the tested site. */
const others = new Set(readEntries('pages').map(({ id }) => `/${id}`))

/** The other links in a menu. */
function linksIn(built: Awaited<ReturnType<typeof build>>, place: string): string[] {
  const page = open(built, 'about.html')
  return page(place)
    .toArray()
    .map((link) => page(link).attr('href') ?? '')
    .filter((href) => !others.has(href))
}

const bar = '.site-menu__list > li > a'
const phone = '.mobile-menu > ul > li > a'
const footer = '[aria-labelledby="footer-links"] a'

test('a file of content is enough for a page, with image, table of contents, breadcrumb and description', async () => {
  const built = await build({
    careers: writePage('updated: 2026-11-01\nimage: about/team.webp\nimageAlt: A crew with two carts\n'),
  })
  const page = open(built, 'careers.html')
  expect(page('title').text()).toBe('Careers | Straits Commercial Cleaning')
  expect(page('h1').text()).toBe('Careers')
  expect(page('.hero img').attr('alt')).toBe('A crew with two carts')
  expect(page('.updated-date').text()).toBe('Last Updated: November 1, 2026')
  expect(page('.breadcrumbs a').last().attr('aria-current')).toBe('page')
  expect(page('.contents-list a').text()).toBe('What we offerHow to apply')
  expect(page('.call-to-action__heading').length).toBe(0)
  expect(page('.prose p').first().text()).toBe('Call (313) 555-0142.')
  const { '@graph': things } = JSON.parse(page('script[type="application/ld+json"]').text()) as {
    '@graph': { '@type': string }[]
  }
  expect(things.find((thing) => thing['@type'] === 'WebPage')).toMatchObject({
    name: 'Careers',
    dateModified: '2026-11-01T00:00:00-04:00',
    primaryImageOfPage: { url: expect.stringContaining('about-team') },
  })
  expect(things.some((thing) => thing['@type'] === 'BreadcrumbList')).toBe(true)
  expect(String(built.get('sitemap.xml'))).toContain('/careers</loc><lastmod>2026-11-01</lastmod>')
})

const callToAction = 'callToAction:\n  heading: Tonight?\n  text: Call {phone}.\n  button: Ask us\n'

test('a page can be in another language, in which its text and the links to it are marked, but not what surrounds them', async () => {
  const page = open(await build({ empleos: writePage(`language: es\n${callToAction}`) }), 'empleos.html')
  expect(page('html').attr('lang')).toBe('en-US')
  expect(
    page('[lang="es"]')
      .toArray()
      .map((part) => page(part).prop('tagName')),
  ).toEqual(['A', 'H1', 'DIV', 'OL', 'DIV', 'H2', 'P', 'SPAN', 'A'])
  expect(page('[lang="es"]').text()).not.toContain('On this page')
  expect(page('[type="application/ld+json"]').text()).toContain('"inLanguage":"es"')
  expect(page('meta[property="og:locale"]').attr('content')).toBe('es_ES')
  expect(open(await build({ jobs: writePage('') }), 'jobs.html')('main [lang]').length).toBe(0)
})

function writePost(keys: string): string {
  const named = `title: Pisos sin sal\nimage: posts/retail-cleaning-tips.webp\nimageAlt: Un piso\ndate: 2026-11-02\n${keys}`
  const excerpt = 'Alfombras en la entrada, un neutralizante y un plan para cada noche de nieve.'
  return `---\n${named}excerpt: ${excerpt}\ncategory: Floor Care\ntags: [Floors]\n---\n\n- [ ] Secar\n`
}

test('so can a post, also in lists, in the feed and in search results', async () => {
  const built = await buildWith({ 'content/posts/pisos.md': writePost('language: es\n') }, 'public', renderText)
  const marked = (path: string) =>
    open(
      built,
      path,
    )('[lang="es"]')
      .toArray()
      .map(({ tagName, attribs }) => `${tagName} ${attribs['class'] ?? ''}`.trim())
  expect(marked('blog/pisos.html')).toEqual(['a', 'h1', 'div hero__text', 'div long-text__text'])
  const post = open(built, 'blog/pisos.html')
  expect(post('.checklist-back').attr('lang')).toBe('en-US')
  expect(post('[type="application/ld+json"]').text()).toContain('"inLanguage":"es"')
  expect(marked('blog.html')).toEqual(['h3 card__title', 'p card__text'])
  expect(String(built.get('feed.xml'))).toContain('<entry xml:lang="es">')
  const shards = [...built].filter(([path]) => path.startsWith('assets/search-posts-')).map(([, file]) => String(file))
  expect(shards.join('')).toContain('"language":"es"')
  const other = await buildWith({ 'content/posts/pisos.md': writePost('') }, 'public', renderText)
  expect(open(other, 'blog/pisos.html')('main [lang]').length).toBe(0)
})

test('a page can end with a call to action', async () => {
  const page = open(await build({ night: writePage(callToAction) }), 'night.html')
  expect(page('.call-to-action__heading').text()).toBe('Tonight?')
  expect(page('.call-to-action__copy p').text()).toBe('Call (313) 555-0142.')
  const links = page('.call-to-action__buttons a').toArray()
  expect(links.map((link) => [page(link).text(), page(link).attr('href')])).toEqual([
    ['Ask us', '/contact'],
    ['Call (313) 555-0142', 'tel:+13135550142'],
  ])
})

test('the front matter sets the menu of a page, and its position there', async () => {
  const built = await build({
    careers: writePage('menu: header\n'),
    guarantee: writePage('menu: header\norder: 1\n').replace('Careers', 'Guarantee'),
    terms: writePage(''),
    thanks: writePage('menu: none\n'),
  })
  expect(linksIn(built, bar)).toEqual(['/', '/about', '/blog', '/faq', '/guarantee', '/careers', '/contact'])
  expect(linksIn(built, phone)).toEqual(['/', '/about', '/blog', '/faq', '/guarantee', '/careers', '/contact'])
  expect(linksIn(built, footer)).toEqual(['/', '/about', '/blog', '/faq', '/contact', '/terms', '/privacy-policy'])
  expect(open(built, 'careers.html')(`${bar}[aria-current]`).attr('href')).toBe('/careers')
  expect(String(built.get('sitemap.xml'))).toContain('/thanks</loc>')
})

test("pages that don't fit in the header are in a list of their own", async () => {
  const built = await build({
    careers: writePage('menu: header\n'),
    guarantee: writePage('menu: header\n').replace('Careers', 'What we promise in writing'),
  })
  expect(linksIn(built, bar)).toEqual(['/', '/about', '/blog', '/faq', '/contact'])
  expect(linksIn(built, '#menu-pages a')).toEqual(['/careers', '/guarantee'])
  expect(linksIn(built, phone)).toContain('/guarantee')
})

test('only a site with pages in its header has the styles for them', async () => {
  const [none, some] = await Promise.all([
    build({ careers: writePage('') }),
    build({ careers: writePage('menu: header\n') }),
  ])
  expect(open(none, 'index.html')('style').text()).not.toContain('86rem')
  expect(open(some, 'index.html')('style').text()).toContain('86rem')
})

test('a draft is on no page of a build; its author sees it, marked', async () => {
  const draft = { careers: writePage('menu: header\ndraft: true\n') }
  const built = await build(draft)
  expect(
    [...built].filter(([path, content]) => path.includes('careers') || String(content).includes('/careers')),
  ).toEqual([])
  const written = await build(draft, 'authors')
  const page = open(written, 'careers.html')
  expect(page('main > .unpublished-band').text()).toBe('Draft: only you see this')
  expect(page('link[rel="stylesheet"]').attr('href')).toBe('/authors.css')
  expect(linksIn(written, bar)).toContain('/careers')
})
