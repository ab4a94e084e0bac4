import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkWidth } from '../../../../generator/assets/pictures/picture-diagnostics.ts'
import { buildPictures, checkPictures } from '../../../../generator/assets/pictures/build-pictures.ts'
import { noCache } from '../../../../generator/assets/cache/asset-cache.ts'
import { formatReport } from '../../../../generator/shared/diagnostics/format.ts'
import type { Files } from '../../../../generator/shared/fs/files.ts'
import { memoryFiles } from '../../../support/memory-files.ts'

const folder = { imagesFolder: '/images', reportedFolder: 'content/images' } as const

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5c7a' } })

const bad = {
  'gone.webp': undefined,
  'none.webp': Buffer.from('no picture'),
  'phone.jpg': Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic\0\0\0\0'),
  'poster.png': await paint(9000, 6000).png().toBuffer(),
  'small.webp': await paint(400, 300).webp().toBuffer(),
  'tall.webp': await paint(800, 6000).webp().toBuffer(),
  'tiny.webp': await paint(64, 64).webp().toBuffer(),
  'video.webp': Buffer.alloc(0),
}

/** Some files aren't in memory, only their size on disk is known. */
const files: Files = {
  ...memoryFiles(
    '/images',
    Object.fromEntries(Object.entries(bad).flatMap(([name, bytes]) => (bytes ? [[name, bytes]] : []))),
  ),
  look: (file) => (file.endsWith('video.webp') ? { kind: 'file', bytes: 2_340_567_890, isLink: false } : undefined),
}

const report = `content/images/gone.webp  error  images/unreadable
  This file can't be read as an image.
  hint: export it again as WebP, PNG or JPEG.

content/images/none.webp  error  images/unreadable
  This file can't be read as an image.
  hint: export it again as WebP, PNG or JPEG.

content/images/phone.jpg  error  images/unreadable
  This is a HEIC photo, which isn't supported.
  hint: export it as JPEG.

content/images/poster.png  error  images/too-large
  This image is 9000 × 6000 pixels (54 megapixels). The limit is 50 megapixels and 100 MB.
  hint: export it smaller: the site shows at most 1600 pixels in width.

content/images/small.webp  warning  images/too-small
  This image is 400 pixels wide: enough only for a small portrait.
  hint: use the original: 1600 pixels or more, or 640 for a portrait.

content/images/tall.webp  warning  images/too-small
  This image is so tall that the site shows it only 320 pixels wide: enough only for a small portrait.
  hint: crop it, so that it isn't much taller than it is wide.

content/images/tiny.webp  error  images/too-small
  This image is 64 pixels wide: too small for any place on the site.
  hint: use the original: 1600 pixels or more is best; or use another image in its place.

content/images/video.webp  error  images/too-large
  This file is 2340.6 MB. The limit is 50 megapixels and 100 MB.
  hint: export it smaller: the site shows at most 1600 pixels in width.

6 errors and 2 warnings in 8 files
`

test('every error has the name of its file, and a build returns nothing', async () => {
  const options = { ...folder, files, cache: noCache }
  const { value, diagnostics } = await buildPictures(Object.keys(bad), options)
  expect(formatReport(diagnostics, new Map())).toBe(report)
  expect(value).toBeUndefined()
})

test('a check reports the same', async () => {
  const diagnostics = await checkPictures(Object.keys(bad), { ...folder, files, cache: noCache })
  expect(formatReport(diagnostics, new Map())).toBe(report)
})

test('a file that is too large is never read', async () => {
  const unreadable: Files = {
    list: () => [],
    look: () => ({ kind: 'file', bytes: 100_000_001, isLink: false }),
    read: () => expect.fail(),
  }
  expect(await checkPictures(['a.webp'], { ...folder, files: unreadable, cache: noCache })).toMatchObject([
    { code: 'images/too-large' },
  ])
})

test('an image that only appears in texts may be as small as an icon', async () => {
  const names = new Set(['small.webp', 'tiny.webp'])
  const options = { ...folder, files, cache: noCache }
  expect(await checkPictures([...names], options, names)).toEqual([])
  const { value, diagnostics } = await buildPictures([...names], options, names)
  expect([...(value?.pictures.keys() ?? [])].toSorted()).toEqual([...names])
  expect(diagnostics).toEqual([])
})

test('an image of one pixel is 1 pixel wide', () => {
  const found: unknown[] = []
  checkWidth({ width: 1, height: 1 }, (one) => found.push(one))
  expect(found).toMatchObject([{ message: 'This image is 1 pixel wide: too small for any place on the site.' }])
})
