import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { listPageFiles, readPageFile, readSiteFile } from '../support/site.ts'

const KiB = 1024

const readStyles = (file: string) => readPageFile(file).find('style')

test.each(listPageFiles())('%s with its styles weighs at most 13 KiB as a host sends it', (file) => {
  expect(brotliCompressSync(readSiteFile(file)).length / KiB).toBeLessThanOrEqual(13)
})

test.each(listPageFiles())('%s brings all its styles in one block, the same as on every other page', (file) => {
  const [own, ...others] = readStyles(file)
  expect(others).toEqual([])
  expect(readPageFile(file).find('link[rel="stylesheet"]')).toEqual([])
  expect(own?.html === readStyles('index.html')[0]?.html, 'the block is that of the home page').toBe(true)
})
