import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { readTexts } from '../support/content.ts'
import { measureShift } from '../support/measure-shift.ts'

const visitor = setUpVisitor()

/** Opens a page as served by a plain static host that only knows `404.html`. */
async function openOnPlainHost(path: string, javaScriptEnabled = true): Promise<Page> {
  const page = await visitor.open({ javaScriptEnabled })
  const body = await readFile(join(inject('siteFolder'), '404.html'), 'utf8')
  await page.route(`**${path}`, (route) => route.fulfill({ status: 404, contentType: 'text/html', body }))
  await page.goto(path)
  return page
}

test('an unknown post shows Post Not Found, with a link back to the blog', async () => {
  const page = await openOnPlainHost('/blog/no-such-post')
  const { post } = readTexts('notFound')
  await page.getByRole('heading', { level: 1, name: 'Post Not Found' }).waitFor()
  expect(await page.getByText("The blog post you're looking for doesn't exist.").isVisible()).toBe(true)
  await page.getByRole('main').getByRole('link', { name: post.link }).first().click()
  expect(new URL(page.url()).pathname).toBe('/blog')
})

test("an unknown city redirects to the list of cities if the host can't do it", async () => {
  const page = await openOnPlainHost('/service-areas/atlantis')
  await page.waitForURL('**/service-areas')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(
    readTexts('areasPage').hero.heading.split(' ')[0],
  )
})

test.each([true, false])(
  'any other unknown URL shows the friendly page, with scripts %s',
  async (javaScriptEnabled) => {
    const page = await openOnPlainHost('/no-such-page', javaScriptEnabled)
    const { heading } = readTexts('notFound')
    expect(await page.getByRole('heading', { level: 1, name: heading }).isVisible()).toBe(true)
    expect(await page.locator('[data-screen=post]:visible').count()).toBe(0)
  },
)

test('the privacy policy was last updated today, wherever the visitor is', async () => {
  const page = await visitor.open({ timezoneId: 'Pacific/Kiritimati' })
  await page.clock.setFixedTime(new Date('2030-02-28T12:00:00Z'))
  await page.goto('/privacy-policy')
  const updated = page.locator('time[data-today]')
  await expect.poll(() => updated.innerText()).toBe('March 1, 2030')
  expect(await updated.getAttribute('datetime')).toBe('2030-03-01')
})

test('without scripts, the privacy policy shows the day of the build', async () => {
  const page = await visitor.open({ javaScriptEnabled: false })
  await page.goto('/privacy-policy')
  const day = await page.locator('time[data-today]').getAttribute('datetime')
  expect(await page.locator('time[data-today]').innerText()).toBe(
    new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  )
})

test.each(['reduce', 'no-preference'] as const)(
  'a link to a question opens its answer and scrolls to it, from another page or the same one, with motion: %s',
  async (reducedMotion) => {
    const page = await visitor.open({ reducedMotion })
    await page.goto('/faq')
    const ids = await page.locator('details [id]').evaluateAll((answers) => answers.map(({ id }) => id))
    const [first = '', second = ''] = [ids[8], ids.at(-1)]
    await page.goto(`/faq#${first}`)
    const answerTo = (id: string) => page.locator('details', { has: page.locator(`[id="${id}"]`) })
    await expect.poll(() => answerTo(first).getAttribute('open')).not.toBeNull()
    await page.evaluate((id) => location.assign(`#${id}`), second)
    await expect.poll(() => answerTo(second).getAttribute('open')).not.toBeNull()
    await expectInView(page, second)
    expect(await answerTo(first).getAttribute('open')).not.toBeNull()
    await page.goto('/')
    await page.goto(`/faq#${second}`)
    await expectInView(page, second)
  },
)

async function expectInView(page: Page, id: string): Promise<void> {
  const isInView = () =>
    page.locator(`[id="${id}"]`).evaluate((target) => {
      const { top } = target.getBoundingClientRect()
      return top >= 0 && top < innerHeight
    })
  await expect.poll(isInView).toBe(true)
}

test('a header that has only half arrived is hidden, and nothing moves when the rest comes', async () => {
  const html = await readFile(join(inject('siteFolder'), 'contact.html'), 'utf8')
  const half = html.indexOf('<div class="site-menu__actions">')
  let halfSent: ServerResponse | undefined
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, half))
      halfSent = response
    } else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  try {
    const page = await visitor.open()
    await page.setViewportSize({ width: 1440, height: 900 })
    const { port } = server.address() as AddressInfo
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' })
    const menu = page.locator('.site-menu__list')
    await menu.waitFor({ state: 'attached' })
    // Painted at least once before the rest arrives.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await menu.isVisible()).toBe(false)
    halfSent?.end(html.slice(half))
    await menu.waitFor({ state: 'visible' })
    await page.waitForLoadState()
    expect(await measureShift(page)).toBe(0)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
