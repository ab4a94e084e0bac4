import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { setUpVisitor } from '../support/browser.ts'
import { isDeep } from '../support/depth.ts'
import { serveDevelopmentSite } from '../support/development-site.ts'
import { listenForTrouble, reachIslands } from '../support/islands.ts'
import { openMeasured } from '../support/measured-page.ts'
import type { ServedSite } from '../support/serve.ts'

const visitor = setUpVisitor()

let site: ServedSite

beforeAll(async () => {
  site = await serveDevelopmentSite()
  return () => site.close()
})

const open = (width: number) => openMeasured(visitor, `${site.origin}/styleguide`, { viewport: { width, height: 900 } })

test('the style guide opens in development, without errors', async () => {
  const page = await visitor.open()
  const trouble = listenForTrouble(page)
  const response = await page.goto(`${site.origin}/styleguide`)
  expect(response?.status()).toBe(200)
  expect(await reachIslands(page)).toContain('site-menu')
  expect(trouble.filter((message) => !message.includes('React DevTools'))).toEqual([])
  await page.context().close()
})

describe.each(isDeep ? [390, 1440] : [390])('at %i px', (width) => {
  let page: Page

  beforeAll(async () => {
    page = await open(width)
    return () => page.context().close()
  })

  test('axe finds nothing', async () => {
    expect(await findViolations(page)).toEqual([])
  })

  test('nothing scrolls sideways and no text is cut', async () => {
    expect(await page.evaluate(() => window.measures.findOverflow())).toEqual([])
    expect(await page.evaluate(() => window.measures.findCutText())).toEqual([])
  })
})

type State = 'hover' | 'focus-visible'

/** The styles that distinguish states. */
const looks = [
  'color',
  'backgroundColor',
  'borderTopColor',
  'borderTopWidth',
  'boxShadow',
  'outlineColor',
  'outlineStyle',
  'outlineOffset',
  'textDecorationColor',
  'textDecorationLine',
] as const

/** Numbers each element displayed in a state together with its normal counterpart, and returns their names. */
function markPairs(page: Page, state: State): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    const names: string[] = []
    for (const group of document.querySelectorAll('.states')) {
      const [normal, ...others] = group.children
      const shown = others.map((cell) => cell.querySelector(`:scope > .altered .is-${wanted}`)).find((found) => found)
      if (!shown || !normal || normal.querySelector('.altered')) continue
      const classes = [...shown.classList].filter((one) => !one.startsWith('is-'))
      const name = [shown.localName, ...classes].join('.')
      const twin = normal.querySelector(name)
      if (!twin?.checkVisibility()) continue
      for (const [index, element] of [twin, shown].entries())
        element.setAttribute(`data-${wanted}-${index === 0 ? 'real' : 'shown'}`, String(names.length))
      names.push(name)
    }
    return names
  }, state)
}

function readLook(element: Locator): Promise<readonly string[]> {
  return element.evaluate((found, names) => {
    const style = getComputedStyle(found)
    return names.map((name) => `${name}: ${style[name]}`)
  }, looks)
}

/** Elements displayed in a state that looks different from the real one. */
async function findLies(page: Page, state: State): Promise<readonly string[]> {
  const lies: string[] = []
  for (const [index, name] of (await markPairs(page, state)).entries()) {
    const twin = page.locator(`[data-${state}-real="${index}"]`)
    await (state === 'hover' ? twin.hover() : twin.focus())
    const [real, shown] = [await readLook(twin), await readLook(page.locator(`[data-${state}-shown="${index}"]`))]
    lies.push(...shown.filter((look, at) => look !== real[at]).map((look) => `${name} is shown with ${look}`))
  }
  return lies
}

describe('displayed states match the real ones', () => {
  let page: Page

  beforeAll(async () => {
    page = await open(1440)
    return () => page.context().close()
  })

  test('for hover', async () => {
    expect((await markPairs(page, 'hover')).length).toBeGreaterThan(15)
    expect(await findLies(page, 'hover')).toEqual([])
  })

  test('for focus', async () => {
    // The header, in this corner, has no displayed hover state.
    await page.mouse.move(0, 0)
    // From here on, focus comes from the keyboard, so its ring shows.
    await page.keyboard.press('Tab')
    expect((await markPairs(page, 'focus-visible')).length).toBeGreaterThan(15)
    expect(await findLies(page, 'focus-visible')).toEqual([])
  })

  test('and a mismatch is found', async () => {
    await page.addStyleTag({ content: '.button.is-hover { color: rgb(1, 2, 3) }' })
    expect(await findLies(page, 'hover')).toContain('a.button.button--filled is shown with color: rgb(1, 2, 3)')
  })
})
