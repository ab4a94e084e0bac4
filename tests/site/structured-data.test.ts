import { describe, expect, test } from 'vitest'
import { config } from '../support/content.ts'
import { listPageFiles, listPaths, readPage, readPageFile } from '../support/site.ts'
import { findThing, findThings, listObjects, readGraph, type Thing } from '../support/structured-data.ts'

const { url, company } = config

describe.each(listPageFiles())('the structured data of %s', (file) => {
  const page = readPageFile(file)
  const graph = readGraph(page)
  const objects = listObjects(graph)

  test('is one schema.org graph in one block', () => {
    expect(Object.keys(graph)).toEqual(['@context', '@graph'])
    expect(graph['@context']).toBe('https://schema.org')
    expect(graph['@graph'].length).toBeGreaterThan(0)
  })

  test('contains no character that could end its block', () => {
    expect(page.only('script[type="application/ld+json"]').html).not.toContain('<')
  })

  test('only has absolute URLs of this site', () => {
    const keys = ['@id', 'url', 'image', 'item', 'mainEntityOfPage', 'urlTemplate']
    const addresses = objects.flatMap((object) =>
      keys.map((key) => object[key]).filter((value) => typeof value === 'string'),
    )
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.filter((address) => !address.startsWith(`${url}/`))).toEqual([])
  })

  test('has a type for every object and no duplicate ids', () => {
    const ids = graph['@graph'].map((thing) => thing['@id'])
    expect(ids.filter((id, index) => id !== undefined && ids.indexOf(id) !== index)).toEqual([])
    for (const thing of graph['@graph']) expect(thing['@type']).toBeDefined()
  })

  test('only refers to objects that this site describes', () => {
    const references = objects.filter((object) => Object.keys(object).join() === '@id').map((object) => object['@id'])
    const known = new Set([...graph['@graph'].map((thing) => thing['@id']), `${url}/#business`])
    expect(references.filter((id) => typeof id !== 'string' || !known.has(id))).toEqual([])
  })

  test("has the company's name as shown on the page", () => {
    const business = findThing(page, 'LocalBusiness')
    const footer = page.only('footer')
    expect(business['@id']).toBe(`${url}/#business`)
    expect(footer.text).toContain(business['name'])
    expect(footer.text).toContain(business['email'])
    expect(footer.find('a').map((link) => link.attribute('href'))).toContain(`tel:${String(business['telephone'])}`)
    expect(business['address']).toMatchObject({ '@type': 'PostalAddress', addressLocality: company.address.city })
    expect((business['address'] as Thing)['streetAddress']).toBe(company.address.street)
  })

  test('has the office hours', () => {
    const hours = [findThing(page, 'LocalBusiness')['openingHoursSpecification']].flat() as readonly Thing[]
    expect(hours.length).toBeGreaterThan(0)
    for (const { dayOfWeek, opens, closes } of hours) {
      expect(dayOfWeek).not.toEqual([])
      for (const time of [opens, closes]) expect(time).toMatch(/^\d{2}:\d{2}$/)
    }
  })
})

const below = listPaths().filter((path) => path !== '/')

const trailOf = (path: string) => findThing(readPage(path), 'BreadcrumbList')['itemListElement'] as readonly Thing[]

test.each(below)('%s has breadcrumbs from the home page to itself', (path) => {
  const trail = trailOf(path)
  expect(trail.length).toBeGreaterThanOrEqual(2)
  expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1))
  expect(trail.at(0)).toMatchObject({ '@type': 'ListItem', item: `${url}/` })
  expect(trail.at(-1)).toMatchObject({ item: url + path })
})

test.each(below)('%s shows the same breadcrumbs', (path) => {
  const shown = readPage(path).only('main nav[aria-label]:has(a[href="/"])').find('a')
  const named = trailOf(path).map(({ name, item }) => [name, item])
  expect(named).toEqual(shown.map((link) => [link.text, url + (link.attribute('href') ?? '')]))
})

test('the home page and 404.html have no breadcrumbs', () => {
  for (const file of ['index.html', '404.html']) expect(findThings(readPageFile(file), 'BreadcrumbList')).toEqual([])
})
