import { expect, test } from 'vitest'
import { desktop, phone, setUpVisitor } from '../support/browser.ts'
import { readOrdered } from '../support/content.ts'

const visitor = setUpVisitor()
const areas = readOrdered('areas')
const [first, second] = areas

async function openCards(viewport: typeof phone | typeof desktop) {
  const page = await visitor.open({ viewport, javaScriptEnabled: false })
  await page.goto('/service-areas')
  return page.locator('main article')
}

test('on a phone, each city is a row of 64 pixels that opens its card without a script', async () => {
  const cards = await openCards(phone)
  const row = cards.first().locator('summary')
  expect(await row.boundingBox()).toMatchObject({ height: 64 })
  expect(await row.innerText()).toBe(`${first?.city}\n${first?.features[0]}`)
  expect(await cards.getByRole('link').count()).toBe(0)
  await row.focus()
  await row.press('Enter')
  // The position of the image.
  await cards.nth(1).click({ position: { x: 20, y: 20 } })
  expect(await cards.getByRole('link').count()).toBe(4)
  await cards.getByRole('link', { name: `Learn More about cleaning in ${first?.city}` }).waitFor()
  await cards.getByRole('link', { name: `Get a Quote for your building in ${second?.city}` }).waitFor()
  expect(await cards.nth(1).getByRole('listitem').allInnerTexts()).toEqual(second?.features)
})

test('on a wide screen, all cards are fully shown, and nothing in them opens', async () => {
  const cards = await openCards(desktop)
  expect(await cards.getByRole('link').count()).toBe(2 * areas.length)
  expect(await cards.first().ariaSnapshot()).toMatch(
    /^- article:\n {2}- img .*\n {2}- group:\n {4}- heading .*\n {4}- paragraph: .*\n {4}- list:/,
  )
  await cards.locator('summary').first().focus()
  expect(await cards.locator(':focus').count()).toBe(0)
})

test.each([
  ['/', '.link-grid a', 11],
  ['/service-areas/troy', '.link-grid a', 2],
  ['/service-areas', 'article a:first-child', 4],
])('hovering or focusing a city in a list on %s highlights its dot on the map', async (path, links, index) => {
  const page = await visitor.open({ javaScriptEnabled: false })
  await page.goto(path)
  const link = page.locator('main').locator(links).nth(index)
  const href = (await link.getAttribute('href')) ?? ''
  const listLit = () =>
    page
      .locator('.area-map a[href]')
      .evaluateAll((spots) =>
        spots
          .filter((spot) => getComputedStyle(spot).getPropertyValue('--lit') === '1')
          .map((spot) => spot.getAttribute('href')),
      )
  expect(await listLit()).toEqual([])
  await link.focus()
  expect(await listLit()).toEqual([href])
  await link.blur()
  await link.hover()
  expect(await listLit()).toEqual([href])
  const radius = await page.locator(`.area-map a[href="${href}"] circle`).evaluate((dot) => getComputedStyle(dot).r)
  expect(radius).toBe('8px')
})
