import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { setUpVisitor } from '../support/browser.ts'
import { config } from '../support/content.ts'
import { findFaint } from '../support/contrast.ts'
import { findFaintRings } from '../support/contrast-of-controls.ts'
import { findLayoutProblems, noLayoutProblems } from '../support/layout-problems.ts'
import { enlargeText, forceHover, openMeasured, resize, spaceText, widths } from '../support/measured-page.ts'
import { chooseWays, sweptScreens } from '../support/swept-screens.ts'

const visitor = setUpVisitor()

/** Every screen is checked at the narrowest and widest windows, and at some widths in between. */
const [narrowest, ...others] = widths
const between = others.slice(0, -1)
const widest = others.at(-1) ?? narrowest

/** Controls already checked on another page, by their classes. */
const seenControls = new Set<string>()
const seenWidths = [390, 1440] as const
/** The smallest widths of each header layout. */
const spacedWidths = [320, 640, 768, 1248] as const
const enlargedWidths = [390, 768, 1440] as const

/** One visit per screen, for everything that can be measured on it. */
describe.each(sweptScreens)('the page %s', (path) => {
  let page: Page

  beforeAll(async () => {
    page = await openMeasured(visitor, path)
    return () => page.context().close()
  })

  test.each([narrowest, ...chooseWays(path, between), widest])(
    'fits a window of %i px, with images that fit and controls large enough to press',
    async (width) => {
      await resize(page, width)
      expect(await findLayoutProblems(page, config.company.phone)).toEqual(noLayoutProblems)
    },
  )

  test.each(chooseWays(path, seenWidths))('passes axe at %i px, and text has a contrast of 7:1', async (width) => {
    await resize(page, width)
    expect(await findViolations(page, 'html', 'color-contrast-enhanced')).toEqual([])
  })

  test.each(chooseWays(path, seenWidths))(
    'has texts, fields and icons with enough contrast at %i px',
    async (width) => {
      await resize(page, width)
      expect(await findFaint(page)).toEqual([])
    },
  )

  // In a wide window, the ring around a card is entirely in view.
  test.each(chooseWays(path, [1440, 390]))('shows focus on each kind of control at %i px', async (width) => {
    await resize(page, width)
    expect(await findFaintRings(page, seenControls)).toEqual([])
  })

  test.each(chooseWays(path, ['a pointer', '']).filter(Boolean))(
    'has texts, fields and icons with enough contrast under %s',
    async () => {
      const release = await forceHover(page)
      expect(await findFaint(page)).toEqual([])
      await release()
    },
  )

  test.each(chooseWays(path, spacedWidths))('fits a window of %i px with the widest text spacing', async (width) => {
    const release = await spaceText(page)
    await resize(page, width)
    const { sideways, cut, overlaps } = await findLayoutProblems(page, config.company.phone)
    expect({ sideways, cut, overlaps }).toEqual({ sideways: [], cut: [], overlaps: [] })
    await release()
  })

  test.each(chooseWays(path, enlargedWidths))('fits a window of %i px with text at 200%', async (width) => {
    await enlargeText(page)
    await resize(page, width)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    const { sideways, cut, overlaps } = await findLayoutProblems(page, config.company.phone)
    expect({ sideways, cut, overlaps }).toEqual({ sideways: [], cut: [], overlaps: [] })
  })
})
