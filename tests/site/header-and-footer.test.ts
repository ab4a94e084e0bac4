import { describe, expect, test } from 'vitest'
import { config, hourLines, phoneHref, readEntries, readOrdered, readTexts } from '../support/content.ts'
import { listPageFiles, listPaths, readPageFile } from '../support/site.ts'

const { menu, footer, links } = readTexts('site')
const { name, legalName, phone, email } = config.company
const services = readOrdered('services').map(({ id, title }) => [`/services/${id}`, title])
const areas = readOrdered('areas').map(({ id, city }) => [`/service-areas/${id}`, city])
/** Menus name the first 30; the footer folds the others. */
const named = areas.slice(0, 30)
const readOwn = (place: 'header' | 'footer') =>
  [
    ...readEntries('pages').map(({ id, title, menu: own }) => ({ href: `/${id}`, label: title, menu: own })),
    ...(links ?? []).map(({ url, label, menu: own }) => ({ href: url, label, menu: own })),
  ]
    .filter(({ menu: own = 'footer' }) => own === place)
    .map(({ href, label }) => [href, label] as const)
const own = readOwn('footer')

describe.each(listPageFiles())('%s', (file) => {
  const page = readPageFile(file)
  const body = page.only('body')

  test('has one header, main, footer and h1, and a skip link', () => {
    for (const landmark of ['header', 'main', 'footer', 'h1']) expect(body.find(landmark)).toHaveLength(1)
    expect(body.find('a')[0]?.attribute('href')).toBe(`#${body.only('main').attribute('id')}`)
  })

  test('labels each navigation', () => {
    const navs = body.find('nav')
    const names = navs.map((nav) => nav.attribute('aria-label') ?? nav.attribute('aria-labelledby'))
    expect(names.length).toBeGreaterThanOrEqual(3)
    expect(names).not.toContain(undefined)
    expect(names).not.toContain('')
  })

  test('has the main pages, the services, the cities and the quote form in its header', () => {
    const found = body
      .only('header')
      .find('a')
      .map((link) => [link.attribute('href'), link.text])
    const pages = [
      ['/', menu.home],
      ['/about', menu.about],
      ...(listPaths().includes('/blog') ? [['/blog', menu.blog]] : []),
      ...(listPaths().includes('/faq') ? [['/faq', menu.faq]] : []),
      ['/contact', menu.contact],
      ['/contact', menu.quote],
    ]
    expect(found).toEqual(expect.arrayContaining([...pages, ...readOwn('header'), ...services, ...named]))
  })

  test('has menu buttons for services and cities', () => {
    const openers = body.only('header').texts('button, summary')
    expect(openers).toEqual(
      expect.arrayContaining([
        ...(services.length > 0 ? [menu.services] : []),
        ...(areas.length > 0 ? [menu.areas] : []),
      ]),
    )
  })

  test('shows in its footer how and when to reach the company', () => {
    const end = body.only('footer')
    expect(end.links(phoneHref).map(({ text }) => text)).toEqual([phone])
    expect(end.links(`mailto:${email}`).map(({ text }) => text)).toEqual([email])
    for (const fact of [name, legalName, ...hourLines, config.company.address.street ?? ''])
      expect(end.text).toContain(fact)
  })

  test("keeps the company's name and addresses as they are when a browser translates", () => {
    expect(body.only('header').texts('[translate=no]')).toEqual([name])
    const [heading, link, address] = body.only('footer').texts('[translate=no]')
    expect([heading, link]).toEqual([name, email])
    expect(address).toContain(config.company.address.street ?? config.company.address.city)
  })

  test('has quick links, all services and all cities in its footer', () => {
    const found = body
      .only('footer')
      .find('nav a')
      .map((link) => [link.attribute('href'), link.text])
    const quick = [
      ['/', footer.home],
      ['/about', footer.about],
      ...(listPaths().includes('/blog') ? [['/blog', footer.blog]] : []),
      ...(listPaths().includes('/faq') ? [['/faq', menu.faq]] : []),
      ['/contact', footer.quote],
      ['/privacy-policy', footer.privacy],
    ]
    expect(found).toEqual(expect.arrayContaining([...own]))
    const isOwn = ([href]: readonly unknown[]) => own.some(([path]) => path === href)
    expect(found.filter((link) => !isOwn(link))).toEqual([...quick, ...services, ...areas])
  })

  test('has an empty live region for toasts from the start', () => {
    expect(body.only('[role="status"][aria-live="polite"]').text).toBe('')
  })

  test('marks the current page in its header', () => {
    const current = body
      .only('header')
      .find('[aria-current="page"]')
      .map((link) => link.attribute('href'))
    const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
    const isInMenu = body
      .only('header')
      .links(path)
      .some((link) => menuLabels.has(link.text))
    expect(new Set(current)).toEqual(new Set(isInMenu ? [path] : []))
  })
})

const menuLabels = new Set([
  ...Object.values(menu),
  ...[...readOwn('header'), ...services, ...areas].map(([, label]) => label ?? ''),
])
