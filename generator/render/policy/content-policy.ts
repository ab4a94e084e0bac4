import { createHash } from 'node:crypto'
import type { SiteConfig } from '../../schema/config.ts'

/** Sources by directive, as a Content-Security-Policy names them (https://www.w3.org/TR/CSP3/). */
export type Sources = Readonly<Record<string, readonly string[]>>

/** What decides the policy of a site, and the headers that go with it. */
export interface PolicySubject {
  readonly config: SiteConfig
  /** The style sheet of every page, as it is written between the tags of its one `<style>`. */
  readonly css: string
  /**
   * Those of pages with notices, and of pages with more than words in a text. They are allowed whether there are any or not: headers
   * must not change from one day to the next.
   */
  readonly pageCss: readonly string[]
  /** Whether quote requests go to the server that serves the page, as under `start`, instead of the email service. */
  readonly sendsToOutbox: boolean
  /** Whether some pages link a style sheet of the site, as posts do that only authors see. */
  readonly hasSheets?: boolean | undefined
}

/** The one service that a page sends to: the library's own address, which the site does not change. */
const emailService = 'https://api.emailjs.com'

/**
 * All that a page may load: nothing but the site's own files and its style sheets, which are named by their hashes. Each exception
 * is for something that is configured.
 */
export function gatherSources({ config, css, pageCss, sendsToOutbox, hasSheets = false }: PolicySubject): Sources {
  const { tagId, conversion } = config.analytics ?? {}
  return mergeSources([
    {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': [css, ...pageCss].map((sheet) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`),
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      // The search fetches its index.
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      // The quote form where no script runs: the browser makes an email of it.
      'form-action': ["'self'", 'mailto:'],
    },
    // The banner on posts that are not public yet.
    hasSheets ? { 'style-src': ["'self'"] } : {},
    // The quote form, on the contact page.
    sendsToOutbox ? {} : { 'connect-src': [emailService] },
    // React and our own scripts never pass text to be run as code or read as markup. Google's tag does, without a policy of its own.
    tagId === undefined
      ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }
      : allowGoogleTag(tagId, conversion),
  ])
}

/**
 * What Google's tag needs, as Google documents it for each product (https://developers.google.com/tag-platform/security/guides/csp).
 * An id begins with its product: `AW-` is Google Ads, `G-` is Analytics, and a `GT-` tag may serve both. Any of them reports a
 * conversion to Google Ads.
 */
function allowGoogleTag(tagId: string, conversion: string | undefined): Sources {
  const measures = !tagId.startsWith('AW-')
  const advertises = !tagId.startsWith('G-') || conversion !== undefined
  return mergeSources([measures ? analytics : {}, advertises ? advertising : {}])
}

const tagManager = 'https://www.googletagmanager.com'
const adServices = 'https://www.googleadservices.com'
const google = 'https://www.google.com'
const syndication = 'https://pagead2.googlesyndication.com'
const doubleClick = 'https://googleads.g.doubleclick.net'

/** Google Ads conversions. Google also names a host for each country, such as `www.google.ca`; this business is in the United States. */
const advertising: Sources = {
  'script-src': [tagManager, adServices, google, syndication, doubleClick],
  'img-src': [tagManager, doubleClick, google, 'https://google.com', syndication, adServices],
  'connect-src': [syndication, adServices, doubleClick, google, 'https://google.com', tagManager],
  'frame-src': [tagManager, 'https://td.doubleclick.net'],
}

/** Analytics 4 without Google Signals. Measurements go to servers by region: `region1.google-analytics.com`. */
const analytics: Sources = {
  'script-src': [tagManager],
  'img-src': [tagManager, 'https://*.google-analytics.com'],
  'connect-src': [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
}

/** All that any of them allows: one list for each directive, in the order in which they first appear. */
function mergeSources(parts: readonly Sources[]): Sources {
  const names = new Set(parts.flatMap((part) => Object.keys(part)))
  return Object.fromEntries([...names].map((name) => [name, [...new Set(parts.flatMap((part) => part[name] ?? []))]]))
}

/** The most characters of one policy: Cloudflare Pages takes lines of 2,000, including the header's name. */
const mostCharacters = 1_900

/**
 * `default-src 'none'; script-src 'self'`. Hosts go without `https://`: on a page that came by HTTPS they are allowed by HTTPS
 * alone (CSP3, 6.7.2.9), and a tag that measures and advertises names some twenty. Throws if a host would refuse its length: that
 * is our bug.
 */
export function formatPolicy(sources: Sources): string {
  const policy = Object.entries(sources)
    .map(([directive, values]) => [directive, ...values.map((value) => value.replace(/^https:\/\//, ''))].join(' '))
    .join('; ')
  if (policy.length > mostCharacters)
    throw new Error(`the Content-Security-Policy has ${policy.length} characters; hosts take ${mostCharacters}`)
  return policy
}
