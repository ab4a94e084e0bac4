import type { Locator, Page } from 'playwright-core'
import { readOrdered, readTexts } from './content.ts'

/** What the header says. */
export const { menu } = readTexts('site')

export const services = readOrdered('services').map(({ id, title }) => ({ label: title, path: `/services/${id}` }))
export const areas = readOrdered('areas').map(({ id, city }) => ({ label: city, path: `/service-areas/${id}` }))

/** The menus of wide windows, with what the first and the last of their links say. */
export const listMenus = [
  { name: menu.services, first: services.at(0)?.label ?? '', last: services.at(-1)?.label ?? '', other: menu.areas },
  { name: menu.areas, first: menu.allAreas, last: areas.at(-1)?.label ?? '', other: menu.services },
] as const

/** For `expect.poll`: what has not come until then will not come. */
export const patient = { timeout: 20_000 } as const

export interface Header {
  /** The button that opens a menu. */
  button(name: string | RegExp): Locator
  /** A link, as long as it is shown. */
  link(name: string): Locator
  /** What the button says of its menu: nothing before React has come. */
  expanded(name: string | RegExp): Promise<string | null>
  /** What the element with the focus says. */
  focused(): Promise<string>
  /** Focuses the button and waits until it is interactive. */
  reach(name: string | RegExp): Promise<void>
}

/** The header of a page as tests use it. */
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
