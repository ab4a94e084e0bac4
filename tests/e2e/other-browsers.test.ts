import { beforeEach, describe, expect, test } from 'vitest'
import { readPosts } from '../support/content.ts'
import { isDeep } from '../support/depth.ts'
import {
  findFirefox,
  findWebKit,
  type OtherBrowser,
  setUpBrowser,
  startFirefox,
  startWebKit,
} from '../support/other-browsers.ts'
import { pageKinds } from '../support/page-kinds.ts'

const browsers = [
  ['WebKit', isDeep ? findWebKit() : undefined, startWebKit],
  ['Firefox', isDeep ? findFirefox() : undefined, startFirefox],
] as const

const { home, service, area, post, faq, contact, blog } = pageKinds
const [newest] = readPosts()
const paths = [home, service, area, faq, contact, ...(newest ? [post] : [])]

let browser: OtherBrowser

const readPath = () => browser.run(() => location.pathname)
const count = (selector: string) => browser.run((of) => document.querySelectorAll(of).length, selector)
const readValue = (selector: string) =>
  browser.run((of) => document.querySelector<HTMLInputElement>(of)?.value, selector)

const readProblems = () =>
  browser.run(() => {
    const excess = document.documentElement.scrollWidth - innerWidth
    return { trouble: window.trouble, excess: Math.max(0, excess) }
  })

/** How opaque the open menu is, and how far it reaches out of the window. */
const readMenu = () =>
  browser.run(() => {
    const menu = document.querySelector(':popover-open')
    if (!menu) return undefined
    const { left, top, right, bottom } = menu.getBoundingClientRect()
    const excess = Math.max(0, -left, -top, right - innerWidth, bottom - innerHeight)
    return { opacity: getComputedStyle(menu).opacity, excess }
  })

for (const [name, program, start] of browsers) {
  const lack = isDeep ? ', which is not installed here' : ', which only the deep tests use'
  describe.skipIf(!program)(`${name}${program ? '' : lack}`, () => {
    const visit = setUpBrowser(() => start(program ?? ''))

    beforeEach(() => {
      browser = visit()
    })

    test.each([1440, 900])('pages fit in a window of %i pixels, without errors', async (width) => {
      for (const path of paths) {
        await browser.open(path)
        await browser.resize(width)
        await browser.run(() => scrollTo(0, document.body.scrollHeight / 2))
        expect({ path, ...(await readProblems()) }).toEqual({ path, trouble: [], excess: 0 })
      }
    })

    test('the FAQ opens', async () => {
      await browser.open(faq)
      await browser.click('main summary')
      await expect.poll(() => count('main details[open]')).toBe(1)
    })

    test('the form lists what is missing', async () => {
      await browser.open(contact)
      await browser.click('.quote-form [type=submit]')
      await expect.poll(() => count('.quote-form [aria-invalid=true]')).toBeGreaterThan(0)
    })

    test('an answer outlasts a visit to another page', async () => {
      await browser.open(contact)
      await browser.type('[name=facility_type]', 'Shop')
      await browser.click('footer a[href="/about"]')
      await expect.poll(readPath).toBe('/about')
      await browser.run(() => history.back())
      await expect.poll(readPath).toBe(contact)
      // By now, Safari has emptied the fields that it empties after Back.
      await browser.type('[name=company_name]', 'Acme Tools')
      expect(await readValue('[name=facility_type]')).toContain('Shop')
    })

    test.runIf(newest)('the search finds a post', async () => {
      await browser.open(blog)
      await browser.type('[type=search]', newest?.title ?? '')
      await expect.poll(() => count(`#search-results a[href="${post}"]`)).toBe(1)
    })

    test.each(['menu-services', 'menu-areas'])('%s is visible', async (menu) => {
      await browser.open(home)
      await browser.click(`.site-menu__list [popovertarget=${menu}]`)
      await expect.poll(readMenu).toEqual({ opacity: '1', excess: 0 })
    })

    test('a page still answers after its window was narrow', async () => {
      await browser.open(home)
      for (const width of [900, 1440]) {
        await browser.resize(width)
        await expect.poll(() => browser.run(() => innerWidth)).toBe(width)
      }
    })
  })
}
