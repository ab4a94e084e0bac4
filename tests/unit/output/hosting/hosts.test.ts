import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { encodedTargetPattern, encodeTarget } from '../../../../generator/output/hosting/description.ts'
import { hostNames } from '../../../../generator/schema/site/host-names.ts'
import { findHost } from '../../../../generator/output/hosting/hosts/index.ts'
import { describeSite, withHeader } from '../../../support/hosts/describe.ts'

const site = describeSite([
  { from: '/blog/old', to: '/blog/new' },
  { from: '/Old_Page.php', to: '/faq#who' },
])

/** The host's file at `path`. */
function format(name: (typeof hostNames)[number], path: string, description = site): string {
  const file = findHost(name)
    .format(description)
    .find((written) => written.path === path)
  if (!file) throw new Error(`${name} writes no ${path}`)
  return file.content
}

test("Netlify redirects old URLs even if there is a page, and unknown ids only if there isn't", () => {
  expect(format('netlify', '_redirects')).toBe(
    '/blog/old /blog/new 301!\n/Old_Page.php /faq#who 301!\n/service-areas/* /service-areas 302\n',
  )
})

test('Cloudflare Pages redirects even if there is a page, so it gets no rule for ids', () => {
  expect(format('cloudflare-pages', '_redirects')).toBe('/blog/old /blog/new 301\n/Old_Page.php /faq#who 301\n')
})

test.each(['netlify', 'cloudflare-pages'] as const)('%s never gets the same header twice for one file', (name) => {
  const blocks = format(name, '_headers')
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n'))
  const [everything, assets] = blocks
  expect(everything?.[0]).toBe('/*')
  expect(everything?.join('\n')).toContain("  Content-Security-Policy: default-src 'none'")
  expect(everything?.join('\n')).not.toContain('Cache-Control')
  expect(assets?.[0]).toBe('/assets/*')
  expect(assets).toContain('  Cache-Control: public, max-age=31536000, immutable')
})

test('Cloudflare Pages removes page headers from other files', () => {
  expect(format('cloudflare-pages', '_headers')).toContain('/feed.xml\n  ! Content-Security-Policy\n')
})

test('Vercel gets a list of existing cities, because it redirects before looking for a page', () => {
  const { redirects, cleanUrls, headers } = JSON.parse(format('vercel', 'vercel.json'))
  expect(cleanUrls).toBe(true)
  expect(redirects[0]).toEqual({ source: '/blog/old', destination: '/blog/new', statusCode: 301 })
  const { source } = redirects.at(-1)
  const pattern = new RegExp(`^${source}$`)
  expect(['/service-areas/troy', '/service-areas/royal-oak.html'].filter((path) => pattern.test(path))).toEqual([])
  expect(['/service-areas/troy-2', '/service-areas/x'].filter((path) => !pattern.test(path))).toEqual([])
  const kinds = headers.map((rule: { source: string }) => new RegExp(`^${rule.source}$`))
  const count = (path: string) => kinds.map((kind: RegExp) => kind.test(path))
  expect(count('/about')).toEqual([true, true, false, false, false])
  expect(count('/')).toEqual([true, true, false, false, false])
  expect(count('/feed.xml')).toEqual([true, false, true, false, false])
  expect(count('/speculation-rules.json')).toEqual([true, false, true, false, true])
})

test('nginx has room for long URLs, and for many', () => {
  const maps = '.hosting/nginx/maps.conf'
  expect(format('nginx', maps)).not.toContain('map_hash')
  const long = describeSite([{ from: `/${'a'.repeat(200)}`, to: '/' }])
  expect(format('nginx', maps, long)).toContain('map_hash_bucket_size 256;')
  const many = describeSite(Array.from({ length: 3000 }, (_, index) => ({ from: `/old-${index}`, to: '/' })))
  expect(format('nginx', maps, many)).toContain('map_hash_max_size 8192;')
})

const many = (count: number) => describeSite(Array.from({ length: count }, (_, at) => ({ from: `/o${at}`, to: '/' })))

test('Cloudflare Pages is not given more redirects than it takes', () => {
  const host = findHost('cloudflare-pages')
  expect(host.checkLimits?.(many(2000))).toEqual([])
  expect(host.checkLimits?.(many(2001))).toEqual([expect.stringContaining('allows up to 2000 redirects')])
})

const withRules = hostNames.filter((name) => name !== 'github-pages')

test.each(
  withRules.flatMap((name) =>
    ['/a"b', '/a\nb', '/a b', '/a{b}', '/a$b', '/é', "/a'b", '/a;b', 'a', '/*'].map((from) => [name, from] as const),
  ),
)('%s rejects a URL such as %j', (name, from) => {
  expect(() => findHost(name).format(describeSite([{ from, to: '/' }]))).toThrow("isn't the address of a site")
})

test.each(withRules.flatMap((name) => ['a\nX-Other: 1', 'a\r', 'a\u0000', 'é'].map((value) => [name, value] as const)))(
  '%s rejects a header such as %j',
  (name, value) => {
    expect(() => findHost(name).format(withHeader(site, 'X-Some', value))).toThrow('cannot be written')
  },
)

test('special characters are escaped or rejected', () => {
  const quoted = withHeader(site, 'X-Some', String.raw`say "a \ b"`)
  expect(format('nginx', '.hosting/nginx/maps.conf', quoted)).toContain(String.raw`"say \"a \\ b\""`)
  expect(format('caddy', '.hosting/Caddyfile', quoted)).toContain(String.raw`"say \"a \ b\""`)
  const braced = withHeader(site, 'X-Some', String.raw`say "a \ b" {host}`)
  expect(format('nginx', '.hosting/nginx/maps.conf', braced)).toContain(String.raw`"say \"a \\ b\" {host}"`)
  expect(() => format('nginx', '.hosting/nginx/maps.conf', withHeader(site, 'X-Some', '$host'))).toThrow('nginx')
})

test.each([String.raw`say "a \ b" {host}`, '{$HOME}', 'a{', 'a}'])(
  'Caddy rejects %j, which it may read as a placeholder',
  (value) => {
    expect(() => format('caddy', '.hosting/Caddyfile', withHeader(site, 'X-Some', value))).toThrow(
      'cannot be written in a Caddyfile',
    )
  },
)

test.each(['/', '/blog/new', '/faq#who-&-why', '/faq#caf\u00E9', '/a#"b"', '/a#$b{c}', '/a#b c#d', '/a#100%', '/a#\n'])(
  'the target %j is the same after decoding',
  (target) => {
    const [path, ...anchor] = target.split('#')
    expect(decodeURIComponent(encodeTarget(target))).toBe(
      [path, anchor.join('#')].join(target.includes('#') ? '#' : ''),
    )
  },
)

test('any target is encoded to plain characters', () => {
  assert(
    property(string({ unit: 'grapheme' }), string({ unit: 'grapheme' }), (path, anchor) => {
      const target = `/${path.replaceAll('#', '')}#${anchor}`
      const encoded = encodeTarget(target)
      expect(encoded).toMatch(encodedTargetPattern)
      for (const name of withRules) findHost(name).format(describeSite([{ from: '/old', to: target }]))
    }),
    { numRuns: 50 },
  )
})
