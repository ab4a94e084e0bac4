import { readPolicy } from './content-policy.ts'
import { type Finding, type Observed, readEquivalents } from './observed.ts'

/** The `referrer-policy` test: the last known value counts. */
export function scoreReferrer(observed: Observed): Finding {
  const values = [observed.headers.get('referrer-policy'), ...readEquivalents(observed, 'referrer-policy')]
  const given = values.filter((value) => value !== null)
  if (given.length === 0) return ['referrer-policy-not-implemented', 0]
  const names = given.join(',').toLowerCase().split(',')
  const last = names
    .map((name) => name.trim())
    .findLast((name) => privateReferrers.has(name) || openReferrers.has(name))
  if (last === undefined) return ['referrer-policy-header-invalid', -5]
  return privateReferrers.has(last) ? ['referrer-policy-private', 5] : ['referrer-policy-unsafe', -5]
}

const privateReferrers = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'])
const openReferrers = new Set(['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'])

/** Six months in seconds, as the Observatory counts them. */
const sixMonths = 15_552_000

/**
 * The `strict-transport-security` test. Sites on browsers' preload lists get 5 extra points, but ours doesn't apply for
 * them.
 */
export function scoreTransport({ url, headers }: Observed): Finding {
  if (!url.startsWith('https:')) return ['hsts-not-implemented-no-https', -20]
  const value = headers.get('strict-transport-security')
  if (value === null) return ['hsts-not-implemented', -20]
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1]
  if (age === undefined || value.includes(',')) return ['hsts-header-invalid', -20]
  return Number(age) < sixMonths
    ? ['hsts-implemented-max-age-less-than-six-months', -10]
    : ['hsts-implemented-max-age-at-least-six-months', 0]
}

/** The `x-content-type-options` test. */
export function scoreContentType({ headers }: Observed): Finding {
  const value = headers.get('x-content-type-options')
  if (value === null) return ['x-content-type-options-not-implemented', -5]
  return value.trim().toLowerCase() === 'nosniff'
    ? ['x-content-type-options-nosniff', 0]
    : ['x-content-type-options-header-invalid', -5]
}

/** The `x-frame-options` test. `frame-ancestors` only counts in a header. */
export function scoreFraming(observed: Observed): Finding {
  if (readPolicy(observed, { withMeta: false })?.has('frame-ancestors'))
    return ['x-frame-options-implemented-via-csp', 5]
  const value = observed.headers.get('x-frame-options')?.trim().toLowerCase()
  if (value === undefined) return ['x-frame-options-not-implemented', -20]
  if (value === 'deny' || value === 'sameorigin') return ['x-frame-options-sameorigin-or-deny', 0]
  return value.startsWith('allow-from')
    ? ['x-frame-options-allow-from-origin', 0]
    : ['x-frame-options-header-invalid', -20]
}

/** The `cross-origin-resource-policy` test. */
export function scoreResourcePolicy({ headers }: Observed): Finding {
  const value = headers.get('cross-origin-resource-policy')?.trim().toLowerCase()
  if (value === undefined) return ['cross-origin-resource-policy-not-implemented', 0]
  if (value === 'same-origin' || value === 'same-site') return [`cross-origin-resource-policy-${value}`, 10]
  return value === 'cross-origin'
    ? ['cross-origin-resource-policy-cross-origin', 0]
    : ['cross-origin-resource-policy-header-invalid', -5]
}

/** The origin that the Observatory sends with its requests. */
export const asker = 'https://http-observatory.security.mozilla.org'

/** The `cross-origin-resource-sharing` test of a request from `asker`. */
export function scoreSharing({ headers }: Observed): Finding {
  const allowed = headers.get('access-control-allow-origin')?.trim().toLowerCase()
  if (allowed === undefined) return ['cross-origin-resource-sharing-not-implemented', 0]
  const withCookies = headers.get('access-control-allow-credentials')?.trim().toLowerCase() === 'true'
  if (allowed === asker && withCookies) return ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
  return [`cross-origin-resource-sharing-implemented-with-${allowed === '*' ? 'public' : 'restricted'}-access`, 0]
}
