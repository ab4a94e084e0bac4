import { resolve } from 'node:path'
import { build } from 'esbuild'
import type { BrowserContextOptions, Page, Route } from 'playwright-core'
import type { Visitor } from './browser.ts'
import type * as measures from './in-page/index.ts'

declare global {
  interface Window {
    /** Measures the page from inside. */
    readonly measures: typeof measures
  }
}

/** Window widths in CSS pixels, from the narrowest phone (or a desktop at 400%) to a large screen. */
export const widths = [320, 390, 768, 1024, 1440, 1920] as const

let script: Promise<string> | undefined

/**
 * Opens a page with the measures injected and all images loaded. Starts with the narrowest window, because a browser keeps
 * an image that is larger than needed. Only growing windows show what each width loads.
 */
export async function openMeasured(
  visitor: Pick<Visitor, 'open'>,
  path: string,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await openWindow(visitor, options)
  await page.goto(path, { waitUntil: 'load' })
  await page.evaluate(() => window.measures.settle())
  return page
}

/** A window that injects the measures into every page. */
export async function openWindow(visitor: Pick<Visitor, 'open'>, options?: BrowserContextOptions): Promise<Page> {
  // The page is changed in transit, which its security policy would report.
  const page = await visitor.open({ viewport: { width: widths[0], height: 900 }, bypassCSP: true, ...options })
  script ??= bundleMeasures()
  await page.addInitScript({ content: await script })
  await page.route((url) => !url.pathname.includes('.'), waitForFont)
  return page
}

/**
 * Opens a page as if JavaScript were off: none of its own scripts run, now or later. Axe and the measures still do. In a
 * context without JavaScript, they would wait for a timer forever.
 */
export async function visitWithoutScript(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.goto(path, { waitUntil: 'load' })
  await session.send('Emulation.setScriptExecutionDisabled', { value: false })
  script ??= bundleMeasures()
  await page.evaluate(await script)
}

/** Changes the width of the window, and waits for the layout to settle. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(() => window.measures.settle())
}

/** Sets the browser's text size to 200%. */
export async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/**
 * Text spacing that a page must support without losing anything (WCAG 2.2, 1.4.12). Labels on a map are exempt, because they
 * repeat the list next to it.
 */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  svg * { letter-spacing: 0 !important; word-spacing: 0 !important }
  p { margin-bottom: 2em !important }`

/** Applies this text spacing until the returned function is called. */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({ content: spacing })
  return () => style.evaluate((element) => (element as HTMLStyleElement).remove())
}

/** Shows everything in its hover state until the returned function is called. */
export async function forceHover(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' })
  const hover = (nodeId: number) =>
    session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover', 'active'] })
  await Promise.all(nodeIds.map(hover))
  return () => session.detach()
}

/** On a slow machine, the font may load too late, and the page keeps the fallback. This makes every page wait for it. */
async function waitForFont(route: Route): Promise<void> {
  const response = await route.fetch({ maxRedirects: 0 })
  const html = await response.text()
  await route.fulfill({ response, body: html.replace(/(font-display: ?)optional/, '$1block') })
}

async function bundleMeasures(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(import.meta.dirname, 'in-page', 'index.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'measures',
    // Playwright wraps the script in a function.
    footer: { js: 'window.measures = measures' },
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
