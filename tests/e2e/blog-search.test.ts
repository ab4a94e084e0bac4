import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { phone, setUpVisitor } from '../support/browser.ts'
import { readPosts, readTexts } from '../support/content.ts'
import { holdBackReact, hydrateScript, listenForTrouble } from '../support/islands.ts'

const visitor = setUpVisitor()
const texts = readTexts('blog').search
const posts = readPosts()
const [newest] = posts

const field = (page: Page) => page.getByRole('searchbox', { name: texts.label })
const results = (page: Page) => page.locator('#search-results')
const titles = (page: Page) => results(page).getByRole('heading', { level: 2 })
const status = (page: Page) => page.locator('#search-status')
const said = (page: Page, sentence: string) => status(page).getByText(sentence, { exact: true }).waitFor()
const queryOf = (page: Page) => new URL(page.url()).searchParams.get('q')

/** The posts that contain each word of a query, or a longer word that starts with it. */
function listFitting(query: string): typeof posts {
  return posts.filter(({ title, excerpt, category, tags, body }) => {
    const text = [title, excerpt, category, ...tags, body.replaceAll(/\]\([^)]*\)/g, ' ')].join(' ')
    const words = text.toLowerCase().split(/[^a-z\d]+/)
    const wanted = query.toLowerCase().split(' ')
    return wanted.every((part) => words.some((word) => word.startsWith(part)))
  })
}

/** The sentence above the results of a query. */
function sentenceFor(query: string): string {
  const count = listFitting(query).length
  return (count === 1 ? texts.foundOne : texts.foundMany).replace('{count}', String(count)).replace('{query}', query)
}

/** A word in the title of the newest post, and a word that only it contains. */
const rare = 'hiring'
const unique =
  (newest?.body ?? '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .find((word) => word.length > 4 && listFitting(word).length === 1) ?? ''

let page: Page
let trouble: readonly string[]
let fetched: string[]

beforeEach(async () => {
  page = await visitor.open()
  trouble = listenForTrouble(page)
  fetched = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/search-.*\.json$/.test(pathname)) fetched.push(pathname)
  })
  return () => page.context().close()
})

describe('typing', () => {
  beforeEach(async () => {
    await page.goto('/blog')
    await field(page).click()
  })

  test('replaces the list with the results, shows their number, and keeps focus', async () => {
    await page.keyboard.type('floor care')
    await said(page, sentenceFor('floor care'))
    expect(await page.locator('#search-list').isVisible()).toBe(false)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('HIRING staff')
    await status(page).getByText('“HIRING staff”').waitFor()
    expect(await titles(page).first().innerText()).toBe(newest?.title)
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
    expect(trouble).toEqual([])
  })

  test('marks matches in titles and excerpts, and the result links to the post', async () => {
    await page.keyboard.type(rare)
    await status(page).getByText(`“${rare}”`).waitFor()
    const first = results(page).locator('article').first()
    expect(await first.locator('h2 mark').allInnerTexts()).toEqual(['Hiring'])
    expect(await first.locator('time').getAttribute('datetime')).toBe(newest?.date)
    await first.getByRole('link').click()
    await page.waitForURL(`**/blog/${newest?.id ?? ''}`)
    await page.goBack()
    await status(page).getByText(`“${rare}”`).waitFor()
    expect(await field(page).inputValue()).toBe(rare)
  })

  test('updates the URL with the query, without adding to the history', async () => {
    const before = await page.evaluate(() => history.length)
    await page.keyboard.type('salt & mats')
    await expect.poll(() => queryOf(page)).toBe('salt & mats')
    expect(await page.evaluate(() => history.length)).toBe(before)
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
    await expect.poll(() => page.url()).toBe(`${visitor.origin()}/blog`)
    await expect.poll(() => page.locator('#search-list').isVisible()).toBe(true)
    await expect.poll(() => status(page).textContent()).toBe('')
  })

  // Safari empties the field after this event.
  test('stays in the field when the visitor comes back in a browser that empties fields', async () => {
    await field(page).fill(rare)
    await said(page, sentenceFor(rare))
    await field(page).evaluate((control) => {
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      ;(control as HTMLInputElement).value = ''
    })
    await expect.poll(() => field(page).inputValue()).toBe(rare)
  })

  test('loads the index with the first query and not before, each file once', async () => {
    await page.waitForFunction(() => !document.querySelector('[data-unsent]'))
    expect(fetched).toEqual([])
    await page.keyboard.type('floor')
    await said(page, sentenceFor('floor'))
    await page.keyboard.type('s')
    await status(page).getByText('“floors”').waitFor()
    expect(fetched.length).toBeGreaterThan(2)
    expect(fetched.length).toBeLessThanOrEqual(4)
    expect(new Set(fetched).size).toBe(fetched.length)
  })

  test('Enter searches right away without loading a page', async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.keyboard.type(rare)
    await page.keyboard.press('Enter')
    await status(page).getByText(`“${rare}”`).waitFor()
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') as unknown)).toBe(true)
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
  })

  test('without results, the page says so and links to all posts and to the company', async () => {
    await page.keyboard.type('xylophone')
    await said(page, texts.foundNone.replace('{query}', 'xylophone'))
    const links = results(page).getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/contact',
      '/blog',
    ])
    await results(page).getByRole('link', { name: texts.none.all }).click()
    await page.waitForURL('**/blog')
    expect(await page.locator('#search-list').isVisible()).toBe(true)
  })

  test('one press clears the field, ready for the next query', async () => {
    await page.keyboard.type(rare)
    await status(page).getByText(`“${rare}”`).waitFor()
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe(texts.clear)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('#search-list').isVisible()).toBe(true)
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await field(page).inputValue()).toBe('')
    expect(queryOf(page)).toBeNull()
  })
})

describe('a URL with a query', () => {
  test('shows the results before the visitor does anything', async () => {
    await page.goto(`/blog?q=${encodeURIComponent(` ${unique}  cleaning`)}`)
    await said(page, texts.foundOne.replace('{query}', `${unique} cleaning`))
    expect(await field(page).inputValue()).toBe(`${unique} cleaning`)
    expect(await titles(page).allInnerTexts()).toEqual([newest?.title])
    expect(trouble).toEqual([])
  })

  test('shows any query as text', async () => {
    await page.goto(`/blog?q=${encodeURIComponent('<img src=x onerror=alert(1)> {count}')}`)
    await said(page, texts.foundNone.replace('{query}', '<img src=x onerror=alert(1)> {count}'))
    expect(trouble).toEqual([])
  })

  test('without a script, shows the list of all posts, and says that search needs JavaScript', async () => {
    const plain = await visitor.open({ javaScriptEnabled: false })
    await plain.goto('/blog')
    await field(plain).fill(rare)
    await field(plain).press('Enter')
    await plain.waitForURL(`**/blog?q=${rare}`)
    expect(await plain.locator('main article').count()).toBe(posts.length)
    expect(await plain.locator('noscript p').filter({ visible: true }).allInnerTexts()).toEqual([texts.noScript])
    await plain.context().close()
  })
})

test('a tag links to the posts with that tag', async () => {
  const tag = newest?.tags[0] ?? ''
  await page.goto(`/blog/${newest?.id ?? ''}`)
  await page.getByRole('main').getByRole('link', { name: tag, exact: true }).first().click()
  await status(page).getByText(`“${tag}”`).waitFor()
  const tagged = posts.filter(({ tags }) => tags.includes(tag)).map(({ title }) => title)
  expect(await titles(page).allInnerTexts()).toEqual(expect.arrayContaining(tagged))
})

test('a query submitted before React has loaded is searched for once it has', async () => {
  const release = await holdBackReact(page)
  await page.goto('/blog')
  await field(page).fill(rare)
  await field(page).press('Enter')
  expect(await page.locator('#search-list').isVisible()).toBe(true)
  release()
  await status(page).getByText(`“${rare}”`).waitFor()
  expect(await field(page).inputValue()).toBe(rare)
  expect(trouble).toEqual([])
})

test('on a phone, Enter puts the keyboard away, which covers the results', async () => {
  const small = await visitor.open({ viewport: phone, hasTouch: true, isMobile: true })
  await small.goto('/blog')
  await field(small).tap()
  await small.keyboard.type(rare)
  await status(small).getByText(`“${rare}”`).waitFor()
  expect(await field(small).evaluate((input) => input === document.activeElement)).toBe(true)
  await small.keyboard.press('Enter')
  expect(await field(small).evaluate((input) => input === document.activeElement)).toBe(false)
  expect(await field(small).inputValue()).toBe(rare)
})

test('on a phone, the keyboard stays while the visitor types before the script has loaded', async () => {
  const small = await visitor.open({ viewport: phone, hasTouch: true, isMobile: true })
  const release = await holdBackReact(small)
  await small.goto('/blog?q=salt')
  await field(small).tap()
  await small.keyboard.type(rare.slice(0, 3))
  release()
  await status(small).getByText(/“.*”/).waitFor()
  expect(await field(small).evaluate((input) => input === document.activeElement)).toBe(true)
})

test('if the index fails to load, the page says so, and the next press tries again', async () => {
  await page.route('**/assets/search-*.json', (route) => route.abort())
  await page.goto('/blog')
  await field(page).fill(rare)
  await said(page, texts.failed)
  expect(await page.locator('#search-list').isVisible()).toBe(true)
  await page.unroute('**/assets/search-*.json')
  await field(page).press('Enter')
  await status(page).getByText(`“${rare}”`).waitFor()
})

test('if the index never arrives, the page says so after a while, and the next press tries again', async () => {
  // A thirtieth of the time.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 30)
  })
  await page.route('**/assets/search-*.json', () => {})
  await page.goto('/blog')
  await field(page).fill(rare)
  await said(page, texts.failed)
  expect(await page.locator('#search-list').isVisible()).toBe(true)
  await page.unroute('**/assets/search-*.json')
  await field(page).press('Enter')
  await status(page).getByText(`“${rare}”`).waitFor()
})

test('if the script fails to load, the page says so', async () => {
  await page.route(hydrateScript, (route) => route.abort())
  await page.goto('/blog')
  const notice = page.locator('[data-unsent]')
  expect(await notice.isVisible()).toBe(false)
  await field(page).fill(rare)
  await field(page).press('Enter')
  await notice.getByText(texts.failed).waitFor()
  const [fieldBox, noticeBox] = [await field(page).boundingBox(), await notice.boundingBox()]
  expect((noticeBox?.y ?? 0) - (fieldBox?.y ?? 0) - (fieldBox?.height ?? 0)).toBeGreaterThanOrEqual(8)
})

test('if the script fails to load, a URL with a query says so before the visitor does anything', async () => {
  await page.route(hydrateScript, (route) => route.abort())
  await page.goto(`/blog?q=${rare}`)
  await page.locator('[data-unsent]').getByText(texts.failed).waitFor()
  await page.unroute(hydrateScript)
  await page.getByRole('button', { name: texts.submit }).click()
  await status(page).getByText(`“${rare}”`).waitFor()
  expect(await field(page).inputValue()).toBe(rare)
})

test('if the script neither loads nor fails, the page says so after a while, and still searches later', async () => {
  const release = await holdBackReact(page)
  await page.goto(`/blog?q=${rare}`)
  const notice = page.locator('[data-unsent]')
  expect(await notice.isVisible()).toBe(false)
  await expect
    .poll(() =>
      notice.evaluate((element) => {
        for (const animation of element.getAnimations()) animation.currentTime = 15_001
        return element.checkVisibility({ visibilityProperty: true })
      }),
    )
    .toBe(true)
  release()
  await status(page).getByText(`“${rare}”`).waitFor()
  expect(await notice.count()).toBe(0)
})
