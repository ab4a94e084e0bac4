import { expect, test } from 'vitest'
import { config, readEntries, readPosts } from '../support/content.ts'
import { hasSiteFile, listBlogPages, listPaths, readPage, readSiteFile, siteFile } from '../support/site.ts'
import sharp from 'sharp'

const { url, company } = config

const sitemap = [...readSiteFile('sitemap.xml').matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
  address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
  modified: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
}))

test('the sitemap has every canonical URL, and no others', () => {
  const canonical = listPaths().map((path) => readPage(path).only('link[rel="canonical"]').attribute('href'))
  expect(new Set(sitemap.map(({ address }) => address))).toEqual(new Set(canonical))
  expect(sitemap).toHaveLength(listPaths().length)
})

test('the sitemap dates posts and custom pages by their content, and the blog by its latest post', () => {
  const dated = readPosts().map(({ id, date, updated }) => [`${url}/blog/${id}`, updated ?? date] as const)
  const latest = dated
    .map(([, day]) => day)
    .toSorted()
    .at(-1)
  // On the date of a new post, all others move down.
  const newest = readPosts()[0]?.date
  const later = listBlogPages()
    .slice(1)
    .map((path) => [url + path, newest] as const)
  const own = readEntries('pages').flatMap(({ id, updated }) => (updated ? [[`${url}/${id}`, updated] as const] : []))
  const expected = new Map([
    ...dated,
    ...own,
    ...later,
    ...(latest === undefined ? [] : [[`${url}/blog`, latest] as const]),
  ])
  const found = sitemap.flatMap(({ address, modified }) => (modified ? [[address, modified] as const] : []))
  expect(new Map(found)).toEqual(expected)
})

test('robots.txt allows everything and links to the sitemap', () => {
  const lines = readSiteFile('robots.txt').trim().split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toContain(`Sitemap: ${url}/sitemap.xml`)
  expect(lines.filter((line) => /^Disallow:\s*\S/.test(line))).toEqual([])
})

interface Manifest {
  readonly name: string
  readonly short_name: string
  readonly start_url: string
  readonly theme_color: string
  readonly icons: readonly {
    readonly src: string
    readonly sizes: string
    readonly type: string
    readonly purpose?: string
  }[]
}

const manifest = JSON.parse(readSiteFile('site.webmanifest')) as Manifest

test("the manifest has the company's name and starts at the home page", () => {
  expect(manifest.name).toBe(company.name)
  expect(company.name).toContain(manifest.short_name)
  expect(manifest.start_url).toBe('/')
  expect(manifest.theme_color).toBe(readPage('/').only('meta[name="theme-color"]').attribute('content'))
})

test('the manifest has icons of 192 and 512 pixels, with the stated sizes', async () => {
  const sizes = manifest.icons.map(({ sizes: size }) => size)
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
  for (const icon of manifest.icons) {
    expect(hasSiteFile(icon.src)).toBe(true)
    const { width, height } = await sharp(siteFile(icon.src)).metadata()
    expect(`${width}x${height}`).toBe(icon.sizes)
  }
})

test('one icon is maskable: it fills its square, and its drawing is in the safe zone', async () => {
  const [icon, ...others] = manifest.icons.filter(({ purpose }) => purpose === 'maskable')
  expect(others).toEqual([])
  const { data, info } = await sharp(siteFile(icon?.src ?? ''))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(`${info.width}x${info.height}`).toBe(icon?.sizes)
  const pixels = Array.from({ length: info.width * info.height }, (_, index) => data.subarray(index * 4, index * 4 + 4))
  const ground = pixels[0]?.join()
  const drawn = pixels.flatMap((pixel, index) =>
    pixel.join() === ground
      ? []
      : [Math.hypot((index % info.width) - info.width / 2, Math.floor(index / info.width) - info.height / 2)],
  )
  expect(pixels.every((pixel) => pixel[3] === 255)).toBe(true)
  expect(drawn.length).toBeGreaterThan(10_000)
  // The safe zone is a circle of 80% (https://w3c.github.io/manifest/#icon-masks).
  expect(drawn.reduce((most, distance) => Math.max(most, distance))).toBeLessThanOrEqual(info.width * 0.4)
})

test("security.txt has a contact, and hasn't nearly expired", () => {
  const lines = new Map(
    readSiteFile('.well-known/security.txt')
      .split('\n')
      .map((line) => [line.split(': ')[0], line]),
  )
  expect(lines.get('Contact')).toBe(`Contact: mailto:${company.email}`)
  const days = (Date.parse(lines.get('Expires')?.slice('Expires: '.length) ?? '') - Date.now()) / 86_400_000
  // Less than a year ahead, as RFC 9116 recommends.
  expect(days).toBeGreaterThan(270)
  expect(days).toBeLessThan(366)
})
