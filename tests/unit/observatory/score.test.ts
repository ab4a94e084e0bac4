import { describe, expect, test } from 'vitest'
import { asker } from '../../support/observatory/headers.ts'
import type { Observed } from '../../support/observatory/observed.ts'
import { scorePage } from '../../support/observatory/score.ts'

const good = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'sha256-abc'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
}

const url = 'https://www.company.example/'
const html = '<!doctype html><script src="/a.js"></script>'
const route = ['http://www.company.example/', url]

/** A good page with some headers changed or (if `undefined`) removed. */
function observe(changes: Readonly<Record<string, string | undefined>> = {}, more: Partial<Observed> = {}): Observed {
  const entries = Object.entries({ ...good, ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return { url, html, route, headers: new Headers(entries), ...more }
}

/** The result and points of one test for a page. */
function read(name: string, observed: Observed) {
  return scorePage(observed)
    .findings.find(([published]) => published === name)
    ?.slice(1)
}

test('a page that meets everything gets 130 points, including extra points', () => {
  const { score, grade } = scorePage(observe())
  expect({ score, grade }).toEqual({ score: 130, grade: 'A+' })
})

test("a page with nothing loses 70 points, and its extra points don't count", () => {
  const nothing: Observed = { url, html, route: [], headers: new Headers({ 'referrer-policy': 'no-referrer' }) }
  const { score, grade } = scorePage(nothing)
  // 25 for no policy, 20 for no HSTS, 5 for no `nosniff`, 20 for framing.
  expect({ score, grade }).toEqual({ score: 30, grade: 'D' })
})

test('extra points count from a score of 90 on', () => {
  expect(scorePage(observe({ 'strict-transport-security': 'max-age=60' })).score).toBe(120)
  const two = observe({ 'strict-transport-security': 'max-age=60', 'x-content-type-options': undefined })
  expect(scorePage(two).score).toBe(85)
})

test.each([
  ["default-src 'none'", 'csp-implemented-with-no-unsafe-default-src-none', 10],
  ["default-src 'self'", 'csp-implemented-with-no-unsafe', 5],
  ["default-src 'none'; style-src 'unsafe-inline'", 'csp-implemented-with-unsafe-inline-in-style-src-only', 0],
  ["default-src 'none'; style-src 'unsafe-inline' 'sha256-a'", 'csp-implemented-with-no-unsafe-default-src-none', 10],
  ["default-src 'none'; style-src https:", 'csp-implemented-with-unsafe-inline-in-style-src-only', 0],
  ["default-src 'none'; img-src http:", 'csp-implemented-with-insecure-scheme-in-passive-content-only', -10],
  ["default-src 'none'; script-src 'unsafe-eval'", 'csp-implemented-with-unsafe-eval', -10],
  ["default-src 'none'; font-src http://a.example", 'csp-implemented-with-insecure-scheme', -20],
  ["default-src 'none'; script-src 'unsafe-inline'", 'csp-implemented-with-unsafe-inline', -20],
  ["default-src 'none'; script-src https:", 'csp-implemented-with-unsafe-inline', -20],
  ["style-src 'self'; script-src 'self'", 'csp-implemented-with-unsafe-inline', -20],
  ["default-src 'none'; default-src 'self'", 'csp-header-invalid', -25],
  ['', 'csp-header-invalid', -25],
  [undefined, 'csp-not-implemented', -25],
])('the policy %s is found to be %s', (policy, result, modifier) => {
  expect(read('content-security-policy', observe({ 'content-security-policy': policy }))).toEqual([result, modifier])
})

test('a policy in the page counts, but not for framing, and two policies allow what both allow', () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; frame-ancestors 'none'">`
  const alone = observe({ 'content-security-policy': undefined }, { html: meta })
  expect(read('content-security-policy', alone)).toEqual(['csp-implemented-with-no-unsafe-default-src-none', 10])
  expect(read('x-frame-options', alone)).toEqual(['x-frame-options-not-implemented', -20])
  const both = observe({ 'content-security-policy': "default-src 'self' https:" }, { html: meta })
  expect(read('content-security-policy', both)).toEqual(['csp-implemented-with-no-unsafe-default-src-none', 10])
})

test.each([
  ['referrer-policy', 'no-referrer, strict-origin', 'referrer-policy-private', 5],
  ['referrer-policy', 'no-referrer, unsafe-url', 'referrer-policy-unsafe', -5],
  ['referrer-policy', 'nobody', 'referrer-policy-header-invalid', -5],
  ['referrer-policy', undefined, 'referrer-policy-not-implemented', 0],
  [
    'strict-transport-security',
    'max-age=15552000; includeSubDomains',
    'hsts-implemented-max-age-at-least-six-months',
    0,
  ],
  ['strict-transport-security', 'max-age=15551999', 'hsts-implemented-max-age-less-than-six-months', -10],
  ['strict-transport-security', 'includeSubDomains', 'hsts-header-invalid', -20],
  ['strict-transport-security', 'max-age=31536000, max-age=1', 'hsts-header-invalid', -20],
  ['strict-transport-security', undefined, 'hsts-not-implemented', -20],
  ['x-content-type-options', 'sniff', 'x-content-type-options-header-invalid', -5],
  ['x-content-type-options', undefined, 'x-content-type-options-not-implemented', -5],
  ['cross-origin-resource-policy', 'same-site', 'cross-origin-resource-policy-same-site', 10],
  ['cross-origin-resource-policy', 'cross-origin', 'cross-origin-resource-policy-cross-origin', 0],
  ['cross-origin-resource-policy', 'nobody', 'cross-origin-resource-policy-header-invalid', -5],
  ['cross-origin-resource-policy', undefined, 'cross-origin-resource-policy-not-implemented', 0],
])('%s with the value %s is found to be %s', (name, value, result, modifier) => {
  expect(read(name, observe({ [name]: value }))).toEqual([result, modifier])
})

test.each([
  ['DENY', 'x-frame-options-sameorigin-or-deny', 0],
  ['ALLOW-FROM https://a.example', 'x-frame-options-allow-from-origin', 0],
  ['maybe', 'x-frame-options-header-invalid', -20],
  [undefined, 'x-frame-options-not-implemented', -20],
])('framing with only X-Frame-Options %s is found to be %s', (value, result, modifier) => {
  const observed = observe({ 'content-security-policy': "default-src 'none'", 'x-frame-options': value })
  expect(read('x-frame-options', observed)).toEqual([result, modifier])
})

test('a site that shares with any origin, cookies included, loses most', () => {
  const open = { 'access-control-allow-origin': asker, 'access-control-allow-credentials': 'true' }
  const name = 'cross-origin-resource-sharing'
  expect(read(name, observe(open))).toEqual([`${name}-implemented-with-universal-access`, -50])
  expect(read(name, observe({ 'access-control-allow-origin': '*' }))?.[1]).toBe(0)
})

describe('over plain HTTP', () => {
  test.each([
    [route, 'redirection-to-https', 0],
    [[], 'redirection-not-needed-no-http', 0],
    [['http://www.company.example/'], 'redirection-missing', -20],
    [['http://company.example/', url], 'redirection-off-host-from-http', -5],
    [
      ['http://www.company.example/', 'http://company.example/', url],
      'redirection-not-to-https-on-initial-redirection',
      -10,
    ],
    [['http://www.company.example/', 'http://company.example/'], 'redirection-not-to-https', -20],
  ])('%j is found to be %s', (way, result, modifier) => {
    expect(read('redirection', observe({}, { route: way }))).toEqual([result, modifier])
  })

  test("HSTS doesn't count", () => {
    expect(read('strict-transport-security', observe({}, { url: 'http://www.company.example/' }))?.[1]).toBe(-20)
  })
})

test.each([
  ['<p>a</p>', 'sri-not-implemented-but-no-scripts-loaded', 0],
  ['<script src="/a.js"></script>', 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0],
  ['<script src="/a.js" integrity="sha384-a"></script>', 'sri-implemented-and-all-scripts-loaded-securely', 5],
  [
    '<script src="https://a.example/a.js" integrity="sha384-a"></script>',
    'sri-implemented-and-external-scripts-loaded-securely',
    5,
  ],
  ['<script src="https://a.example/a.js"></script>', 'sri-not-implemented-but-external-scripts-loaded-securely', -5],
  [
    '<script src="//a.example/a.js" integrity="b"></script>',
    'sri-implemented-but-external-scripts-not-loaded-securely',
    -20,
  ],
  [
    '<script src="http://a.example/a.js"></script>',
    'sri-not-implemented-and-external-scripts-not-loaded-securely',
    -50,
  ],
])('scripts such as %s are found to be %s', (markup, result, modifier) => {
  expect(read('subresource-integrity', observe({}, { html: markup }))).toEqual([result, modifier])
})

test.each([
  ['a=1; Secure; SameSite=Lax', 'cookies-secure-with-httponly-sessions-and-samesite', 5],
  ['a=1; Secure', 'cookies-secure-with-httponly-sessions', 0],
  ['a=1', 'cookies-without-secure-flag-but-protected-by-hsts', -5],
  ['session=1; HttpOnly', 'cookies-session-without-secure-flag-but-protected-by-hsts', -10],
  ['a=1; Secure; SameSite=Nobody', 'cookies-samesite-flag-invalid', -20],
  ['csrf=1; Secure', 'cookies-anticsrf-without-samesite-flag', -20],
  ['login=1; Secure', 'cookies-session-without-httponly-flag', -30],
])('the cookie %s is found to be %s', (cookie, result, modifier) => {
  expect(read('cookies', observe({ 'set-cookie': cookie }))).toEqual([result, modifier])
})

test('without HSTS, an insecure cookie costs more', () => {
  const open = { 'strict-transport-security': undefined }
  expect(read('cookies', observe({ ...open, 'set-cookie': 'a=1' }))?.[1]).toBe(-20)
  expect(read('cookies', observe({ ...open, 'set-cookie': 'session=1; HttpOnly' }))?.[1]).toBe(-40)
})
