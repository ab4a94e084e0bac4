import { describe, expect, test } from 'vitest'
import { readOrdered } from '../support/content.ts'
import { hasSiteFile, readPage, readSiteFile } from '../support/site.ts'

const areas = readOrdered('areas')
const readMap = (path: string) => readPage(path).only('.area-map')

test.each(['/', '/service-areas'])('the map on %s has a link to every city', (path) => {
  const links = readMap(path).find('a[href]')
  expect(links.map(({ text }) => text)).toEqual(areas.map(({ city }) => city))
  expect(links.map((link) => link.attribute('href'))).toEqual(areas.map(({ id }) => `/service-areas/${id}`))
})

test.each(['/', '/service-areas'])("everyone who can't see the map on %s finds the cities in a list", (path) => {
  const main = readPage(path).only('main')
  expect(readMap(path).attribute('aria-hidden')).toBe('true')
  // The home page names the first 30.
  for (const { id } of path === '/' ? areas.slice(0, 30) : areas) {
    const links = main.links(`/service-areas/${id}`)
    expect(links.filter((link) => link.attribute('tabindex') !== '-1').length).toBeGreaterThan(0)
  }
})

describe.each(areas)('the map on the page of $city', ({ id, city }) => {
  const map = readMap(`/service-areas/${id}`)

  test('marks the city and links to all others', () => {
    expect(map.texts('a:not([href])')).toEqual([city])
    expect(map.find('a[href]')).toHaveLength(areas.length - 1)
  })

  test('draws the city last, so that no dot covers it', () => {
    expect(map.texts('a').at(-1)).toBe(city)
  })

  test('connects it to its neighbors, which a list names with their distances', () => {
    const ways = map.only('.area-map__ways').attribute('d') ?? ''
    const list = readPage(`/service-areas/${id}`).only('.link-grid').texts('li')
    expect(ways.match(/M/g)).toHaveLength(list.length)
    for (const item of list) expect(item).toMatch(/\d/)
  })
})

test('the cities on the map match their real positions', () => {
  const spots = readMap('/').find('.area-map__city')
  const drawn = areas.map((area, index) => {
    const [x = 0, y = 0] = (spots[index]?.attribute('transform')?.match(/[\d.]+/g) ?? []).map(Number)
    return { ...area, x, y }
  })
  const fromWest = drawn.toSorted((a, b) => a.longitude - b.longitude).map(({ x }) => x)
  const fromNorth = drawn.toSorted((a, b) => b.latitude - a.latitude).map(({ y }) => y)
  expect(fromWest).toEqual(fromWest.toSorted((a, b) => a - b))
  expect(fromNorth).toEqual(fromNorth.toSorted((a, b) => a - b))
  expect(new Set(fromWest).size).toBeGreaterThan(areas.length / 2)
})

test('the background is an image of the same size', () => {
  const picture = readMap('/').only('img')
  const file = picture.attribute('src')?.slice(1) ?? ''
  expect(hasSiteFile(file)).toBe(true)
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(readSiteFile(file)) ?? []
  expect([picture.attribute('width'), picture.attribute('height')]).toEqual([width, height])
  expect(readMap('/').only('svg').attribute('viewbox') ?? readMap('/').only('svg').attribute('viewBox')).toBe(
    `0 0 ${width} ${height}`,
  )
})
