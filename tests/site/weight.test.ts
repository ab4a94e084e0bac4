import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { config, readEntries } from '../support/content.ts'
import { listPageFiles, readPageFile, readSiteFile } from '../support/site.ts'

/**
 * What menus, cards, the map and the footer name, with lines of hours and holidays: for the limit of 14,000 bytes, as many as
 * Straits Commercial Cleaning has.
 */
const named = [
  ...(['services', 'areas', 'pages'] as const).flatMap((collection) => readEntries(collection)),
  ...[config.company.hours, config.company.closed ?? []].flat(),
]
const usual = 22

/**
 * Bytes of one more name; of notices with their styles, which stay for a few days; and of the question about cookies, for
 * visitors of sites with `analytics`. They have no part in the limit.
 */
const perName = 60
const ofNotices = 600
const ofConsent = 700

/** Size of a document in bytes with brotli, including its styles. */
const most = (file: string) =>
  14_000 +
  perName * Math.max(0, named.length - usual) +
  (readPageFile(file).find('.notices').length > 0 ? ofNotices : 0) +
  (config.analytics ? ofConsent : 0)

const readStyles = (file: string) => readPageFile(file).find('style')

test.each(listPageFiles())('%s is light with its styles, as compressed by a host', (file) => {
  expect(brotliCompressSync(readSiteFile(file)).length).toBeLessThanOrEqual(most(file))
})

test.each(listPageFiles())('%s contains all its styles, and the first block is the same on every page', (file) => {
  expect(readPageFile(file).find('link[rel="stylesheet"]')).toEqual([])
  expect(readStyles(file)[0]?.html === readStyles('index.html')[0]?.html, 'the block is that of the home page').toBe(
    true,
  )
})
