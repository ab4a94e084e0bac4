import { resolve } from 'node:path'
import { build } from 'esbuild'
import type { BrowserContextOptions, Page, Route } from 'playwright-core'
import type { Visitor } from './browser.ts'
import type * as measures from './in-page/index.ts'

declare global {
  interface Window {
    /** What measures the page from inside. */
    readonly measures: typeof measures
  }
}

/** Widths of windows in CSS pixels: from the narrowest phone, which is also a desktop at 400 %, to a large screen. */
export const widths = [320, 390, 768, 1024, 1440, 1920] as const

let script: Promise<string> | undefined

/**
 * Opens a page with the measures in it, and with all its pictures. The window is the narrowest: a browser keeps a picture
 * that is larger than it needs, so that only windows that grow show what each of them asks for.
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

/** A window in which every page will have the measures in it. */
export async function openWindow(visitor: Pick<Visitor, 'open'>, options?: BrowserContextOptions): Promise<Page> {
  // The page is changed on its way, which its security policy would report.
  const page = await visitor.open({ viewport: { width: widths[0], height: 900 }, bypassCSP: true, ...options })
  script ??= bundleMeasures()
  await page.addInitScript({ content: await script })
  await page.route((url) => !url.pathname.includes('.'), waitForFont)
  return page
}

/**
 * Opens a page in such a window as it is where scripts are off: none of its own runs, now or later. Axe and the measures do, which a
 * context without JavaScript would keep waiting for a timer.
 */
export async function visitWithoutScript(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.goto(path, { waitUntil: 'load' })
  await session.send('Emulation.setScriptExecutionDisabled', { value: false })
  script ??= bundleMeasures()
  await page.evaluate(await script)
}

/** Gives the window another width, and waits until everything has its place again. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(() => window.measures.settle())
}

/** The browser's own setting for the size of text, at 200 %. */
export async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** What a reader may set without losing anything (WCAG 2.2, 1.4.12). The names on a map are a picture of the list beside it. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  svg * { letter-spacing: 0 !important; word-spacing: 0 !important }
  p { margin-bottom: 2em !important }`

/** Sets texts as wide as a reader may, until the returned function is called. */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({ content: spacing })
  return () => style.evaluate((element) => (element as HTMLStyleElement).remove())
}

/** Makes everything look as it does under a pointer, until the returned function is called. */
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

/** On a slow machine the font may come too late for a page, which then keeps the fallback: here every page waits for it. */
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
    // Playwright runs it inside a function of its own.
    footer: { js: 'window.measures = measures' },
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
