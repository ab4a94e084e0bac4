import { describe, expect, test } from 'vitest'
import { config, hours, phoneHref, readEntries, readOrdered, readTexts } from '../support/content.ts'
import { listPageFiles, readPageFile } from '../support/site.ts'

const { menu } = readTexts('site')
const { name, legalName, phone, email } = config.company
const services = readOrdered('services').map(({ id, title }) => [`/services/${id}`, title])
const areas = readOrdered('areas').map(({ id, city }) => [`/service-areas/${id}`, city])
const own = readEntries('pages').filter((page) => (page.menu ?? 'footer') === 'footer')

describe.each(listPageFiles())('%s', (file) => {
  const page = readPageFile(file)
  const body = page.only('body')

  test('has one header, main, footer and h1, and a link that skips to the text', () => {
    for (const landmark of ['header', 'main', 'footer', 'h1']) expect(body.find(landmark)).toHaveLength(1)
    expect(body.find('a')[0]?.attribute('href')).toBe(`#${body.only('main').attribute('id')}`)
  })

  test('names each of its navigations', () => {
    const navs = body.find('nav')
    const names = navs.map((nav) => nav.attribute('aria-label') ?? nav.attribute('aria-labelledby'))
    expect(names.length).toBeGreaterThanOrEqual(3)
    expect(names).not.toContain(undefined)
    expect(names).not.toContain('')
  })

  test('has the main pages, the services, the cities and the quote in its header', () => {
    const links = body
      .only('header')
      .find('a')
      .map((link) => [link.attribute('href'), link.text])
    const pages = [
      ['/', 'Home'],
      ['/about', 'About'],
      ['/blog', 'Blog'],
      ['/faq', 'FAQ'],
      ['/contact', 'Contact'],
      ['/contact', 'Get a Quote'],
    ]
    expect(links).toEqual(expect.arrayContaining([...pages, ...services, ...areas]))
    expect([services.length, areas.length]).toEqual([6, 14])
  })

  test('has openers for Services, Service Areas and the mobile menu', () => {
    const openers = body.only('header').texts('button, summary')
    expect(openers).toEqual(expect.arrayContaining([menu.services, menu.areas]))
    expect([menu.services, menu.areas]).toEqual(['Services', 'Service Areas'])
    expect(openers.filter((opener) => /menu/i.test(opener))).toHaveLength(1)
  })

  test('says in its footer who to reach and when', () => {
    const footer = body.only('footer')
    expect(footer.links(phoneHref).map(({ text }) => text)).toEqual([phone])
    expect(footer.links(`mailto:${email}`).map(({ text }) => text)).toEqual([email])
    for (const fact of [name, legalName, hours, config.company.address.street]) expect(footer.text).toContain(fact)
  })

  test('has quick links, all services and all cities in its footer', () => {
    const links = body
      .only('footer')
      .find('nav a')
      .map((link) => [link.attribute('href'), link.text])
    const quick = [
      ['/', 'Home'],
      ['/about', 'About Us'],
      ['/blog', 'Blog'],
      ['/faq', 'FAQ'],
      ['/contact', 'Get a Quote'],
      ['/privacy-policy', 'Privacy Policy'],
    ]
    const ownLinks = own.map(({ id, title }) => [`/${id}`, title])
    expect(links).toEqual(expect.arrayContaining(ownLinks))
    const isOwn = ([href]: readonly unknown[]) => ownLinks.some(([path]) => path === href)
    expect(links.filter((link) => !isOwn(link))).toEqual([...quick, ...services, ...areas])
  })

  test('has an empty live region for toasts from the start', () => {
    expect(body.only('[role="status"][aria-live="polite"]').text).toBe('')
  })

  test('marks in its header the page that it is', () => {
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

const menuLabels = new Set([...Object.values(menu), ...[...services, ...areas].map(([, label]) => label ?? '')])
