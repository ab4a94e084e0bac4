import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { connectBrowser } from '../support/browser.ts'
import { serveConfigured } from '../support/configured-site.ts'
import type { ServedSite } from '../support/serve.ts'

const google = /google|doubleclick/

let browser: Browser
let asking: ServedSite
let unasking: ServedSite

beforeAll(async () => {
  browser = await connectBrowser()
  asking = await serveConfigured('analytics:\n  tagId: AW-123456789\n  conversion: AW-123456789/AbC-dEfG\n')
  unasking = await serveConfigured('analytics:\n  tagId: AW-123456789\n  consent: none\n')
})

afterAll(async () => {
  await browser.close()
  for (const site of [asking, unasking]) site.close()
})

interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  /** Requested Google URLs. */
  readonly asked: readonly string[]
}

/** A first-time visitor, whose browser may send an opt-out signal. */
async function visit({
  signals = false,
  javaScriptEnabled = true,
  bypassCSP = false,
  width = 1440,
  height = 800,
} = {}): Promise<Visitor> {
  const context = await browser.newContext({ javaScriptEnabled, bypassCSP, viewport: { width, height } })
  const asked: string[] = []
  await context.route(google, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  if (signals)
    await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  return { context, asked, page: await context.newPage() }
}

/** Opens a page and waits until it's idle, which is when the tag loads. */
async function open({ page }: Visitor, site: ServedSite, path: string): Promise<void> {
  await page.goto(site.origin + path)
  for (let turn = 0; turn < 2; turn += 1)
    // A background window may never be idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })))
}

const band = (page: Page) => page.getByRole('region', { name: 'Advertising cookies' })
const press = (page: Page, name: string) => band(page).getByRole('button', { name }).click()
const readCommands = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify((window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>))),
  )

const all = (choice: string) => ({
  ad_storage: choice,
  ad_user_data: choice,
  ad_personalization: choice,
  analytics_storage: choice,
})

describe('if consent is required', () => {
  test('nothing is requested from Google until the visitor accepts, then the tag loads, on later pages too', async () => {
    const visitor = await visit()
    const { page, asked } = visitor
    await open(visitor, asking, '/contact')
    expect(await band(page).isVisible()).toBe(true)
    expect(asked).toEqual([])
    expect(await page.evaluate(() => typeof window.gtag + typeof window.dataLayer + document.cookie)).toBe(
      'undefinedundefined',
    )
    await press(page, 'Accept')
    await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=AW-123456789'])
    expect(await band(page).isVisible()).toBe(false)
    const commands = JSON.parse(await readCommands(page)) as unknown[][]
    expect(commands.slice(0, 2)).toEqual([
      ['consent', 'default', all('denied')],
      ['consent', 'update', all('granted')],
    ])
    expect(commands.map(([name]) => name)).toEqual(['consent', 'consent', 'js', 'config'])
    await open(visitor, asking, '/about')
    expect(await band(page).isVisible()).toBe(false)
    await expect.poll(() => asked.length).toBe(2)
    await visitor.context.close()
  })

  test("visitors who decline aren't asked again, and nothing loads", async () => {
    const visitor = await visit()
    await open(visitor, asking, '/')
    await press(visitor.page, 'Decline')
    expect(await band(visitor.page).isVisible()).toBe(false)
    await open(visitor, asking, '/about')
    expect(await band(visitor.page).isVisible()).toBe(false)
    expect(visitor.asked).toEqual([])
    await visitor.context.close()
  })

  test("the privacy page shows the choice and can revoke it, which deletes the tag's cookies", async () => {
    const visitor = await visit()
    const { page, asked, context } = visitor
    await open(visitor, asking, '/privacy-policy')
    expect(await band(page).getByRole('status').textContent()).toBe('Advertising cookies are off.')
    await press(page, 'Accept')
    await expect.poll(() => asked.length).toBe(1)
    expect(await band(page).getByRole('status').textContent()).toBe('Advertising cookies are on.')
    await page.evaluate(() => {
      for (const name of ['_gcl_au', '_ga', 'own']) document.cookie = `${name}=1; path=/`
    })
    await Promise.all([page.waitForEvent('load'), press(page, 'Decline')])
    await page.waitForLoadState('networkidle')
    expect(await band(page).getByRole('status').textContent()).toBe('Advertising cookies are off.')
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['own'])
    expect(asked).toHaveLength(1)
    await context.close()
  })

  test('the two buttons look alike, and the keyboard reaches them before the page', async () => {
    for (const width of [1440, 390]) {
      const visitor = await visit({ width, bypassCSP: true })
      const { page } = visitor
      await open(visitor, asking, '/about')
      const [accept, decline] = await band(page)
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { width: wide, height } = button.getBoundingClientRect()
            const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(button)
            return { wide, height, color, backgroundColor, borderColor, fontWeight }
          }),
        )
      expect(accept).toEqual(decline)
      expect(accept?.height).toBeGreaterThanOrEqual(44)
      // The skip link, the link to the privacy policy, then the buttons.
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Decline')
      expect(await findViolations(page)).toEqual([])
      await page.keyboard.press('Enter')
      expect(await band(page).isVisible()).toBe(false)
      await visitor.context.close()
    }
  })

  test.each([
    [390, 780],
    [320, 256],
  ])("the question doesn't cover a link that has the focus, in a window of %i × %i px", async (width, height) => {
    const visitor = await visit({ width, height })
    const { page } = visitor
    await open(visitor, asking, '/contact')
    expect(await band(page).isVisible()).toBe(true)
    const covered = await page.locator('footer a').evaluateAll((links) =>
      links.flatMap((link) => {
        ;(link as HTMLElement).focus()
        const { left, top, width: wide, height: high } = link.getBoundingClientRect()
        const found = document.elementFromPoint(left + wide / 2, top + high / 2)
        return found && link.contains(found) ? [] : [link.textContent]
      }),
    )
    expect(covered).toEqual([])
    await visitor.context.close()
  })

  test('without scripts, there is nothing to choose', async () => {
    const visitor = await visit({ javaScriptEnabled: false })
    await visitor.page.goto(`${asking.origin}/about`)
    expect(await band(visitor.page).isVisible()).toBe(false)
    await visitor.context.close()
  })
})

test('Global Privacy Control means no, whatever the site requires or the visitor chose before', async () => {
  const visitor = await visit({ signals: true })
  await visitor.context.addInitScript(() => localStorage.setItem('advertising-consent', 'granted'))
  for (const site of [asking, unasking]) {
    await open(visitor, site, '/about')
    expect(await band(visitor.page).isVisible()).toBe(false)
    await open(visitor, site, '/privacy-policy')
    expect(await band(visitor.page).getByRole('status').textContent()).toContain('Global Privacy Control')
    expect(await band(visitor.page).getByRole('button').count()).toBe(0)
  }
  expect(visitor.asked).toEqual([])
  await visitor.context.close()
})

test('if consent is not required, no one is asked, and the privacy page still allows opting out', async () => {
  const visitor = await visit()
  await open(visitor, unasking, '/about')
  expect(await band(visitor.page).count()).toBe(0)
  await expect.poll(() => visitor.asked.length).toBe(1)
  await open(visitor, unasking, '/privacy-policy')
  await expect.poll(() => visitor.asked.length).toBe(2)
  await Promise.all([visitor.page.waitForEvent('load'), press(visitor.page, 'Decline')])
  await open(visitor, unasking, '/about')
  expect(visitor.asked).toHaveLength(2)
  await visitor.context.close()
})
