import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { chromiumFlags } from './chromium.ts'
import { type ServedSite, serveBuiltSite } from './serve.ts'

/** Sizes of a window, in CSS pixels. */
export const phone = { width: 390, height: 844 } as const
export const desktop = { width: 1280, height: 800 } as const

/** Milliseconds after which what a test waits for will not come. */
const actionTimeout = 15_000

export interface Visitor {
  /** Where the built site is served, without a slash at the end. */
  origin(): string
  /** A new window with no history; all windows are closed with the browser. */
  open(options?: BrowserContextOptions): Promise<Page>
}

/** Serves the built site and starts a browser for all tests of a file. */
export function setUpVisitor(): Visitor {
  let site: ServedSite | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    site = await serveBuiltSite()
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    site?.close()
  })
  return {
    origin: () => present(site).origin,
    async open(options = {}) {
      const context = await present(browser).newContext({
        baseURL: present(site).origin,
        viewport: desktop,
        reducedMotion: 'reduce',
        ...options,
      })
      context.setDefaultTimeout(actionTimeout)
      return context.newPage()
    },
  }
}

/** The browser that the tests found, with nothing running in its background. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: inject('chromium'), args: [...chromiumFlags] })
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a visit starts inside a test')
  return value
}
