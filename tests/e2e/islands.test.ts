import { brotliCompressSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { listenForScripts } from '../support/islands.ts'
import { listSiteFiles, siteFile } from '../support/site.ts'

const visitor = setUpVisitor()

/** Size of a script in bytes, as compressed by a host. */
const weigh = (file: string) => brotliCompressSync(readFileSync(siteFile(file))).length

test.each(['hover', 'focus', 'dispatchEvent'] as const)('React loads once, on %s', async (way) => {
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

test('the script that loads on every page is at most 1 KiB', () => {
  const loaders = listSiteFiles().filter((file) => /^assets\/loader-.*\.js$/.test(file))
  expect(loaders).toHaveLength(1)
  expect(weigh(loaders[0] ?? '')).toBeLessThanOrEqual(1024)
})

test('no script waits for another one, which would take another round trip', () => {
  for (const file of listSiteFiles().filter((name) => name.endsWith('.js')))
    expect(readFileSync(siteFile(file), 'utf8'), file).not.toMatch(/\bimport\s*["'{]|\bfrom\s*["']/)
})

test('all scripts together are at most 70 KiB', () => {
  const scripts = listSiteFiles().filter((file) => file.endsWith('.js'))
  const weights = Object.fromEntries(scripts.map((file) => [basename(file), weigh(file)]))
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0)
  expect(total, JSON.stringify(weights)).toBeLessThanOrEqual(70 * 1024)
})
