import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, phone, setUpVisitor } from '../support/browser.ts'
import { listenForScripts, listenForTrouble, reachIslands } from '../support/islands.ts'
import { fileOf, hasSiteFile, readPage } from '../support/site.ts'
import { chooseWays, sweptScreens } from '../support/swept-screens.ts'

const visitor = setUpVisitor()

const devices = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const

const visits = sweptScreens.flatMap((path) =>
  chooseWays(path, devices).map(([device, viewport]) => ({ path, device, viewport })),
)

/** Collects failed requests and error responses from now on. */
function listenForFailures(page: Page): readonly string[] {
  const failures: string[] = []
  page.on('requestfailed', (request) => failures.push(`${request.url()} ${request.failure()?.errorText ?? ''}`))
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${new URL(response.url()).pathname} ${response.status()}`)
  })
  return failures
}

/** Scrolls every image into view and returns those that didn't load. */
async function loadPictures(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility())
    for (const image of images) {
      image.scrollIntoView()
      await image.decode().catch(() => undefined)
    }
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc)
  })
}

/** One visit checks for everything that goes wrong on its own. Policy violations fail every test with a window. */
test.each(visits)(
  '$path on $device loads completely, requests little and reports nothing',
  async ({ path, viewport }) => {
    const page = await visitor.open({ viewport })
    const [scripts, trouble, failures] = [listenForScripts(page), listenForTrouble(page), listenForFailures(page)]
    const origins = new Set<string>()
    page.on('request', (request) => origins.add(new URL(request.url()).origin))
    const isPage = hasSiteFile(fileOf(path))
    const answer = await page.goto(path)
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'")
    const named = isPage ? { name: readPage(path).only('h1').text, exact: true } : {}
    expect(await page.getByRole('heading', { level: 1, ...named }).isVisible()).toBe(true)
    expect(await loadPictures(page), 'pictures that did not load').toEqual([])
    // The form's memory loads on the first scroll.
    expect(scripts.join(' '), 'scripts that it loads by itself').toMatch(/^loader-\S+( fill-form-\S+)?$/)
    expect(await reachIslands(page)).toContain('site-menu')
    expect(scripts, 'scripts after a visitor has reached for an island').toContainEqual(
      expect.stringMatching(/^hydrate-/),
    )
    // For a missing page, the 404 is expected, and nothing else.
    expect(trouble.filter((text) => isPage || !text.includes('404 (Not Found)'))).toEqual([])
    expect(failures).toEqual(isPage ? [] : [`${path} 404`])
    expect([...origins], 'other sites').toEqual([visitor.origin()])
    await page.context().close()
  },
)
