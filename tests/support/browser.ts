import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { listenForViolations } from './policy-violations.ts'
import { type ServedSite, serveBuiltSite } from './serve.ts'

/** Window sizes in CSS pixels. */
export const phone = { width: 390, height: 844 } as const
export const desktop = { width: 1280, height: 800 } as const

/** Timeout for page actions in milliseconds. */
const actionTimeout = 15_000

export interface Visitor {
  /** Where the built site is served, without a trailing slash. */
  origin(): string
  /** A new window without history. It closes after its test, or with the browser if it was opened before all tests. */
  open(options?: BrowserContextOptions): Promise<Page>
  /** A window that may report violations, and the ones it has reported. */
  openWatched(): Promise<{ readonly page: Page; readonly violations: readonly string[] }>
}

/**
 * Serves the built site and connects to the browser for all tests in a file. No window may report a violation of the site's
 * policies, whatever a test does.
 */
export function setUpVisitor(serve: () => Promise<ServedSite> = serveBuiltSite): Visitor {
  let site: ServedSite | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    site = await serve()
    browser = await connectBrowser()
  })
  const violations: (readonly string[])[] = []
  const opened: BrowserContext[] = []
  beforeEach(() => {
    opened.length = 0
  })
  afterEach(async () => {
    await Promise.all(opened.map((context) => context.close()))
    expect(violations.splice(0).flat()).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    site?.close()
  })
  const openWatched = async (options: BrowserContextOptions = {}) => {
    const context = await present(browser).newContext({
      baseURL: present(site).origin,
      viewport: desktop,
      reducedMotion: 'reduce',
      ...options,
    })
    opened.push(context)
    context.setDefaultTimeout(actionTimeout)
    return { violations: await listenForViolations(context), page: await context.newPage() }
  }
  return {
    origin: () => present(site).origin,
    openWatched,
    async open(options) {
      const window = await openWatched(options)
      violations.push(window.violations)
      return window.page
    },
  }
}

/** The browser that all tests share. Closing the connection closes the windows opened through it. */
export function connectBrowser(): Promise<Browser> {
  return chromium.connect(inject('browserEndpoint'))
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a visit starts inside a test')
  return value
}

/** Chromium reports a mouse over each new window, which wakes a page whose script is there by then. Phones have no mouse. */
export function keepMouseOut(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    addEventListener('pointerover', (event) => event.stopImmediatePropagation(), { capture: true })
  })
}
