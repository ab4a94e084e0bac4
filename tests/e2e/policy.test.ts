import { beforeEach, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { setUpVisitor } from '../support/browser.ts'
import { buildWith } from '../support/build-in-memory.ts'
import { takeFirst } from '../support/depth.ts'
import { findHeader, menu } from '../support/menus.ts'
import { answerWith, fillIn, findParts, openForm, passTime, readForm } from '../support/quote-form.ts'
import { goodValues } from '../support/quote-values.ts'
import { readBuiltHosting } from '../support/serve.ts'

/** Windows report policy violations, and each test ends by checking for them. */
const visitor = setUpVisitor()

let page: Page

beforeEach(async () => {
  page = await visitor.open()
  return () => page.context().close()
})

test('a page that redirects its visitors does so', async () => {
  const redirects = '- from: /old-address\n  to: /about\n'
  const outputs = await buildWith({ 'content/redirects.yaml': redirects }, 'public')
  const body = String(outputs.get('old-address.html'))
  const { everything, page: ofPages } = readBuiltHosting().headers
  await page.route('**/old-address', (route) =>
    route.fulfill({ body, contentType: 'text/html', headers: { ...everything, ...ofPages } }),
  )
  await page.goto('/old-address')
  await page.waitForURL('**/about')
  expect(await page.locator('h1').count()).toBe(1)
})

describe('the quote form', () => {
  /**
   * Opens the page with a service preselected, submits it with missing values, lets each kind of failure happen, and
   * succeeds.
   */
  test('from the first press to success, through every failure', async () => {
    await answerWith(page, [400, 'Refused'], [403, ''], [429, ''], [451, ''], [500, ''], 'cut', 'never', [200, 'OK'])
    await openForm(page, '/contact?service=office&area=troy')
    const { button, failure, success, error, toast } = findParts(page)
    await expect.poll(() => readForm(page)).toMatchObject({ industry: 'office' })
    await button.click()
    await error('company_name').waitFor()
    await fillIn(page, goodValues)
    for (const sentence of ['Refused', 'Forbidden', 'Too Many', 'Headless', 'Failed to submit', 'Network Error']) {
      await button.click()
      await toast.getByText(sentence).waitFor()
    }
    await button.click()
    await button.getByText('Submitting...').waitFor()
    await passTime(page, 15_000)
    await failure.getByText('Network Error').waitFor()
    await button.click()
    await success.waitFor()
  })

  test('offline, and online again', async () => {
    await openForm(page)
    const { button, failure, success, error } = findParts(page)
    await button.click()
    await error('company_name').waitFor()
    await fillIn(page, goodValues)
    await page.context().setOffline(true)
    await button.click()
    await failure.getByText('Network Error').waitFor()
    await page.context().setOffline(false)
    const sent = await answerWith(page, [200, 'OK'])
    await button.click()
    await success.waitFor()
    expect(sent).toHaveLength(1)
  })

  test('with text typed before a reload', async () => {
    await openForm(page)
    await fillIn(page, { company_name: 'Acme Tools' })
    // The script that saves it loads with the first press of a key.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('quote-request'))).toContain('Acme Tools')
    await page.reload()
    await expect.poll(async () => (await readForm(page))['company_name']).toBe('Acme Tools')
  })
})

test.each([
  ['office', true],
  ['zzzzzz', false],
])('the search for %s', async (query, finds) => {
  await page.goto(`/blog?q=${query}`)
  await page.locator('#search-status').getByText(query).waitFor()
  expect((await page.locator('#search-results article').count()) > 0).toBe(finds)
})

test('opening menus and answers', async () => {
  await page.goto('/faq')
  const header = findHeader(page)
  for (const name of [menu.services, menu.areas]) {
    await header.reach(name)
    await header.button(name).click()
    await expect.poll(() => header.expanded(name)).toBe('true')
  }
  await page.keyboard.press('Escape')
  await page.locator('main summary').first().click()
  expect(await page.locator('main details').first().getAttribute('open')).not.toBeNull()
})

/** The violations in a window after changing a response of the site. */
async function hear(changed: string, change: (text: string) => string): Promise<string> {
  const { page: other, violations } = await visitor.openWatched()
  await other.route(changed, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
  await other.goto('/about', { waitUntil: 'networkidle' })
  await other.context().close()
  return violations.join('\n')
}

describe('policy violations are reported', () => {
  const changes = [
    ['an inline script', '</main>', '<script>1</script></main>', 'script-src-elem inline'],
    ['a style attribute', '<main ', '<main style="color:red" ', 'style-src-attr inline'],
    ['another style', '<style>', '<style>/* another */', 'style-src-elem inline'],
    ['a picture from elsewhere', '</main>', '<img src="http://127.0.0.1:9/a.png"></main>', 'img-src http'],
  ] as const

  test.each(takeFirst(1, changes))('%s', async (_what, place, changed, report) => {
    expect(await hear('**/about', (html) => html.replace(place, changed))).toContain(report)
  })

  test('a script that inserts text as markup', async () => {
    const report = await hear('**/assets/loader-*.js', () => 'document.body.insertAdjacentHTML("beforeend", "<p>")')
    expect(report).toContain('require-trusted-types-for')
  })
})
