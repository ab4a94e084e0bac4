import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { readOrdered, readTexts } from './content.ts'
import { findHeader, menu, patient } from './menus.ts'
import { answerWith, fillIn, findParts, openForm, passTime } from './quote-form.ts'
import type { Way } from './ways.ts'

/** A state of a page that visitors can reach. */
export interface State {
  readonly name: string
  /** Selector of the part where it shows. */
  readonly part: string
  readonly reach: (page: Page, hand: Way['hand']) => Promise<void>
  /** Selector of what must be visible and not covered, in addition to the focused element. */
  readonly inSight?: string
  /** A style that removes a mark drawn only with backgrounds. In forced colors, it must still make a visible difference. */
  readonly unmarked?: string
  readonly needsScript?: true
  /** In a low window, it may cover the control that opened it. Escape closes it. */
  readonly coversOpener?: true
  /** Whether it exists in a window of this size, or with this input method. */
  readonly exists?: (window: { readonly width: number; readonly height: number }, way: Way) => boolean
}

/** States of one page, each reached from the previous one. */
interface Journey {
  readonly path: string
  /** The page's clock is stopped, so that messages stay. */
  readonly isTimed?: true
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly states: readonly State[]
}

const medical = readOrdered('services').find(({ id }) => id === 'medical')
const texts = readTexts('contact').form

const isWide = ({ width }: { readonly width: number }) => width >= 1248
/** Below this height, the page gets the whole window. */
const isLow = ({ height }: { readonly height: number }) => height < 400

const quoteForm: Journey = {
  path: '/contact',
  isTimed: true,
  prepare: (page) => answerWith(page, [500, ''], 'never', [200, 'OK']),
  states: [
    { name: 'an empty form', part: 'main form', reach: async (page) => findParts(page).form.waitFor() },
    {
      name: 'a form with errors',
      part: 'main form, .toasts',
      needsScript: true,
      inSight: '.field:has(:focus) :is(label, .field__error)',
      async reach(page, { press }) {
        await press(findParts(page).button)
        await findParts(page).error('company_name').waitFor()
        await findParts(page).toast.waitFor()
      },
    },
    {
      name: 'a form that failed',
      part: 'main form, .toasts',
      needsScript: true,
      async reach(page, { press }) {
        const { button, failure, toast } = findParts(page)
        await fillIn(page)
        await press(button)
        await failure.waitFor()
        await toast.waitFor()
      },
    },
    {
      name: 'a form that is being sent',
      part: 'main form',
      needsScript: true,
      async reach(page, { press }) {
        await press(findParts(page).button)
        await findParts(page).button.getByText(texts.submitting).waitFor()
      },
    },
    {
      name: 'a form that was sent',
      part: 'main section.notice, .toasts',
      needsScript: true,
      async reach(page, { press }) {
        const { button, failure, success, toast } = findParts(page)
        await passTime(page, 15_000)
        await failure.waitFor()
        await press(button)
        await success.waitFor()
        await toast.filter({ hasText: 'submitted' }).waitFor()
      },
    },
  ],
}

const details = (page: Page) => findParts(page).form.locator('details')

const filledForm: Journey = {
  path: '/contact?service=medical&area=troy',
  states: [
    {
      name: 'a form that a link filled in',
      part: 'main form',
      needsScript: true,
      async reach(page) {
        const { control } = findParts(page)
        // The script that sets the values may run after the page has loaded.
        await expect.poll(() => control('industry').inputValue()).toBe('medical')
        await expect.poll(() => control('requirements').inputValue()).toContain('Troy')
        // The fold opens in the frame after the values are set.
        await control('industry').waitFor()
      },
    },
    {
      name: 'folded details of the building',
      part: 'main form',
      needsScript: true,
      exists: ({ width }) => width < 960,
      async reach(page, { press }) {
        await press(details(page).locator('summary'))
        await findParts(page).control('budget').waitFor({ state: 'hidden' })
      },
    },
    {
      name: 'unfolded details of the building',
      part: 'main form',
      exists: ({ width }) => width < 960,
      async reach(page, { press }) {
        await press(details(page).locator('summary'))
        await findParts(page).control('budget').waitFor()
      },
    },
  ],
}

const home: Journey = {
  path: '/',
  states: [
    {
      name: 'the pictures before and after',
      part: '.before-after',
      unmarked: '.before-after::after { background: none !important }',
      async reach(page, { slide }) {
        const slider = page.getByRole('slider')
        await page.locator('.before-after').scrollIntoViewIfNeeded()
        if (await slider.isVisible()) await slide(slider)
      },
    },
    {
      name: 'a city that is lit',
      part: '.area-overview',
      unmarked: '.area-map__city { --lit: 0 !important }',
      exists: (_window, { options }) => !options.hasTouch,
      async reach(page, { point }) {
        const link = page.locator('main .link-grid a').nth(4)
        await point(link)
        const spot = page.locator(`.area-map a[href="${await link.getAttribute('href')}"] circle`)
        expect(await spot.evaluate((dot) => getComputedStyle(dot).r)).toBe('8px')
      },
    },
    {
      name: 'the bar of phones',
      part: '.phone-bar',
      inSight: '.phone-bar a',
      exists: (window) => window.width < 640 && !isLow(window),
      async reach(page) {
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
        await expect.poll(() => page.locator('.phone-bar').isVisible()).toBe(true)
      },
    },
  ],
}

const service: Journey = {
  path: `/services/${medical?.id ?? ''}`,
  states: [
    {
      name: 'a point of a picture that is open',
      part: '.room',
      inSight: '.room__fact:popover-open',
      coversOpener: true,
      unmarked: '.room__point { background: none !important }',
      async reach(page, { press }) {
        await press(page.locator('.room__entry').first())
        await page.getByText(medical?.points?.[0]?.text ?? '').waitFor()
      },
    },
    {
      name: 'an estimate',
      part: '.estimate',
      unmarked: '.choice:has(:checked)::before { border-width: 1px !important }',
      async reach(page, { choose }) {
        await page.keyboard.press('Escape')
        await choose(page.locator('.estimate__nights'))
        expect(await page.locator('.estimate__nights input').nth(1).isChecked()).toBe(true)
      },
    },
  ],
}

const toggle = /menu/i

async function openMenu(page: Page, name: string | RegExp, press: (control: Locator) => Promise<void>): Promise<void> {
  await press(findHeader(page).button(name))
  await expect.poll(() => page.locator(':popover-open').count(), patient).toBe(1)
}

const menus: Journey = {
  path: '/services/office',
  states: [
    {
      name: 'a menu of wide windows',
      part: 'header',
      exists: isWide,
      reach: (page, { press }) => openMenu(page, menu.areas, press),
    },
    {
      name: 'the menu of small windows',
      part: 'header',
      exists: (window) => !isWide(window),
      reach: (page, { press }) => openMenu(page, toggle, press),
    },
    {
      name: 'the menu of small windows with its groups',
      part: 'header',
      exists: (window) => !isWide(window),
      async reach(page, { press }) {
        for (const name of [menu.services, menu.areas])
          await press(page.locator('header summary').filter({ hasText: name }))
      },
    },
  ],
}

/** A table with check marks that are drawn. */
const post: Journey = {
  path: '/blog/office-cleaning-tips',
  states: [
    {
      name: 'a table',
      part: '.prose__table',
      unmarked: '.prose__yes::before { display: none }',
      reach: (page) => page.locator('.prose__table').scrollIntoViewIfNeeded(),
    },
  ],
}

export const journeys: readonly Journey[] = [quoteForm, filledForm, home, service, menus, post]

/** Opens the page of a journey in a window with the measures. */
export async function begin(page: Page, { path, isTimed, prepare }: Journey): Promise<void> {
  await prepare?.(page)
  if (isTimed) {
    // The form's memory loads on the first scroll, or right away if there's something to restore, and opens the fold.
    const memory = page.waitForResponse(/fill-form-/)
    await openForm(page, path)
    await page.evaluate(() => dispatchEvent(new Event('scroll')))
    await memory
  } else await page.goto(path, { waitUntil: 'load' })
}
