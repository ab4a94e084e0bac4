import { beforeAll, expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { serveDevelopmentSite } from '../support/development-site.ts'
import { listenForTrouble, reachIslands } from '../support/islands.ts'
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

test("React reports markup that doesn't match an island", async () => {
  const page = await visitor.open()
  const trouble = listenForTrouble(page)
  await page.goto(`${site.origin}/about`)
  await page.evaluate(() => document.querySelector('[data-island] button')?.prepend('Other '))
  await reachIslands(page)
  expect(trouble.filter(isComplaint).join(' ')).toContain('Hydration failed')
})
