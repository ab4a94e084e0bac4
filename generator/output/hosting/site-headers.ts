import { formatPolicy, gatherSources, type PolicySubject } from './content-policy.ts'
import { topFiles } from '../../schema/paths.ts'
import { cmsScript } from '../../schema/cms/build-cms.ts'
import type { SiteConfig } from '../../schema/site/config.ts'
import { assetFolder } from './addresses.ts'
import { contentTypeOf } from './content-types.ts'

/** Header values by field name. */
export type Headers = Readonly<Record<string, string>>

/** The headers that a host sends with a site's files. All pages share one set, so that a host needs only one rule. */
export interface SiteHeaders {
  /** For every HTML document, including redirect pages and the 404 page. */
  readonly page: Headers
  /** For every response. */
  readonly everything: Headers
  /** For `assets/*`, whose names change with their content. */
  readonly asset: Headers
  /** For every other file, such as `feed.xml` and `favicon.ico`. */
  readonly other: Headers
  /** By address: replaces all of `page` or `other` for one response. `everything` still applies. */
  readonly single: Readonly<Record<string, Headers>>
  /** The policy for a `<meta http-equiv="Content-Security-Policy">`, for hosts that send no custom headers. */
  readonly metaPolicy: string
}

/** Browsers cache but revalidate each time (RFC 9111, 5.2.2.4), so an edit shows at once. */
export const revalidated: Headers = { 'Cache-Control': 'no-cache' }

/** For files whose names change with their content. */
export const immutable: Headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Headers of a site, from its configuration and its style sheet. Deterministic. */
export function describeHeaders(subject: PolicySubject): SiteHeaders {
  const { url, analytics, cms } = subject.config
  const sources = gatherSources(subject)
  return {
    page: {
      'Content-Security-Policy': formatPolicy({ ...sources, 'frame-ancestors': ["'none'"] }),
      'Permissions-Policy': formatPermissions(analytics?.tagId),
      // No other site's window keeps a handle on this one. The site opens none that it would have to talk to.
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Pages only: other sites show our images when a page is shared there.
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Speculation-Rules': `"${topFiles.speculationRules}"`,
      ...revalidated,
    },
    everything: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Browsers use HTTPS only, for a year (RFC 6797), on this host alone: `includeSubDomains` would cut off a mail or booking
      // page of the same company that still uses HTTP, and `preload` would do so for months after it was removed.
      ...(url.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
    },
    asset: immutable,
    other: revalidated,
    single: {
      [topFiles.speculationRules]: {
        // Browsers accept the rules only with this type.
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

/** Headers of a response with a file, by the file and the requested address. */
export function chooseHeaders(headers: SiteHeaders, file: string, address: string): Headers {
  const kind = file.endsWith('.html') ? 'page' : file.startsWith(assetFolder) ? 'asset' : 'other'
  return { 'Content-Type': contentTypeOf(file), ...headers.everything, ...(headers.single[address] ?? headers[kind]) }
}

/** Headers of a response without a file: a redirect, or an error. */
export function chooseBareHeaders(headers: SiteHeaders): Headers {
  return { ...headers.everything, ...headers.other }
}

/**
 * Browser features that this site never uses. All of them are established names: browsers log a warning for those that they don't
 * know (https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Permissions-Policy).
 */
const unusedFeatures = `accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope hid idle-detection
  magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking`

/** The Permissions-Policy value: no page or frame may use these features. */
function formatPermissions(tagId: string | undefined): string {
  // Advertisers measure with topics: Google's tag uses them, so they stay allowed if a tag is configured.
  const unused = [...unusedFeatures.split(/\s+/), ...(tagId === undefined ? ['browsing-topics'] : [])]
  return unused.map((feature) => `${feature}=()`).join(', ')
}

/** What the CMS connects to, by repository host (https://sveltiacms.app/en/docs/security). */
const backends = {
  github: [
    'https://api.github.com',
    'https://github.com',
    'https://raw.githubusercontent.com',
    'https://www.githubstatus.com',
  ],
  gitlab: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
} as const

const pictureHosts = ['https://*.githubusercontent.com', 'https://gitlab.com', 'https://*.gravatar.com']

/**
 * Headers of `/admin`. The CMS is third-party code: it sets inline styles, loads its own fonts, shows files of the repository as
 * images, and may log in through a popup that reports back to it.
 */
export function describeFormsPage(cms: NonNullable<SiteConfig['cms']>) {
  return {
    'Content-Security-Policy': formatPolicy({
      'default-src': ["'none'"],
      'script-src': ["'self'", cmsScript.src],
      'style-src': ["'self'", "'unsafe-inline'", 'https://cdn.jsdelivr.net'],
      'font-src': ["'self'", 'https://cdn.jsdelivr.net'],
      'img-src': ["'self'", 'blob:', 'data:', ...pictureHosts],
      'media-src': ["'self'", 'blob:'],
      'connect-src': ["'self'", 'blob:', 'data:', 'https://unpkg.com', ...backends[cms.backend ?? 'github']],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    }),
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}
