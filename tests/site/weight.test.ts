import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { listPageFiles, readPageFile, readSiteFile } from '../support/site.ts'

/** Size of a document in bytes with brotli, including its styles. */
const most = 14_000

const readStyles = (file: string) => readPageFile(file).find('style')

test.each(listPageFiles())('%s is at most 14,000 bytes with its styles, as compressed by a host', (file) => {
  expect(brotliCompressSync(readSiteFile(file)).length).toBeLessThanOrEqual(most)
})

test.each(listPageFiles())('%s contains all its styles, and the first block is the same on every page', (file) => {
  expect(readPageFile(file).find('link[rel="stylesheet"]')).toEqual([])
  expect(readStyles(file)[0]?.html === readStyles('index.html')[0]?.html, 'the block is that of the home page').toBe(
    true,
  )
})
