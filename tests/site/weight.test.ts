import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { listPageFiles, readPageFile, readSiteFile } from '../support/site.ts'

/** Bytes of a document with brotli, its styles in it. */
const most = 14_000

const readStyles = (file: string) => readPageFile(file).find('style')

test.each(listPageFiles())('%s with its styles weighs at most 14,000 bytes as a host sends it', (file) => {
  expect(brotliCompressSync(readSiteFile(file)).length).toBeLessThanOrEqual(most)
})

test.each(listPageFiles())('%s brings all its styles, of which the first block is that of every page', (file) => {
  expect(readPageFile(file).find('link[rel="stylesheet"]')).toEqual([])
  expect(readStyles(file)[0]?.html === readStyles('index.html')[0]?.html, 'the block is that of the home page').toBe(
    true,
  )
})
