import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { buildWith } from '../support/build-in-memory.ts'
import { checkWith, readProjectFile } from '../support/project.ts'
import { renderText } from '../support/render-text.ts'

/** Pages of the tested site with some of its configuration replaced. */
async function buildPages(change: (config: string) => string, content = {}) {
  const config = (await readProjectFile('site.config.yaml')) ?? ''
  const built = await buildWith({ 'site.config.yaml': change(config), ...content }, 'public', renderText)
  return (path: string) => load(String(built.get(path)))
}

async function buildAbout(change: (config: string) => string) {
  const page = (await buildPages(change))('about.html')
  const { '@graph': things } = JSON.parse(page('script[type="application/ld+json"]').text()) as {
    readonly '@graph': readonly Readonly<Record<string, unknown>>[]
  }
  const business = things.find((thing) => String(thing['@id']).endsWith('#business'))
  return { footer: page('.footer-contact'), business }
}

test('a company that visitors do not come to has no street in its address', async () => {
  const { footer, business } = await buildAbout((config) => config.replace(/^ *street:.*\n/m, ''))
  expect(footer.find('.footer-contact__address').last().text()).toBe('Detroit, MI 48226')
  expect(business?.['address']).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Detroit',
    addressRegion: 'MI',
    postalCode: '48226',
    addressCountry: 'US',
  })
})

test("the company's profiles on other sites are in the footer and the structured data", async () => {
  const addresses = [
    'https://www.facebook.com/sample',
    'https://www.linkedin.com/company/sample',
    'https://g.page/sample',
  ]
  const lines = addresses.map((address) => `    - ${address}\n`).join('')
  const { footer, business } = await buildAbout((config) => config.replace(/^  name:/m, `  profiles:\n${lines}$&`))
  const links = footer.find('a[href^="https:"]').toArray()
  expect(links.map(({ attribs }) => attribs['href'])).toEqual(addresses)
  expect(footer.find('dd').last().text()).toBe('Facebook, LinkedIn, Google')
  expect(business?.['sameAs']).toEqual(addresses)
})

test('without profiles, nothing mentions them', async () => {
  const { footer, business } = await buildAbout((config) => config)
  expect(footer.find('dt')).toHaveLength(4)
  expect(business).not.toHaveProperty('sameAs')
})

test('without a text about insurance or the estimate, the facts on service pages leave it out', async () => {
  const texts = (await readProjectFile('content/pages/site.yaml')) ?? ''
  const content = { 'content/pages/site.yaml': texts.replaceAll(/^  (?:insurance|estimate)(?:Text)?: .*\n/gm, '') }
  const pageAt = await buildPages((config) => config, content)
  expect(pageAt('services/office.html')('.fact-strip__title').text()).toBe('Office hoursPhone')
  const half = { 'content/pages/site.yaml': texts.replace(/^  insurance: .*\n/m, '') }
  expect((await checkWith(half)).map(({ message }) => message)).toEqual(['`facts.insurance` is missing.'])
})

test('tags that verify the site are on the home page only', async () => {
  const tags =
    'verification:\n  - { name: google-site-verification, content: AbC }\n  - { name: msvalidate.01, content: "1" }\n'
  const pageAt = await buildPages((config) => config + tags)
  const tagsOn = (path: string) =>
    pageAt(path)('meta[name*="verif"], meta[name^="msv"]')
      .toArray()
      .map(({ attribs }) => [attribs['name'], attribs['content']])
  expect(tagsOn('index.html')).toEqual([
    ['google-site-verification', 'AbC'],
    ['msvalidate.01', '1'],
  ])
  expect(tagsOn('about.html')).toEqual([])
})

test('links to other sites are in the menu that they are meant for', async () => {
  const texts = (await readProjectFile('content/pages/site.yaml')) ?? ''
  const links = `links:
  - { label: Pay your bill, url: "https://pay.example.com", menu: header }
  - { label: Log in, url: "https://clients.example.com" }
`
  const pageAt = await buildPages((config) => config, { 'content/pages/site.yaml': texts + links })
  const page = pageAt('about.html')
  const count = (place: string, name: string) => page(`${place} a[href="https://${name}.example.com"]`).length
  // In the menu bar and in the phone's menu.
  expect([count('header', 'pay'), count('footer', 'pay')]).toEqual([2, 0])
  expect([count('header', 'clients'), count('footer', 'clients')]).toEqual([0, 1])
})

test('a locale that is only a language gets a current one as a hint', async () => {
  const config = ((await readProjectFile('site.config.yaml')) ?? '').replace(/^locale:\n(?: .*\n)+/m, 'locale: en-UK\n')
  expect((await checkWith({ 'site.config.yaml': config })).map(({ hint }) => hint)).toEqual(['write `locale: en-GB`.'])
})

test('the map can name the company', async () => {
  const map = ((await readProjectFile('content/map.yaml')) ?? '').replace('text: Ontario', "text: '{company}'")
  const pageAt = await buildPages((config) => config, { 'content/map.yaml': map })
  const labels = pageAt('service-areas.html')('.area-map text')
    .toArray()
    .map((text) => pageAt('service-areas.html')(text).text())
  expect(map).toContain('{company}')
  expect(labels.join()).not.toContain('{')
})
