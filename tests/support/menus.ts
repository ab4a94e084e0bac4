import type { Locator, Page } from 'playwright-core'
import { readOrdered, readTexts } from './content.ts'

/** The texts of the header. */
export const { menu } = readTexts('site')

export const services = readOrdered('services').map(({ id, title }) => ({ label: title, path: `/services/${id}` }))
export const areas = readOrdered('areas').map(({ id, city }) => ({ label: city, path: `/service-areas/${id}` }))

/** The menus in wide windows, with the labels of their first and last links. */
export const listMenus = [
  { name: menu.services, first: services.at(0)?.label ?? '', last: services.at(-1)?.label ?? '', other: menu.areas },
  { name: menu.areas, first: menu.allAreas, last: areas.at(-1)?.label ?? '', other: menu.services },
] as const

/** A generous timeout for `expect.poll`. */
export const patient = { timeout: 20_000 } as const

export interface Header {
  /** The button that opens a menu. */
  button(name: string | RegExp): Locator
  /** A link, if it's visible. */
  link(name: string): Locator
  /** The button's `aria-expanded`: `null` until React has loaded. */
  expanded(name: string | RegExp): Promise<string | null>
  /** The text of the focused element. */
  focused(): Promise<string>
  /** Focuses the button and waits until it's interactive. */
  reach(name: string | RegExp): Promise<void>
}

/** The header of a page, for tests. */
export function findHeader(page: Page): Header {
  const banner = page.getByRole('banner')
  const button = (name: string | RegExp) => banner.getByRole('button', { name, exact: true })
  return {
    button,
    link: (name) => banner.getByRole('link', { name, exact: true }),
    expanded: (name) => button(name).getAttribute('aria-expanded'),
    focused: () => page.evaluate(() => (document.activeElement as HTMLElement).innerText.trim()),
    async reach(name) {
      await button(name).focus()
      await button(name).and(page.locator('[aria-expanded]')).waitFor()
    },
  }
}
