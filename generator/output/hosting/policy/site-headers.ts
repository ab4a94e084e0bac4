import type { SiteConfig } from '../../../schema/config.ts'
import { buildContentPolicy, buildMetaPolicy } from './content-policy.ts'
import { describeFormsPage } from './forms-page.ts'
import { formatPermissions } from './permissions.ts'
import { speculationRulesPath, speculationRulesType } from '../../../render/derived/speculation-rules.ts'

/** Names of header fields, as they are written, and their values. */
export type Headers = Readonly<Record<string, string>>

/** What decides the headers of a site. */
export interface HeaderSubject {
  readonly config: SiteConfig
  /** The style sheet of every page, as it stands between the tags of its one `<style>`. */
  readonly css: string
  /** Whether quote requests go to the server that serves the page, as under `start`, in place of the email service. */
  readonly sendsToStandIn: boolean
  /** Whether some pages link a style sheet of the site, as posts do that only authors see. */
  readonly hasSheets?: boolean | undefined
}

/** What a host sends beside the files of a site. One value holds for all of its pages, so that a host needs one rule. */
export interface SiteHeaders {
  /** Of every HTML document, pages that redirect and the one for unknown addresses among them. */
  readonly page: Headers
  /** Of every answer. */
  readonly everything: Headers
  /** Of `assets/*`, whose names change with their content. */
  readonly asset: Headers
  /** Of every other file, such as `feed.xml` and `favicon.ico`. */
  readonly other: Headers
  /** By address: what one answer gets in place of `page` or `other`, whole. `everything` holds for it too. */
  readonly single: Readonly<Record<string, Headers>>
  /** The policy that may stand in a `<meta http-equiv="Content-Security-Policy">`, for hosts that send no headers of a site. */
  readonly metaPolicy: string
}

/** The headers of a site, from its configuration and its one style sheet. The same input gives the same text. */
export function describeHeaders(subject: HeaderSubject): SiteHeaders {
  return {
    page: {
      'Content-Security-Policy': buildContentPolicy(subject),
      'Permissions-Policy': formatPermissions(subject.config.analytics?.tagId),
      // No window of another site keeps a handle on this one. The site opens none that it would have to talk to.
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Pages only: other sites show the pictures of pages that were shared there.
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Speculation-Rules': `"${speculationRulesPath}"`,
      'Cache-Control': revalidated,
    },
    everything: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      ...describeTransport(subject.config.url),
    },
    asset: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    other: { 'Cache-Control': revalidated },
    single: {
      [speculationRulesPath]: { 'Content-Type': speculationRulesType, 'Cache-Control': `public, max-age=${day}` },
      ...(subject.config.cms && {
        '/admin': { ...describeFormsPage(subject.config.cms), 'Cache-Control': revalidated },
      }),
    },
    metaPolicy: buildMetaPolicy(subject),
  }
}

/** Kept by browsers, and asked for each time (RFC 9111, 5.2.2.4): who edits a page sees it at once. */
const revalidated = 'no-cache'

/** Seconds. */
const day = 86_400

/**
 * A browser that has seen the site comes back by HTTPS alone, for a year (RFC 6797). It holds for this one host:
 * `includeSubDomains` would cut off a mail or booking page of the same company that still answers by HTTP, and `preload` does so
 * for months after it was taken back.
 */
function describeTransport(url: string): Headers {
  return url.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${365 * day}` } : {}
}
