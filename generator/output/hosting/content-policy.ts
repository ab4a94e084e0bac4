import { createHash } from 'node:crypto'
import type { SiteConfig } from '../../schema/site/config.ts'

/** Sources by directive, as in a Content-Security-Policy (https://www.w3.org/TR/CSP3/). */
export type Sources = Readonly<Record<string, readonly string[]>>

/** What a site's policy, and the headers that go with it, depend on. */
export interface PolicySubject {
  readonly config: SiteConfig
  /** Every page's style sheet, exactly as it is between the tags of its `<style>`. */
  readonly css: string
  /**
   * Style sheets that only some pages add, such as those with notices. They are always allowed, used or not: headers must not
   * change from one day to the next.
   */
  readonly pageCss: readonly string[]
  /** Whether quote requests go to the local server, as under `start`, instead of the email service. */
  readonly sendsToOutbox: boolean
}

/** The only service that pages send data to. This is the library's default address, which the site doesn't change. */
const emailService = 'https://api.emailjs.com'

/** Everything that pages may load: the site's own files, its style sheets by hash, and what the configuration needs. */
export function gatherSources({ config, css, pageCss, sendsToOutbox }: PolicySubject): Sources {
  const { tagId, conversion } = config.analytics ?? {}
  return mergeSources([
    {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': [css, ...pageCss].map((sheet) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`),
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      // The search loads its index.
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      // The quote form without scripts: the browser composes an email.
      'form-action': ["'self'", 'mailto:'],
    },
    // The quote form, on the contact page.
    sendsToOutbox ? {} : { 'connect-src': [emailService] },
    // Neither React nor our own scripts ever pass strings to be evaluated as code or parsed as markup. Google's tag does, without
    // a policy of its own.
    tagId === undefined
      ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }
      : allowGoogleTag(tagId, conversion),
  ])
}

/**
 * What Google's tag needs, as Google documents it for each product
 * (https://developers.google.com/tag-platform/security/guides/csp). An ID begins with its product: `AW-` is Google Ads, `G-` is
 * Analytics, and a `GT-` tag may serve both. Any of them can report a conversion to Google Ads.
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

/**
 * Google Ads conversions. Google also lists a host per country, such as `www.google.ca`; the policy would be too
 * long with all of them.
 */
const advertising: Sources = {
  'script-src': [tagManager, adServices, google, syndication, doubleClick],
  'img-src': [tagManager, doubleClick, google, 'https://google.com', syndication, adServices],
  'connect-src': [syndication, adServices, doubleClick, google, 'https://google.com', tagManager],
  'frame-src': [tagManager, 'https://td.doubleclick.net'],
}

/** Analytics 4 without Google Signals. Data goes to regional servers: `region1.google-analytics.com`. */
const analytics: Sources = {
  'script-src': [tagManager],
  'img-src': [tagManager, 'https://*.google-analytics.com'],
  'connect-src': [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
}

/** The union of several policies: one list per directive, in order of first appearance. */
function mergeSources(parts: readonly Sources[]): Sources {
  const names = new Set(parts.flatMap((part) => Object.keys(part)))
  return Object.fromEntries([...names].map((name) => [name, [...new Set(parts.flatMap((part) => part[name] ?? []))]]))
}

/** Maximum length of a policy: Cloudflare Pages accepts lines of 2,000 characters, including the header's name. */
const mostCharacters = 1_900

/**
 * `default-src 'none'; script-src 'self'`. Leaves out `https://`: on an HTTPS page, hosts are only allowed over HTTPS anyway
 * (CSP3, 6.7.2.9), and a tag that measures and advertises lists some twenty. Throws if the policy is too long for a host, which
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
