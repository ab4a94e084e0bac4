import { chromium, type Browser } from 'playwright-core'
import { chromiumFlags, findChromium } from '../support/chromium.ts'
import { openMeasured } from '../support/measured-page.ts'
import { noon, type View } from './views.ts'

export interface Photographer {
  /** The browser and its version, because each renders letters a little differently. */
  readonly browser: string
  /** A screenshot of a view at some width, as PNG. */
  readonly take: (view: View, width: number) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

/** Starts a browser without motion and with reproducible rendering. */
export async function openPhotographer(origin: string): Promise<Photographer> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] })
  return {
    browser: `Chromium ${browser.version()}`,
    take: (view, width) => take(browser, origin, { ...view, widths: [width] }),
    close: () => browser.close(),
  }
}

async function take(browser: Browser, origin: string, { path, extent, prepare, widths }: View): Promise<Uint8Array> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: widths[0] ?? 0, height: 900 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'America/Detroit',
  })
  await context.clock.install({ time: noon })
  // The reference number of a request is random.
  await context.addInitScript({ content: 'crypto.getRandomValues = (bytes) => bytes.fill(1)' })
  const page = await openMeasured({ open: () => context.newPage() }, path)
  await prepare?.(page)
  await page.mouse.move(0, 0)
  await page.evaluate(() => window.measures.coarsenPictures())
  const file = await page.screenshot({ fullPage: extent === 'page', animations: 'disabled', caret: 'hide' })
  await context.close()
  return file
}
