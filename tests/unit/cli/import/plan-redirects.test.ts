import { expect, test } from 'vitest'
import { matchAddresses, readSitemap } from '../../../../generator/cli/import/plan-redirects.ts'
import { UsageError } from '../../../../generator/cli/usage-error.ts'

test('the addresses of a sitemap are paths, once each, without images, queries and the home page', () => {
  const xml = `<?xml version="1.0"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>https://old.example</loc></url>
<url>
  <loc>
    https://old.example/2020/01/salt/
  </loc>
  <image:image><image:loc>https://old.example/uploads/salt.jpg</image:loc></image:image>
</url>
<url><loc><![CDATA[https://old.example:8080/about.html?a=1&b=2]]></loc></url><url><LOC>http://old.example/2020/01/salt#why</LOC></url>
</urlset>`
  expect(readSitemap(xml, 'sitemap.xml')).toEqual(['/2020/01/salt', '/about'])
})

test('a sitemap may be text with an address on each line', () => {
  expect(readSitemap('https://old.example/\n  https://old.example/Salt/Index.html\n', 'a.txt')).toEqual(['/Salt'])
})

test('a list of sitemaps, or another file, is refused', () => {
  const index = '<sitemapindex><sitemap><loc>https://old.example/post-sitemap.xml</loc></sitemap></sitemapindex>'
  expect(() => readSitemap(index, 'sitemap.xml')).toThrow('sitemap.xml only lists other sitemaps')
  expect(() => readSitemap(index, 'sitemap.xml')).toThrow(UsageError)
  expect(() => readSitemap('<html><a href="https://old.example/a">A</a>', 'a.xml')).toThrow(
    'There are no addresses in a.xml',
  )
})

test('an address leads to the one page whose address ends the same', () => {
  const pages = ['/', '/blog/salt', '/services/office', '/blog/twice', '/services/twice', '/blog/page/2', '/blog/cafe']
  const addresses = [
    '/2020/01/salt',
    '/our-services/office.php',
    '/old/twice',
    '/2020/2',
    '/x/caf%C3%A9',
    '/x/Cafe',
    '/%',
  ]
  expect(matchAddresses(addresses, pages)).toEqual([
    { from: '/2020/01/salt', to: '/blog/salt' },
    { from: '/our-services/office.php', to: '/services/office' },
    { from: '/x/Cafe', to: '/blog/cafe' },
  ])
})

test('lists of posts and people lead to no page that only shares their name', () => {
  const pages = ['/services/office', '/service-areas/warren']
  const addresses = ['/author/warren', '/tag/office', '/blog/categories/office', '/product-category/floors/office']
  expect(matchAddresses([...addresses, '/tag'], pages)).toEqual([])
  expect(matchAddresses(['/vintage/office'], pages)).toEqual([{ from: '/vintage/office', to: '/services/office' }])
})

test("addresses that end the same lead to none of several posts of that name, because the one that's meant is unclear", () => {
  const pages = ['/blog/hours', '/blog/hours-2']
  expect(matchAddresses(['/2019/hours', '/2020/hours'], pages)).toEqual([])
  expect(matchAddresses(['/2019/hours', '/2020/hours-2'], pages)).toEqual([
    { from: '/2019/hours', to: '/blog/hours' },
    { from: '/2020/hours-2', to: '/blog/hours-2' },
  ])
})
