import { describe, expect, test } from 'vitest'
import { decodePart } from '../../generator/shared/decode-part.ts'
import { config, phoneHref, readEntries } from '../support/content.ts'
import type { Part } from '../support/part.ts'
import { fileOf, hasSiteFile, listPageFiles, listPaths, readPage, readPageFile, readSiteFile } from '../support/site.ts'

const addresses = new Set(listPaths())

/** Every URL on a page that links to the site itself. */
function listInternal(page: Part): readonly string[] {
  const all = page
    .find('[href], [src]')
    .map((element) => element.attribute('href') ?? element.attribute('src') ?? '')
    .filter((href) => !/^(https?|tel|mailto):/.test(href))
  return [...all, ...listSources(page)]
}

/** The files in a `srcset`. */
function listSources(page: Part): readonly string[] {
  return page
    .find('[srcset], [imagesrcset]')
    .flatMap((element) => (element.attribute('srcset') ?? element.attribute('imagesrcset') ?? '').split(','))
    .map((candidate) => candidate.trim().split(' ')[0] ?? '')
}

/** Whether a URL leads to an existing page or file of the site, and its anchor to an existing element. */
function leadsSomewhere(href: string, page: Part): boolean {
  const [address = '', typed] = href.split('#')
  // Letters outside ASCII are encoded in links, but not in ids.
  const anchor = typed && decodePart(typed)
  const path = address.replace(/\?.*$/, '')
  if (path !== '' && !addresses.has(path)) return hasPart(path, anchor)
  const target = path === '' ? page : readPage(path)
  return anchor === undefined || target.find(`[id="${anchor}"]`).length === 1
}

/** Whether a file that isn't a page exists, and contains the anchor, such as one of several images in an SVG file. */
function hasPart(path: string, anchor: string | undefined): boolean {
  if (path.endsWith('.html') || !hasSiteFile(path)) return false
  return anchor === undefined || readSiteFile(path.slice(1)).includes(`id="${anchor}"`)
}

describe.each(listPageFiles())('%s', (file) => {
  const page = readPageFile(file)

  test('has links, images and anchors that all exist', () => {
    const internal = listInternal(page)
    expect(internal.length).toBeGreaterThan(30)
    expect(internal.filter((href) => !leadsSomewhere(href, page))).toEqual([])
  })

  test('has absolute URLs of its own site only for machines', () => {
    const links = page.find('body a[href^="http"]').map((link) => link.attribute('href') ?? '')
    expect(links.filter((href) => href.startsWith(config.url) || !href.startsWith('https://'))).toEqual([])
  })

  test("has links that start at the root and don't end in a slash or .html", () => {
    const links = page.find('a[href]').map((link) => link.attribute('href') ?? '')
    const paths = links.filter((href) => !/^(https:|tel:|mailto:|#|\/$|\/#)/.test(href))
    expect(paths.filter((href) => !/^\/[^/]/.test(href) || /\/($|[?#])|\.html/.test(href))).toEqual([])
  })

  test('has working call links and mail links', () => {
    const links = page.find('a[href^="tel:"], a[href^="mailto:"]').map((link) => link.attribute('href') ?? '')
    expect(links).toEqual(expect.arrayContaining([phoneHref, `mailto:${config.company.email}`]))
    // The content may have others, such as an emergency line.
    expect(links.filter((link) => !/^(?:tel:\+?\d{3,15}|mailto:[^@\s]+@[^@\s]+)$/.test(link))).toEqual([])
  })

  test('only has links with a name', () => {
    const nameless = page.find('a').filter((link) => link.text === '' && !link.attribute('aria-label'))
    expect(nameless.map(({ html }) => html)).toEqual([])
  })

  test('has no duplicate ids', () => {
    const ids = page.find('[id]').map((element) => element.attribute('id'))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

test('every page can be reached from the home page', () => {
  const seen = new Set(['/'])
  // The set grows during iteration: each page adds the pages that it links to.
  for (const path of seen) {
    const links = readPage(path)
      .find('a')
      .map((link) => (link.attribute('href') ?? '').replace(/[?#].*$/, ''))
    for (const link of links.filter((href) => addresses.has(href))) seen.add(link)
  }
  // A page that no menu links to may be meant for those who have its address.
  for (const { id, menu } of readEntries('pages')) if (menu === 'none') seen.add(`/${id}`)
  expect(seen).toEqual(addresses)
  expect([...addresses].map(fileOf).every(hasSiteFile)).toBe(true)
})
