import { mergeSources, type Sources } from './sources.ts'

/**
 * What Google's tag needs beside the site's own files, as Google documents it for each product
 * (https://developers.google.com/tag-platform/security/guides/csp). `tagId` begins with the product: `AW-` is Google Ads, `G-`
 * is Analytics, and a `GT-` tag may serve both. A conversion is reported to Google Ads by any of them.
 */
export function allowGoogleTag({ tagId, conversion }: GoogleTag): Sources {
  const measures = !tagId.startsWith('AW-')
  const advertises = !tagId.startsWith('G-') || conversion !== undefined
  return mergeSources([measures ? analytics : {}, advertises ? advertising : {}])
}

interface GoogleTag {
  readonly tagId: string
  readonly conversion?: string | undefined
}

const tagManager = 'https://www.googletagmanager.com'

/** Google Ads conversions. Google names a host of each country too, such as `www.google.ca`; this business is in the United States. */
const advertising: Sources = {
  'script-src': [
    tagManager,
    'https://www.googleadservices.com',
    'https://www.google.com',
    'https://pagead2.googlesyndication.com',
    'https://googleads.g.doubleclick.net',
  ],
  'img-src': [
    tagManager,
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
    'https://google.com',
    'https://pagead2.googlesyndication.com',
    'https://www.googleadservices.com',
  ],
  'connect-src': [
    'https://pagead2.googlesyndication.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
    'https://google.com',
    tagManager,
  ],
  'frame-src': [tagManager, 'https://td.doubleclick.net'],
}

/** Analytics 4 without Google Signals. Measurements go to servers by region: `region1.google-analytics.com`. */
const analytics: Sources = {
  'script-src': [tagManager],
  'img-src': [tagManager, 'https://*.google-analytics.com'],
  'connect-src': [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
}
