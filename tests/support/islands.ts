import { basename } from 'node:path'
import type { Page } from 'playwright-core'

/** The first script of the islands contains React; the others are named after their contents. */
export const hydrateScript = '**/assets/hydrate-*.js'

/** Collects errors and console messages of a window from now on. */
export function listenForTrouble(page: Page): readonly string[] {
  const trouble: string[] = []
  page.on('console', (message) => trouble.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => trouble.push(error.message))
  return trouble
}

/** Collects the names of scripts that a page requests from now on. */
export function listenForScripts(page: Page): readonly string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.push(basename(pathname))
  })
  return scripts
}

/** Blocks React until the returned function is called. */
export async function holdBackReact(page: Page): Promise<() => void> {
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(hydrateScript, async (route) => {
    await released
    await route.continue()
  })
  return () => release?.()
}

/** Moves the pointer over every island on a page, and waits until React has hydrated all of them. */
export async function reachIslands(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island]')].map((island) => {
      island.firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      return island.dataset['island'] ?? ''
    }),
  )
  await waitForIslands(page)
  return names
}

/** Waits until React has hydrated every island. React keeps its tree in a property of the island's element. */
async function waitForIslands(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    type Fields = Readonly<Record<string, { readonly current?: { readonly child: unknown } } | null>>
    return [...document.querySelectorAll('[data-island]')].every((island) => {
      const property = Object.entries(island).find(([name]) => name.startsWith('__reactContainer$'))
      // The bundle minifies the names of most React fields.
      const root = Object.values((property?.[1] ?? {}) as Fields).find((field) => field?.current)
      return root?.current !== undefined && root.current.child !== null
    })
  })
}
