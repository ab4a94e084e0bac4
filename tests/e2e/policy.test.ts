import { expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { listenForTrouble, reachIslands } from '../support/islands.ts'
import { buildPolicy } from '../support/policy.ts'
import { pageKinds } from '../support/site.ts'

const visitor = setUpVisitor()

test.each(Object.entries({ ...pageKinds, 'not found': '/no-such-page' }))(
  'under a strict Content-Security-Policy nothing is reported on the page %s, before and after React has come',
  async (_kind, path) => {
    const page = await visitor.open()
    const trouble = listenForTrouble(page)
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        const response = await route.fetch()
        const policy = buildPolicy(await response.text())
        await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
      },
    )
    await page.goto(path, { waitUntil: 'networkidle' })
    await reachIslands(page)
    // The unknown address is an error of itself, and the only one.
    expect(trouble.filter((text) => !text.includes('404 (Not Found)'))).toEqual([])
    await page.context().close()
  },
)

test('the policy would be heard: a style that is not in it is reported', async () => {
  const page = await visitor.open()
  const trouble = listenForTrouble(page)
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const headers = { ...response.headers(), 'content-security-policy': buildPolicy(html) }
    await route.fulfill({ response, headers, body: html.replace('<style>', '<style>/* another */') })
  })
  await page.goto('/about')
  expect(trouble.join('\n')).toContain('Content Security Policy')
})
