import type { Page } from 'playwright-core'
import { readPosts } from '../support/content.ts'
import { findHeader, menu } from '../support/menus.ts'
import { listKinds, screens } from '../support/page-kinds.ts'
import { answerWith, fillIn, findParts } from '../support/quote-form.ts'

/** Something to look at, at several widths. */
export interface View {
  readonly name: string
  readonly path: string
  readonly widths: readonly number[]
  /** For anything that overlays the page, only the window is captured. */
  readonly extent: 'page' | 'window'
  /** Brings the page into the captured state. */
  readonly prepare?: (page: Page) => Promise<void>
}

/** A large screen, a tablet and a phone. */
export const widths = [1440, 768, 390] as const

/** The time of all views: the day of the build, and the browser's clock. */
export const noon = Date.parse('2027-01-01T17:00:00Z')

// The newest post changes with each new post, so use the oldest.
const oldest = readPosts().at(-1)
const paths = { ...screens, post: `/blog/${oldest?.id ?? ''}` }

/** Every kind of page as loaded, then states that visitors reach on some of them. */
export const views: readonly View[] = [
  ...listKinds(paths).map(([name, path]) => ({
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
  ...(oldest ? [searchFor(oldest.title)] : []),
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

/** The results for a post's title, where each word is marked. */
function searchFor(title: string): View {
  return {
    name: 'search-results',
    path: `${paths.blog}?q=${encodeURIComponent(title)}`,
    widths: [1440, 390],
    extent: 'page',
    prepare: (page) => page.locator('#search-results mark').first().waitFor(),
  }
}

/**
 * Submits a minute after the page was opened, because the form holds requests in the first seconds. The clock stops then, so
 * that toasts stay.
 */
async function submit(page: Page): Promise<void> {
  await page.clock.pauseAt(noon + 60_000)
  await fillIn(page)
  await findParts(page).button.click()
  await findParts(page).toast.first().waitFor()
}
