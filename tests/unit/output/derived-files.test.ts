import { expect, test } from 'vitest'
import { escapeXml, escapeXmlValue } from '../../../generator/output/escape-xml.ts'
import { formatRobots, formatSitemap } from '../../../generator/output/sitemap.ts'
import { formatGraph } from '../../../generator/structured-data/graph.ts'

test('a sitemap lists addresses in one order, with a date only where the content has one', () => {
  const sitemap = formatSitemap('https://a.example', [{ path: '/faq' }, { path: '/', lastModified: '2026-03-04' }])
  expect(sitemap).toContain(
    '  <url><loc>https://a.example/</loc><lastmod>2026-03-04</lastmod></url>\n  <url><loc>https://a.example/faq</loc></url>\n',
  )
})

test('robots are told where the sitemap is', () => {
  expect(formatRobots('https://a.example')).toContain('Sitemap: https://a.example/sitemap.xml')
})

test('text in XML is escaped, and what XML forbids is dropped', () => {
  expect(escapeXml(`<a b="c">&'\u0000\u000B`)).toBe('&lt;a b=&quot;c&quot;&gt;&amp;&apos;')
})

test('structured data cannot close the element that it stands in', () => {
  const graph = formatGraph([{ '@type': 'Question', name: '</script><script>alert(1)' }])
  expect(graph).not.toContain('<')
  expect(JSON.parse(graph)).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)' }] })
})

test('in a value in XML, line ends and tabs stay what they are', () => {
  expect(escapeXmlValue('a\tb\r\n<c')).toBe('a&#9;b&#13;&#10;&lt;c')
})
