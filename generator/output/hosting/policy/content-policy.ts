import { createHash } from 'node:crypto'
import { allowGoogleTag } from './google-tag.ts'
import type { HeaderSubject } from './site-headers.ts'
import { formatPolicy, mergeSources, type Sources } from './sources.ts'

/** The one service that a page sends to: the library's own address, which the site does not change. */
const emailService = 'https://api.emailjs.com'

/**
 * The value of Content-Security-Policy: nothing but the site's own files and its one style sheet, which is named by its hash.
 * Each widening is for something that is configured.
 */
export function buildContentPolicy(subject: HeaderSubject): string {
  return formatPolicy({ ...gatherSources(subject), 'frame-ancestors': ["'none'"] })
}

/** The same for a `<meta>`, where browsers ignore `frame-ancestors` (CSP3, 3.3) and complain of it. */
export function buildMetaPolicy(subject: HeaderSubject): string {
  return formatPolicy(gatherSources(subject))
}

/** All that the policy of a page allows. */
export function gatherSources({ config, css, sendsToStandIn, hasSheets = false }: HeaderSubject): Sources {
  const { tagId, conversion } = config.analytics ?? {}
  return mergeSources([
    {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': [`'sha256-${createHash('sha256').update(css).digest('base64')}'`],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      // The search fetches its index.
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
    },
    // The band over posts that are not public yet.
    hasSheets ? { 'style-src': ["'self'"] } : {},
    // The quote form, on the contact page.
    sendsToStandIn ? {} : { 'connect-src': [emailService] },
    // React and our own scripts give no text to be run as code or read as markup. Google's tag does, without a policy of its own.
    tagId === undefined
      ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }
      : allowGoogleTag({ tagId, conversion }),
  ])
}
