import { mergeSources, type Sources } from './sources.ts'

/**
 * What Google's tag needs beside the site's own files, as Google documents it for each product
 * (https://developers.google.com/tag-platform/security/guides/csp). `tagId` begins with the product: `AW-` is Google Ads, `G-`
 * is Analytics, and a `GT-` tag may serve both.
 */
export function allowGoogleTag(tagId: string): Sources {
  if (tagId.startsWith('AW-')) return advertising
  if (tagId.startsWith('G-')) return analytics
  return mergeSources([analytics, advertising])
}

const tagManager = 'https://www.googletagmanager.com'

/** Google Ads conversions. Answers are sent on to the search engine's own host, and by it to none that Americans use. */
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
