import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { desktop, phone } from './browser.ts'

/** A 1280 × 1024 desktop at 400%, in CSS pixels. */
const zoomed = { width: 320, height: 256 } as const

/** An input method for reaching the states of a page. */
export interface Way {
  readonly name: string
  readonly options: BrowserContextOptions
  readonly hand: Hand
  /** The site's own scripts never run. */
  readonly withoutScript?: true
}

/** Ways to operate a control. */
interface Hand {
  readonly press: (control: Locator) => Promise<void>
  /** Selects the second radio button in a group whose first one is selected. */
  readonly choose: (group: Locator) => Promise<void>
  /** Points at a link without following it. */
  readonly point: (link: Locator) => Promise<void>
  /** Moves a slider. */
  readonly slide: (slider: Locator) => Promise<void>
}

const keys: Hand = {
  async press(control) {
    await tabTo(control)
    await control.press('Enter')
  },
  async choose(group) {
    await tabTo(group.locator(':checked'))
    await group.page().keyboard.press('ArrowRight')
  },
  point: tabTo,
  async slide(slider) {
    await tabTo(slider)
    await slider.press('End')
  },
}

const finger: Hand = {
  press: (control) => control.tap(),
  choose: (group) => group.locator('label').nth(1).tap(),
  point: () => Promise.reject(new Error('a finger that points presses')),
  async slide(slider) {
    const { width, height } = (await slider.boundingBox()) ?? { width: 0, height: 0 }
    await slider.tap({ position: { x: width * 0.75, y: height / 2 } })
  },
}

const mouse: Hand = {
  press: (control) => control.click(),
  choose: (group) => group.locator('label').nth(1).click(),
  point: (link) => link.hover(),
  // Without JavaScript, it only moves on scroll.
  slide: (slider) => slider.scrollIntoViewIfNeeded(),
}

/** More than the number of tab stops before any of the controls here. */
const mostStops = 120

/** Presses Tab, from the current focus, until a control has it. */
async function tabTo(control: Locator): Promise<void> {
  const page = control.page()
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not lead to ${String(control)}`)
}

const moving = { reducedMotion: 'no-preference' } as const

export const ways: readonly [Way, ...Way[]] = [
  { name: 'a keyboard', options: { ...moving, viewport: desktop }, hand: keys },
  { name: 'a keyboard at 400 %', options: { ...moving, viewport: zoomed }, hand: keys },
  { name: 'a finger', options: { ...moving, viewport: phone, hasTouch: true, isMobile: true }, hand: finger },
  { name: 'no script', options: { ...moving, viewport: phone }, hand: mouse, withoutScript: true },
]

/** A way to display a state. */
export interface Look {
  readonly name: string
  readonly media?: NonNullable<Parameters<Page['emulateMedia']>[0]>
  readonly width?: number
}

const plain = { ...moving, forcedColors: 'none', contrast: 'no-preference', colorScheme: 'light' } as const

export const forcedColors: Look = { name: 'in forced colors', media: { forcedColors: 'active', colorScheme: 'dark' } }

export const looks: readonly [Look, ...Look[]] = [
  { name: 'as it is' },
  { name: 'at 320 px', width: 320 },
  forcedColors,
  // No style rule requires both.
  { name: 'in reduced motion and more contrast', media: { reducedMotion: 'reduce', contrast: 'more' } },
]

/** Displays a page this way while `see` runs. */
export async function showAs(page: Page, { media, width }: Look, see: () => Promise<void>): Promise<void> {
  const before = page.viewportSize()
  if (media) await page.emulateMedia({ ...plain, ...media })
  if (width !== undefined) await page.setViewportSize({ width, height: 640 })
  await see()
  if (media) await page.emulateMedia(plain)
  if (width !== undefined && before) await page.setViewportSize(before)
}
