import sharp from 'sharp'
import { expect, test } from 'vitest'
import { unlessBroken } from '../../../../generator/assets/pictures/unless-broken.ts'

test("sharp's error about a broken image is not thrown", async () => {
  expect(await unlessBroken(sharp(Buffer.from('no picture')).metadata())).toBeUndefined()
  const square = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
  expect(await unlessBroken(square.png().toBuffer())).toBeInstanceOf(Uint8Array)
})

test('a bug is thrown', async () => {
  await expect(unlessBroken(Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug')
})
