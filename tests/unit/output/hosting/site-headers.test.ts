import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { SiteConfig } from '../../../../generator/schema/site/config.ts'
import { describeHeaders } from '../../../../generator/output/hosting/site-headers.ts'
import type { PolicySubject } from '../../../../generator/output/hosting/content-policy.ts'
import { readProjectFile } from '../../../support/project.ts'

const config = parse(await readProjectFile('site.config.yaml')) as SiteConfig
const css = '.card{color:red}'
const noticeCss = '.notices{color:red}'

function describe(changes: Partial<SiteConfig> = {}, subject: Partial<PolicySubject> = {}) {
  return describeHeaders({
    config: { ...config, ...changes },
    css,
    pageCss: [noticeCss],
    sendsToOutbox: false,
    ...subject,
  })
}

/** The sources of each directive in a policy. */
function read(policy: string | undefined): Readonly<Record<string, readonly string[]>> {
  const directives = (policy ?? '').split('; ').map((text) => text.split(' '))
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]))
}

test('a page may use the site itself, its style sheets and the email service', () => {
  const hashes = [css, noticeCss].map((sheet) => createHash('sha256').update(sheet).digest('base64'))
  expect(read(describe().page['Content-Security-Policy'])).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': hashes.map((hash) => `'sha256-${hash}'`),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'api.emailjs.com'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", 'mailto:'],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
})

test("if requests go to the outbox on the same server, the email service isn't allowed", () => {
  const { page } = describe({}, { sendsToOutbox: true })
  expect(read(page['Content-Security-Policy'])['connect-src']).toEqual(["'self'"])
})

test.each([
  ['AW-123456789', 'www.googleadservices.com', '*.google-analytics.com'],
  ['G-ABCDEF1234', '*.google-analytics.com', 'www.googleadservices.com'],
])('the tag %s only allows the hosts of its own product, and no inline scripts', (tagId, allowed, other) => {
  const policy = describe({ analytics: { tagId } }).page['Content-Security-Policy'] ?? ''
  expect(policy).toContain(allowed)
  expect(policy).not.toContain(other)
  expect(policy).not.toContain('unsafe')
  expect(read(policy)['script-src']).toContain('www.googletagmanager.com')
  expect(read(policy)['default-src']).toEqual(["'none'"])
  expect(policy).not.toContain('trusted-types')
})

test("a tag for both products allows the hosts of both, and the policy still fits on one line of a host's file", () => {
  const policy = describe({ analytics: { tagId: 'GT-ABCDEF' } }).page['Content-Security-Policy'] ?? ''
  expect(policy).toContain('www.googleadservices.com')
  expect(policy).toContain('*.google-analytics.com')
  expect(`Content-Security-Policy: ${policy}`.length).toBeLessThan(2000)
})

test('an Analytics tag that reports conversions also allows the hosts of Google Ads', () => {
  const analytics = { tagId: 'G-ABCDEF1234', conversion: 'AW-123456789/AbC' }
  const policy = describe({ analytics }).page['Content-Security-Policy']
  expect(policy).toContain('*.google-analytics.com')
  expect(policy).toContain('www.googleadservices.com')
})

test("a conversion alone doesn't add a tag or widen the policy", () => {
  const { page } = describe({ analytics: { conversion: 'AW-123456789/AbC' } })
  expect(page).toEqual(describe().page)
})

test('advertisers may measure only if a tag is configured', () => {
  const withTag = describe({ analytics: { tagId: 'AW-1' } }).page['Permissions-Policy']
  expect(describe().page['Permissions-Policy']).toContain('browsing-topics=()')
  expect(withTag).not.toContain('browsing-topics')
  expect(withTag).toContain('camera=()')
})

test('the policy for a `<meta>` is the same, without what browsers ignore there', () => {
  const { page, metaPolicy } = describe()
  expect(`${metaPolicy}; frame-ancestors 'none'`).toBe(page['Content-Security-Policy'])
})

test('browsers use HTTPS for a year, on this host only, if it has HTTPS', () => {
  expect(describe().everything['Strict-Transport-Security']).toBe('max-age=31536000')
  expect(describe({ url: 'http://intranet.example' }).everything).not.toHaveProperty('Strict-Transport-Security')
})

test('the page for the forms has its own headers, and only if it exists', () => {
  expect(describe().single).not.toHaveProperty(['/admin'])
  const { single } = describe({ cms: { repository: 'my-company/website' } })
  const policy = read(single['/admin']?.['Content-Security-Policy'])
  // One file on that host, in one version.
  expect(policy['script-src']).toHaveLength(2)
  expect(policy['script-src']?.[1]).toMatch(/^unpkg\.com\/@sveltia\/cms@\d+\.\d+\.\d+\/dist\/sveltia-cms\.js$/)
  expect(single['/admin']?.['Permissions-Policy']).toContain('camera=()')
  expect(policy['script-src']?.join(' ')).not.toContain('unsafe')
  expect(policy['connect-src']).toContain('api.github.com')
})

test('no header contains anything that would end it or start another', () => {
  const { page, everything, asset, other, single } = describe({
    cms: { repository: 'my-company/website' },
    analytics: { tagId: 'GT-ABCDEF' },
  })
  for (const [name, value] of [page, everything, asset, other, ...Object.values(single)].flatMap(Object.entries)) {
    expect(name).toMatch(/^[A-Za-z-]+$/)
    expect(value).toMatch(/^[\x20-\x7e]+$/)
  }
})
