import { beforeAll, expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { serveDevelopmentSite } from '../support/development-site.ts'
import { holdBackReact, listenForTrouble, reachIslands } from '../support/islands.ts'
import type { ServedSite } from '../support/serve.ts'
import { pageKinds } from '../support/site.ts'

const visitor = setUpVisitor()

let site: ServedSite

beforeAll(async () => {
  site = await serveDevelopmentSite()
  return () => site.close()
})

/** Ignores React's recommendation to install its developer tools. */
const isComplaint = (message: string) => !message.includes('React DevTools')

test.each(Object.entries(pageKinds))("React doesn't complain about the islands on %s", async (_kind, path) => {
  const page = await visitor.open()
  const trouble = listenForTrouble(page)
  await page.goto(site.origin + path)
  expect(await reachIslands(page)).toContain('site-menu')
  expect(trouble.filter(isComplaint)).toEqual([])
  await page.context().close()
})

test.each([
  ['search', '/blog', '[type=search]', 'snow'],
  ['request', '/contact', '[name=company_name]', 'Otsego Tool & Die'],
])("React doesn't complain about a %s sent before it has loaded", async (_what, path, field, text) => {
  const page = await visitor.open()
  const trouble = listenForTrouble(page)
  const release = await holdBackReact(page)
  await page.goto(site.origin + path)
  await page.fill(`main ${field}`, text)
  await page.press(`main ${field}`, 'Enter')
  release()
  await reachIslands(page)
  expect(await page.inputValue(`main ${field}`)).toBe(text)
  expect(trouble.filter(isComplaint)).toEqual([])
})

test("React reports markup that doesn't match an island", async () => {
  const page = await visitor.open()
  const trouble = listenForTrouble(page)
  await page.goto(`${site.origin}/about`)
  await page.evaluate(() => document.querySelector('[data-island] button')?.prepend('Other '))
  await reachIslands(page)
  expect(trouble.filter(isComplaint).join(' ')).toContain('Hydration failed')
})
