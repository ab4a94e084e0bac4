import { beforeAll, describe, expect, test } from 'vitest'
import { buildWith } from '../support/build-in-memory.ts'
import { config, readPosts, readTexts } from '../support/content.ts'
import { type Part, parsePage } from '../support/part.ts'
import { checkWith, readProjectFile } from '../support/project.ts'
import { findThing } from '../support/structured-data.ts'
import { renderText } from '../support/render-text.ts'

const count = 45
const texts = readTexts('blog')

/** Enough posts to make 45, all older than the real ones. One has the name of the folder of list pages. */
async function createPosts(): Promise<Record<string, string>> {
  const model = await readProjectFile('content/posts/office-cleaning-tips.md')
  const ids = ['page', ...Array.from({ length: count - readPosts().length - 1 }, (_, index) => `made-${index + 10}`)]
  const files = ids.map((id, index) => {
    const day = new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10)
    const post = model.replace(/^title: .*$/m, `title: Guide ${id}`).replace(/^date: .*$/m, `date: ${day}`)
    return [`content/posts/${id}.md`, post] as const
  })
  return Object.fromEntries(files)
}

let posts: Record<string, string>
let built: ReadonlyMap<string, string | Uint8Array>
let pages: readonly Part[]

beforeAll(async () => {
  posts = await createPosts()
  built = await buildWith(posts, 'public', renderText)
  pages = ['blog.html', 'blog/page/2.html', 'blog/page/3.html'].map((path) => parsePage(String(built.get(path))))
})

const titlesOf = (page: Part) => page.texts('main article :is(h2, h3)')

const linkOf = (page: Part, rel: string) => page.find(`head link[rel="${rel}"]`)[0]?.attribute('href')

const navigationOf = (page: Part | undefined) => page?.only(`nav[aria-label="${texts.pagination.label}"]`)

const named = (page: Part | undefined) =>
  navigationOf(page)
    ?.find('a[rel]')
    .map((link) => [link.text, link.attribute('href')])

const linkTo = async (page: number) => {
  const post = `${await readProjectFile('content/posts/retail-cleaning-tips.md')}\n[more](/blog/page/${page}#latest)\n`
  return checkWith({ ...posts, 'content/posts/retail-cleaning-tips.md': post })
}

const indexOf = (site: ReadonlyMap<string, string | Uint8Array>) =>
  [...site].filter(([path]) => /^assets\/search-.*json$/.test(path)).map(([, content]) => String(content))

test('45 posts are on three pages, each once, newest first', () => {
  expect(pages.map((page) => titlesOf(page).length)).toEqual([20, 20, 5])
  const titles = pages.flatMap(titlesOf)
  expect(new Set(titles).size).toBe(count)
  expect(titles.slice(0, 2)).toEqual(
    readPosts()
      .slice(0, 2)
      .map(({ title }) => title),
  )
  const dates = pages.flatMap((page) => page.find('main time').map((time) => time.attribute('datetime') ?? ''))
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(built.has('blog/page/4.html')).toBe(false)
  expect(built.has('blog/page/1.html')).toBe(false)
})

test('only the first page shows its newest post large', () => {
  expect(pages.map((page) => page.find('.card--featured').length)).toEqual([1, 0, 0])
})

test("a post may have the name of the list pages' folder", () => {
  expect(parsePage(String(built.get('blog/page.html'))).only('h1').text).toBe('Guide page')
})

test('each page has its own canonical URL and links to its neighbors', () => {
  expect(pages.map((page) => linkOf(page, 'canonical'))).toEqual(
    ['/blog', '/blog/page/2', '/blog/page/3'].map((path) => config.url + path),
  )
  expect(pages.map((page) => linkOf(page, 'prev'))).toEqual([undefined, '/blog', '/blog/page/2'])
  expect(pages.map((page) => linkOf(page, 'next'))).toEqual(['/blog/page/2', '/blog/page/3', undefined])
})

test('each page has its own title, description and heading', () => {
  for (const selector of ['head title', 'h1'])
    expect(new Set(pages.map((page) => page.only(selector).text)).size).toBe(3)
  const descriptions = pages.map((page) => page.only('meta[name="description"]').attribute('content'))
  expect(new Set(descriptions).size).toBe(3)
  expect(pages[1]?.only('head title').text).toBe(texts.pagination.meta.title.replace('{page}', '2'))
})

describe('the navigation', () => {
  test('links to every page by number, and marks the current one', () => {
    for (const [index, page] of pages.entries()) {
      const links = navigationOf(page)?.find('li a') ?? []
      expect(links.map((link) => link.attribute('href'))).toEqual(['/blog', '/blog/page/2', '/blog/page/3'])
      expect(links.map((link) => link.attribute('aria-label'))).toEqual(['Page 1', 'Page 2', 'Page 3'])
      expect(links.findIndex((link) => link.attribute('aria-current') === 'page')).toBe(index)
    }
  })

  test('links to the previous and the next page, if any', () => {
    const { previous, next } = texts.pagination
    expect(named(pages[0])).toEqual([[next, '/blog/page/2']])
    expect(named(pages[1])).toEqual([
      [previous, '/blog'],
      [next, '/blog/page/3'],
    ])
    expect(named(pages[2])).toEqual([[previous, '/blog/page/2']])
  })
})

test('the breadcrumb of a later page goes through the blog, also in structured data', () => {
  const [, second] = pages
  expect(second?.find('nav ol a').map((link) => link.attribute('href'))).toEqual(['/', '/blog', '/blog/page/2'])
  expect(second?.texts('nav ol a')).toEqual(['Home', 'Blog', 'Page 2'])
  const trail =
    second && (findThing(second, 'BreadcrumbList')['itemListElement'] as readonly { readonly item: string }[])
  expect(trail?.map(({ item }) => item)).toEqual(['/', '/blog', '/blog/page/2'].map((path) => config.url + path))
})

test('the sitemap has every page, changed on the day of the newest post, which moved all others down', () => {
  const sitemap = String(built.get('sitemap.xml'))
  const newest = readPosts()[0]?.date
  for (const page of [2, 3])
    expect(sitemap).toContain(`<loc>${config.url}/blog/page/${page}</loc><lastmod>${newest}</lastmod>`)
})

test('search on a later page leads to the first one, which has the index', () => {
  expect(pages.map((page) => page.find('[data-island=blog-search]').length)).toEqual([1, 0, 0])
  expect(pages.map((page) => page.only('form[role=search]').attribute('action'))).toEqual(['/blog', '/blog', '/blog'])
})

test('links only work for existing pages', async () => {
  expect(await linkTo(3)).toEqual([])
  expect(await linkTo(4)).toMatchObject([{ code: 'links/broken-link' }])
})

test("if all posts fit, there is one page, which doesn't mention others", async () => {
  const few = Object.fromEntries(Object.entries(posts).slice(0, 20 - readPosts().length))
  const site = await buildWith(few, 'public', renderText)
  const page = parsePage(String(site.get('blog.html')))
  expect(titlesOf(page)).toHaveLength(20)
  expect(page.find(`nav[aria-label="${texts.pagination.label}"], link[rel=next], link[rel=prev]`)).toEqual([])
  expect([...site.keys()].filter((path) => path.startsWith('blog/page/'))).toEqual([])
})

test('the index of the public site leaves out unpublished posts', async () => {
  const [first = ''] = Object.keys(posts)
  const hidden = { [first]: (posts[first] ?? '').replace(/^title: .*$/m, 'title: Zebra\ndraft: true') }
  expect(indexOf(await buildWith(hidden, 'public')).join('\n')).not.toMatch(/zebra/i)
  expect(indexOf(await buildWith(hidden, 'authors')).join('\n')).toMatch(/zebra/)
})
