import { expect, inject, test } from 'vitest'
import { addMetaPolicy } from '../../generator/output/hosting/host-site.ts'
import { openFolderStore, type SiteStore } from '../../generator/server/serve/site-store.ts'
import { setUpVisitor } from '../support/browser.ts'
import { reachIslands } from '../support/islands.ts'
import { isDeep } from '../support/depth.ts'
import { answerWith, fillIn, findParts, openForm } from '../support/quote-form.ts'
import { sweptScreens } from '../support/swept-screens.ts'
import { readBuiltHosting, serveStore } from '../support/serve.ts'

/** The site on a host without headers. No window may report a violation. */
const visitor = setUpVisitor(() => serveStore(withMetaPolicy(openFolderStore(inject('siteFolder')))))

function withMetaPolicy(store: SiteStore): SiteStore {
  const { metaPolicy } = readBuiltHosting().headers
  return {
    ...store,
    read(path) {
      const content = store.read(path)
      return content && Buffer.from(addMetaPolicy({ path, content }, metaPolicy).content)
    },
  }
}

// Pages with each of the islands, and one that doesn't exist. `pages.test.ts` checks that no page violates the policy.
test.each(isDeep ? sweptScreens : ['/', '/blog', '/faq', '/contact', '/no-such-page'])(
  'the page %s complies with the policy in its own markup',
  async (path) => {
    const page = await visitor.open()
    const answer = await page.goto(path)
    expect(answer?.headers()).not.toHaveProperty('content-security-policy')
    expect(await page.locator('meta[http-equiv="Content-Security-Policy"]').count()).toBe(1)
    await reachIslands(page)
    await page.context().close()
  },
)

test('a request can be sent under it', async () => {
  const page = await visitor.open()
  const sent = await answerWith(page, [500, ''], [200, 'OK'])
  await openForm(page)
  await fillIn(page)
  await findParts(page).button.click()
  await findParts(page).failure.waitFor()
  await findParts(page).button.click()
  await findParts(page).success.waitFor()
  expect(sent).toHaveLength(2)
  await page.context().close()
})

test("what it doesn't allow is blocked and reported", async () => {
  const { page, violations } = await visitor.openWatched()
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</main>', '<script>document.title = "ran"</script></main>')
    await route.fulfill({ response, body })
  })
  await page.goto('/about', { waitUntil: 'networkidle' })
  expect(await page.title()).not.toBe('ran')
  await page.context().close()
  expect(violations.join('\n')).toContain('script-src-elem inline')
})
