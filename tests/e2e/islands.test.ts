import { brotliCompressSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { listenForTrouble, reachIslands } from '../support/islands.ts'
import { listSiteFiles, pageKinds, siteFile } from '../support/site.ts'

const visitor = setUpVisitor()
const kinds = Object.entries({ ...pageKinds, 'not found': '/no-such-page' })

/** Names of the scripts that a page asks for, from now on. */
function listenForScripts(page: Page): readonly string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.push(basename(pathname))
  })
  return scripts
}

/** Bytes of a script as a host sends it. */
const weigh = (file: string) => brotliCompressSync(readFileSync(siteFile(file))).length

describe.each(kinds)('the page %s', (_kind, path) => {
  test('loads one script by itself, of at most 1 KiB', async () => {
    const page = await visitor.open()
    const scripts = listenForScripts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts).toEqual([expect.stringMatching(/^loader-/)])
    expect(weigh(`assets/${scripts[0] ?? ''}`)).toBeLessThanOrEqual(1024)
    await page.context().close()
  })

  test('gets React when the visitor reaches for an island, which then matches its markup', async () => {
    const page = await visitor.open()
    const [scripts, trouble] = [listenForScripts(page), listenForTrouble(page)]
    await page.goto(path)
    const before = scripts.length
    // The answer of a page that is not there is written to the console.
    const known = trouble.length
    expect(await reachIslands(page)).toContain('site-menu')
    expect(scripts.slice(before)).toContainEqual(expect.stringMatching(/^hydrate-/))
    expect(trouble.slice(known)).toEqual([])
    await page.context().close()
  })
})

test.each(['hover', 'focus', 'dispatchEvent'] as const)('React comes once, by %s', async (way) => {
  const page = await visitor.open()
  const scripts = listenForScripts(page)
  await page.goto('/about')
  const button = page.locator('header button:visible').first()
  await (way === 'dispatchEvent' ? button.dispatchEvent('pointerdown') : button[way]())
  await button.and(page.locator('[aria-expanded]')).waitFor()
  await button.press('Enter')
  await button.press('Escape')
  expect(scripts.filter((script) => script.startsWith('hydrate-'))).toHaveLength(1)
})

test('all scripts together weigh at most 70 KiB', () => {
  const scripts = listSiteFiles().filter((file) => file.endsWith('.js'))
  const weights = Object.fromEntries(scripts.map((file) => [basename(file), weigh(file)]))
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0)
  expect(total, JSON.stringify(weights)).toBeLessThanOrEqual(70 * 1024)
})
