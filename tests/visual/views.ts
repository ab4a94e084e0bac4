import type { Page } from 'playwright-core'
import { readPosts } from '../support/content.ts'
import { findHeader, menu } from '../support/menus.ts'
import { screens } from '../support/page-kinds.ts'
import { answerWith, fillIn, findParts } from '../support/quote-form.ts'

/** Something to look at, in windows of several widths. */
export interface View {
  readonly name: string
  readonly path: string
  readonly widths: readonly number[]
  /** Of what lies over the page only the window is taken. */
  readonly extent: 'page' | 'window'
  /** Brings the page into the state that is looked at. */
  readonly prepare?: (page: Page) => Promise<void>
}

/** A large screen, a tablet and a phone. */
export const widths = [1440, 768, 390] as const

/** When all views are taken: the day of the build, and what the browser's clock says. */
export const noon = Date.parse('2027-01-01T17:00:00Z')

// The newest post would be another one after the next post.
const paths = { ...screens, post: `/blog/${readPosts().at(-1)?.id ?? ''}` }

/** Every kind of page as it comes, then what visitors make of some of them. */
export const views: readonly View[] = [
  ...Object.entries(paths).map(([name, path]) => ({
    name: name.replaceAll(' ', '-'),
    path,
    widths,
    extent: 'page' as const,
  })),
  {
    name: 'menu-of-services',
    path: paths.service,
    widths: [1440],
    extent: 'window',
    prepare: (page) => findHeader(page).button(menu.services).click(),
  },
  {
    name: 'menu-of-areas',
    path: paths.area,
    widths: [1440],
    extent: 'window',
    prepare: (page) => findHeader(page).button(menu.areas).click(),
  },
  {
    name: 'menu',
    path: paths.service,
    widths: [768, 390],
    extent: 'window',
    async prepare(page) {
      await findHeader(page).button(/menu/i).click()
      await page.locator('header summary').first().click()
    },
  },
  {
    name: 'form-with-an-error',
    path: paths.contact,
    widths: [1440, 390],
    extent: 'page',
    async prepare(page) {
      const { button, control } = findParts(page)
      await button.click()
      await control('company_name').and(page.locator('[aria-invalid=true]')).waitFor()
    },
  },
  {
    name: 'form-not-sent',
    path: paths.contact,
    widths: [1440, 390],
    extent: 'window',
    async prepare(page) {
      await answerWith(page, [500, 'The mailbox is full.'])
      await submit(page)
      await findParts(page).failure.locator('a').first().waitFor()
    },
  },
  {
    name: 'form-sent',
    path: paths.contact,
    widths: [1440, 390],
    extent: 'window',
    async prepare(page) {
      await answerWith(page, [200, 'OK'])
      await submit(page)
      await findParts(page).success.waitFor()
    },
  },
  {
    name: 'search-results',
    path: `${paths.blog}?q=office`,
    widths: [1440, 390],
    extent: 'page',
    prepare: (page) => page.locator('#search-results mark').first().waitFor(),
  },
  {
    name: 'open-answers',
    path: paths.faq,
    widths: [1440, 390],
    extent: 'page',
    async prepare(page) {
      for (const index of [0, 1]) await page.locator('main summary').nth(index).click()
    },
  },
]

/** A minute after the page was opened, as the form takes nobody who is faster, and from then on no time passes: toasts stay. */
async function submit(page: Page): Promise<void> {
  await page.clock.pauseAt(noon + 60_000)
  await fillIn(page)
  await findParts(page).button.click()
  await findParts(page).toast.first().waitFor()
}
