import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type AssetCache, noCache } from '../../../generator/assets/cache/asset-cache.ts'
import { buildIcons, drawSmallIcon } from '../../../generator/assets/build-icons.ts'

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="5"/></svg>')

test('icons of all sizes are made from one SVG', async () => {
  const icons = await buildIcons(drawing, noCache)
  expect(icons?.outputs.map(({ path }) => path.replace(/-[0-9a-f]{12}/, ''))).toEqual([
    'assets/icon.svg',
    'assets/icon-180.png',
    'assets/icon-192.png',
    'assets/icon-512.png',
    'assets/icon-maskable.png',
    'favicon.ico',
  ])
})

test.each(['', 'no drawing', '<svg xmlns="http://www.w3.org/2000/svg"'])(
  'no icons are made from anything else: %j',
  async (text) => {
    expect(await buildIcons(Buffer.from(text), noCache)).toBeUndefined()
    expect(await drawSmallIcon(Buffer.from(text), noCache)).toBeUndefined()
  },
)

test('a bug is not reported as a broken SVG', async () => {
  const broken: AssetCache = { ...noCache, remember: () => Promise.reject(new TypeError('a bug')) }
  await expect(buildIcons(drawing, broken)).rejects.toThrow('a bug')
  await expect(drawSmallIcon(drawing, broken)).rejects.toThrow('a bug')
})

test('all of a wide logo is in its icons', async () => {
  const wide = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><path fill="red" d="M0 0h20v20H0z"/></svg>'
  const icon = (await buildIcons(Buffer.from(wide), noCache))?.outputs.find(({ path }) => path.endsWith('-192.png'))
  const { data, info } = await sharp(Buffer.from(icon?.content ?? ''))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data.subarray((96 * info.width + 4) * info.channels).subarray(0, 4)]).toEqual([255, 0, 0, 255])
})
