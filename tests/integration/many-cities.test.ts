import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { buildWith } from '../support/build-in-memory.ts'
import { readEntries } from '../support/content.ts'
import { readProjectFile } from '../support/project.ts'
import { renderText } from '../support/render-text.ts'

const existing = readEntries('areas')
/** Last by their `order`, and as many as menus and lists don't name. */
const others = Array.from({ length: 12 }, (_, index) => `other-${index + 10}`)

/** The tested site with enough cities that menus leave out `others`. */
async function buildManyCities() {
  const text = await readProjectFile('content/areas/troy.yaml')
  const fillers = Array.from({ length: 30 - existing.length }, (_, index) => `filler-${index + 10}`)
  const added = [...fillers, ...others].map((id, index) => {
    const own = text.replace(/^order: .*$/m, `order: ${100 + index}`).replace(/^city: .*$/m, `city: ${id}`)
    return [`content/areas/${id}.yaml`, own] as const
  })
  const outputs = await buildWith(Object.fromEntries(added), 'public', renderText)
  return (path: string) => {
    const $ = load(String(outputs.get(path)))
    return (selector: string) =>
      $(selector)
        .toArray()
        .map((link) => $(link).attr('href') ?? '')
        .filter((href) => href.startsWith('/service-areas/'))
  }
}

test('menus and lists name the first 30 cities, and the footer folds the others', async () => {
  const open = await buildManyCities()
  const [home, service, areas] = [open('index.html'), open('services/office.html'), open('service-areas.html')]
  const hrefs = others.map((id) => `/service-areas/${id}`)
  for (const list of ['#menu-areas a', '.mobile-menu a', '#footer-areas + ul a', '.area-overview .link-grid a']) {
    expect(home(list), list).toHaveLength(30)
    expect(home(list), list).not.toContain(hrefs[0])
  }
  expect(service('.link-grid a')).toHaveLength(30)
  expect(home('footer details a')).toEqual(hrefs)
  expect(areas('main a')).toEqual(expect.arrayContaining(hrefs))
  // The form looks up names in the footer.
  expect(open('contact.html')('footer details a')).toEqual(hrefs)
  expect(open('service-areas/other-10.html')('main .link-grid a').length).toBeGreaterThan(0)
})
