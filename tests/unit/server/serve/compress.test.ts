import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFast, createBestCompressor } from '../../../../generator/server/serve/compress.ts'

const content = Buffer.from('<li>Restrooms cleaned and restocked</li>\n'.repeat(200))
const read = (body: Uint8Array) => Buffer.from(body).toString()

test('a browser gets the best of what it accepts', async () => {
  const compress = createBestCompressor()
  const brotli = await compress(content, '"a"', 'gzip, deflate, br')
  expect(brotli.encoding).toBe('br')
  expect(brotliDecompressSync(brotli.body).equals(content)).toBe(true)
  const gzip = await compress(content, '"a"', 'gzip')
  expect(gzip.encoding).toBe('gzip')
  expect(gunzipSync(gzip.body).equals(content)).toBe(true)
})

test('whoever accepts nothing gets the content as it is', async () => {
  expect(read((await createBestCompressor()(content, '"a"', '')).body)).toBe(read(content))
})

test('what was compressed once is kept, and other content is not mistaken for it', async () => {
  const compress = createBestCompressor()
  const first = await compress(content, '"a"', 'br')
  expect((await compress(content, '"a"', 'br')).body).toBe(first.body)
  const other = await compress(Buffer.from('other'), '"b"', 'br')
  expect(read(brotliDecompressSync(other.body))).toBe('other')
})

test('the best level is smaller than the fast one', async () => {
  const text = Buffer.from(Array.from({ length: 3000 }, (_, index) => `${index * 7919} ${index % 13}`).join(' '))
  const [best, fast] = await Promise.all([createBestCompressor()(text, '"t"', 'br'), compressFast(text, '"t"', 'br')])
  expect(best.body.length).toBeLessThan(fast.body.length)
})

test('an encoding of quality zero is one that is not accepted', async () => {
  expect((await createBestCompressor()(content, '"a"', 'br;q=0, gzip;q=0.5')).encoding).toBe('gzip')
})
