import { formatPolicy, gatherSources, type PolicySubject } from '../../render/policy/content-policy.ts'
import { speculationRulesPath } from '../../render/derived/speculation-rules.ts'
import { assetFolder } from './addresses.ts'
import { contentTypeOf } from './content-types.ts'
import { describeFormsPage } from './forms-page.ts'

/** Names of header fields, as they are written, and their values. */
export type Headers = Readonly<Record<string, string>>

/** What a host sends beside the files of a site. One value holds for all of its pages, so that a host needs one rule. */
export interface SiteHeaders {
  /** For every HTML document, including pages that redirect and the one for unknown addresses. */
  readonly page: Headers
  /** For every response. */
  readonly everything: Headers
  /** For `assets/*`, whose names change with their content. */
  readonly asset: Headers
  /** For every other file, such as `feed.xml` and `favicon.ico`. */
  readonly other: Headers
  /** By address: what one response gets in place of all of `page` or `other`. `everything` holds for it too. */
  readonly single: Readonly<Record<string, Headers>>
  /** The policy for a `<meta http-equiv="Content-Security-Policy">`, for hosts that send no headers of a site. */
  readonly metaPolicy: string
}

/** Browsers cache it and ask for it each time (RFC 9111, 5.2.2.4): an edit shows at once. */
export const revalidated: Headers = { 'Cache-Control': 'no-cache' }

/** For files whose names change with their content. */
export const immutable: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** The headers of a site, from its configuration and its one style sheet. The same input gives the same text. */
export function describeHeaders(subject: PolicySubject): SiteHeaders {
  const { url, analytics, cms } = subject.config
  const sources = gatherSources(subject)
  return {
    page: {
      'Content-Security-Policy': formatPolicy({ ...sources, 'frame-ancestors': ["'none'"] }),
      'Permissions-Policy': formatPermissions(analytics?.tagId),
      // No window of another site keeps a handle on this one. The site opens none that it would have to talk to.
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Pages only: other sites show the pictures of pages that were shared there.
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Speculation-Rules': `"${speculationRulesPath}"`,
      ...revalidated,
    },
    everything: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Browsers return by HTTPS only, for a year (RFC 6797), on this one host: `includeSubDomains` would cut off a mail or booking
      // page of the same company that still answers by HTTP, and `preload` does so for months after it was taken back.
      ...(url.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
    },
    asset: immutable,
    other: revalidated,
    single: {
      [speculationRulesPath]: {
        // Browsers accept the rules with no other type.
        'Content-Type': 'application/speculationrules+json',
        'Cache-Control': 'public, max-age=86400',
      },
      ...(cms && {
        '/admin': { ...describeFormsPage(cms), 'Permissions-Policy': formatPermissions(undefined), ...revalidated },
      }),
    },
    // Browsers ignore `frame-ancestors` in a `<meta>` (CSP3, 3.3) and complain about it.
    metaPolicy: formatPolicy(sources),
  }
}

/** Headers of a response with a file of the site, by the file and the address that was asked for. */
export function chooseHeaders(headers: SiteHeaders, file: string, address: string): Headers {
  const kind = file.endsWith('.html') ? 'page' : file.startsWith(assetFolder) ? 'asset' : 'other'
  return { 'Content-Type': contentTypeOf(file), ...headers.everything, ...(headers.single[address] ?? headers[kind]) }
}

/** Headers of a response without a file: a redirect, or an error. */
export function chooseBareHeaders(headers: SiteHeaders): Headers {
  return { ...headers.everything, ...headers.other }
}

/**
 * What browsers can do for a page and this site never asks for. Browsers know each name without a trial: they report those that
 * they do not know (https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Permissions-Policy).
 */
const unusedFeatures = `accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope hid idle-detection
  magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking`

/** The value of Permissions-Policy: no page may use any of them, and no frame inside a page. */
function formatPermissions(tagId: string | undefined): string {
  // Advertisers measure with topics: Google's tag asks for them if one is configured.
  const unused = [...unusedFeatures.split(/\s+/), ...(tagId === undefined ? ['browsing-topics'] : [])]
  return unused.map((feature) => `${feature}=()`).join(', ')
}
