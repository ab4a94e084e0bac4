import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readEntries } from '../support/content.ts'
import { listPageFiles, readPageFile, readSiteFile } from '../support/site.ts'

/** What menus, cards and the map name: for the limit of 14,000 bytes, as many as Straits Commercial Cleaning has. */
const named = (['services', 'areas', 'pages'] as const).flatMap((collection) => readEntries(collection))
const usual = 21

/** Size of a document in bytes with brotli, including its styles. Each further name takes up to 60 bytes. */
const most = 14_000 + 60 * Math.max(0, named.length - usual)

const readStyles = (file: string) => readPageFile(file).find('style')

test.each(listPageFiles())('%s is light with its styles, as compressed by a host', (file) => {
  expect(brotliCompressSync(readSiteFile(file)).length).toBeLessThanOrEqual(most)
})

test.each(listPageFiles())('%s contains all its styles, and the first block is the same on every page', (file) => {
  expect(readPageFile(file).find('link[rel="stylesheet"]')).toEqual([])
  expect(readStyles(file)[0]?.html === readStyles('index.html')[0]?.html, 'the block is that of the home page').toBe(
    true,
  )
})
