import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { serveSite } from '../../generator/server/serve/serve-site.ts'
import { openFolderStore } from '../../generator/server/serve/site-store.ts'
import { findProgram } from './find-program.ts'
import { complain, findFreePort, readBuiltHosting, type ServedSite } from './serve.ts'

/** A browser with one window. */
export interface OtherBrowser {
  /** Opens an address in a window 1440 pixels wide. */
  open(url: string): Promise<void>
  run<Args extends readonly unknown[], T>(fn: (...args: Args) => T, ...args: Args): Promise<T>
  /** Clicks the first element that fits, as a mouse does. */
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  resize(width: number): Promise<void>
  close(): Promise<void>
}

const height = 900

/** A page that hangs never answers. */
const patience = 10_000

export const findWebKit = () => findProgram(['/usr/bin/WebKitWebDriver'], ['webkit2gtk-driver', 'xvfb', 'xauth'])

export const findFirefox = () => findProgram(['/usr/bin/firefox-esr'], ['firefox-esr'])

declare global {
  interface Window {
    /** Errors and policy violations on a page of `serveWatched`. */
    trouble?: string[]
  }
}

/** Visits the built site with one browser in all tests of a suite. None of them may end on a page with trouble. */
export function setUpBrowser(start: () => Promise<OtherBrowser>): () => OtherBrowser {
  let site: ServedSite | undefined
  let browser: OtherBrowser | undefined
  beforeAll(async () => {
    site = await serveWatched()
    browser = await start()
  })
  afterEach(async () => {
    const trouble = await browser
      ?.run(() => window.trouble)
      .catch(async () => {
        // A page that hangs leaves the next test a browser that works.
        await browser?.close()
        browser = await start()
        return []
      })
    expect(trouble).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    site?.close()
  })
  return () => {
    if (!site || !browser) throw new Error('a visit starts inside a test')
    const { origin } = site
    const started = browser
    return { ...started, open: (path) => started.open(`${origin}${path}`) }
  }
}

/** Serves the built site with its headers. Each page also has a script that collects trouble. */
async function serveWatched(): Promise<ServedSite> {
  const port = await findFreePort()
  const server = await serveSite({
    store: openFolderStore(inject('siteFolder')),
    port,
    report: complain,
    hosting: readBuiltHosting,
    decorate: (html) => html.replace('<head>', '<head><script src="/watch.js"></script>'),
    extensions: [({ url }, response) => url === '/watch.js' && sendScript(response, `(${watch.toString()})()`)],
  })
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

function sendScript(response: ServerResponse, script: string): true {
  response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script)
  return true
}

/** Runs in the page. */
function watch(): void {
  const trouble: string[] = []
  window.trouble = trouble
  const note = ({ message, target }: ErrorEvent) => trouble.push(message ?? (target as Element).outerHTML)
  addEventListener('error', note, true)
  addEventListener('unhandledrejection', ({ reason }) => {
    // WebKit's own, when someone leaves during a transition.
    if (!/view transition/.test(String(reason))) trouble.push(String(reason))
  })
  addEventListener('securitypolicyviolation', (event) =>
    trouble.push(`${event.effectiveDirective} ${event.blockedURI}`),
  )
}

/** Stock Firefox. Each address gets a new tab, because Puppeteer waits in vain after a page comes from Firefox's cache. */
export async function startFirefox(executablePath: string): Promise<OtherBrowser> {
  const { launch } = await import('puppeteer-core')
  const browser = await launch({ browser: 'firefox', executablePath, protocolTimeout: patience })
  let page = await browser.newPage()
  const resize = (width: number) => page.setViewport({ width, height })
  return {
    async open(url) {
      page = await browser.newPage()
      await resize(1440)
      await page.goto(url, { timeout: patience })
    },
    run: (fn, ...args) => page.evaluate(fn as never, ...args),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    resize,
    close: () => browser.close(),
  }
}

/** WebKit as in GNOME's browser. It has no headless mode, so it gets a screen of its own. */
export async function startWebKit(driver: string): Promise<OtherBrowser> {
  const port = await findFreePort()
  const screen = ['--auto-servernum', '--server-args=-screen 0 1600x1200x24']
  const env = { ...process.env, NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1' }
  // Its own process group, so that a page that hangs ends with it.
  const child = spawn('xvfb-run', [...screen, driver, `--port=${port}`], { env, detached: true, stdio: 'ignore' })
  const end = async () => {
    const ended = once(child, 'exit')
    process.kill(-(child.pid ?? Number.NaN))
    await ended
  }
  return openSession(`http://127.0.0.1:${port}`, end).catch(async (error: unknown) => {
    await end()
    throw error
  })
}

/** How WebDriver refers to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

async function openSession(driver: string, close: () => Promise<void>): Promise<OtherBrowser> {
  await waitForDriver(driver)
  const session = await post(`${driver}/session`, { capabilities: {} })
  const send = (command: string, body: object) => post(`${driver}/session/${session.sessionId}/${command}`, body)
  const find = async (selector: string) => {
    const found = await send('element', { using: 'css selector', value: selector })
    return `element/${found[elementKey]}`
  }
  const run: OtherBrowser['run'] = async (fn, ...args) =>
    (await send('execute/sync', { script: `return (${fn.toString()})(...arguments)`, args })) as never
  const resize = async (width: number) => void (await send('window/rect', { x: 0, y: 0, width, height }))
  return {
    async open(url) {
      await resize(1440)
      await send('url', { url })
    },
    run,
    async click(selector) {
      // The driver clicks where the element was before the page scrolled to it smoothly.
      await run((of) => document.querySelector(of)?.scrollIntoView({ block: 'center', behavior: 'instant' }), selector)
      await send(`${await find(selector)}/click`, {})
    },
    type: async (selector, text) => void (await send(`${await find(selector)}/value`, { text })),
    resize,
    close,
  }
}

async function waitForDriver(driver: string): Promise<void> {
  for (const deadline = Date.now() + patience; ; await new Promise((resolve) => setTimeout(resolve, 100)))
    try {
      await fetch(`${driver}/status`)
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
}

async function post(url: string, body: object): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  })
  const { value } = (await response.json()) as { readonly value: Readonly<Record<string, string>> }
  if (!response.ok) throw new Error(`${url}: ${value['error']}: ${value['message']}`)
  return value
}
