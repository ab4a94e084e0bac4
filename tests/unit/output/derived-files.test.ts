import { expect, test } from 'vitest'
import { configSchema, type SiteConfig } from '../../../generator/schema/site/config.ts'
import { escapeXml, escapeXmlValue } from '../../../generator/shared/escape-xml.ts'
import { formatManifest } from '../../../generator/render/derived/manifest.ts'
import {
  formatRobots,
  formatSecurityTxt,
  formatSitemap,
} from '../../../generator/render/derived/build-derived-files.ts'
import { formatGraph } from '../../../generator/render/structured-data/pages.ts'

test('a sitemap lists URLs in a fixed order, with a date only if the content has one', () => {
  const sitemap = formatSitemap('https://a.example', [{ path: '/faq' }, { path: '/', lastModified: '2026-03-04' }])
  expect(sitemap).toContain(
    '  <url><loc>https://a.example/</loc><lastmod>2026-03-04</lastmod></url>\n  <url><loc>https://a.example/faq</loc></url>\n',
  )
})

test('robots.txt links to the sitemap', () => {
  expect(formatRobots('https://a.example')).toContain('Sitemap: https://a.example/sitemap.xml')
})

test('text in XML is escaped, and characters that XML forbids are dropped', () => {
  expect(escapeXml(`<a b="c">&'\u0000\u000B`)).toBe('&lt;a b=&quot;c&quot;&gt;&amp;&apos;')
})

test("structured data can't close its own element", () => {
  const graph = formatGraph([{ '@type': 'Question', name: '</script><script>alert(1)' }])
  expect(graph).not.toContain('<')
  expect(JSON.parse(graph)).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)' }] })
})

test('line breaks and tabs in an XML attribute are kept', () => {
  expect(escapeXmlValue('a\tb\r\n<c')).toBe('a&#9;b&#13;&#10;&lt;c')
})

test('security.txt has a contact, expires in less than a year, and is the same all month', () => {
  const company = { email: 'hello@a.example' } as SiteConfig['company']
  const text = formatSecurityTxt({ url: 'https://a.example', company }, 'en-US', '2027-02-28')
  expect(text.split('\n')).toEqual([
    'Contact: mailto:hello@a.example',
    'Expires: 2028-01-01T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://a.example/.well-known/security.txt',
    '',
  ])
  expect(formatSecurityTxt({ url: 'https://a.example', company }, 'en-US', '2027-02-01')).toBe(text)
  expect(formatSecurityTxt({ url: 'https://a.example', company }, 'en-US', '2027-03-01')).toContain('2028-02-01')
})

test.each([
  ['Straits Commercial Cleaning', 'Straits'],
  ['The Green Yard', 'The Green'],
  ["O'Brien & Sons Plumbing", "O'Brien"],
  ['Gebäudereinigung Müller', 'Gebäudereinigung'],
  ['Jones (UK) Ltd', 'Jones (UK)'],
  ['Smith, Inc.', 'Smith, Inc.'],
])('the name of %s under an icon is %s', (name, shortName) => {
  const site = { config: { company: { name } }, locale: { language: 'en-US' } }
  const manifest = formatManifest(site as Parameters<typeof formatManifest>[0], [], '#fff')
  expect(JSON.parse(manifest)).toMatchObject({ name, short_name: shortName })
})

test("the site's URL is one line with a host, and so are the files that contain it", () => {
  const { url } = configSchema.shape
  const good = ['https://a.example', 'http://www.a-b.example:8080', 'https://müller.example']
  expect(good.filter((address) => !url.safeParse(address).success)).toEqual([])
  const ends = [
    '\nDisallow: /',
    '"x',
    "'x",
    '\\x',
    ';x',
    '$x',
    '{x}',
    '@b.example',
    '`x',
    '/',
    '?',
    '#',
    ':x',
    '\u2028x',
  ]
  expect(ends.filter((end) => url.safeParse(`https://a.example${end}`).success)).toEqual([])
  // As browsers parse it.
  expect(url.parse('https://a.\n\texample\n')).toBe('https://a.example')
  expect(url.parse('https://Müller.example')).toBe('https://xn--mller-kva.example')
  expect(url.safeParse('Müller.example').success).toBe(false)
})
