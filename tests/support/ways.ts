import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { desktop, phone } from './browser.ts'

/** A desktop of 1280 × 1024 pixels at 400 %, in CSS pixels. */
const zoomed = { width: 320, height: 256 } as const

/** How somebody reaches the states of a page. */
export interface Way {
  readonly name: string
  readonly options: BrowserContextOptions
  readonly hand: Hand
  /** The site's own scripts never run. */
  readonly withoutScript?: true
}

/** What somebody does to a control. */
interface Hand {
  readonly press: (control: Locator) => Promise<void>
  /** Chooses the second of some radio buttons, of which the first is chosen. */
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
  // Without a script only scrolling moves it.
  slide: (slider) => slider.scrollIntoViewIfNeeded(),
}

/** More presses than a page has stops before any of the controls here. */
const mostStops = 120

/** Goes on with the Tab key until a control has the focus, from where the focus is. */
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

/** How a state that is reached may look, and what takes that back. */
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
  // No rule asks for both.
  { name: 'in reduced motion and more contrast', media: { reducedMotion: 'reduce', contrast: 'more' } },
]

/** Gives a page a look for as long as `see` takes. */
export async function showAs(page: Page, { media, width }: Look, see: () => Promise<void>): Promise<void> {
  const before = page.viewportSize()
  if (media) await page.emulateMedia({ ...plain, ...media })
  if (width !== undefined) await page.setViewportSize({ width, height: 640 })
  await see()
  if (media) await page.emulateMedia(plain)
  if (width !== undefined && before) await page.setViewportSize(before)
}
