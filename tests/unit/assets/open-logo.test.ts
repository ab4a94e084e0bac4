import sharp from 'sharp'
import { expect, test } from 'vitest'
import { noCache } from '../../../generator/assets/cache/asset-cache.ts'
import { openLogo } from '../../../generator/assets/open-logo.ts'
import { memoryFiles } from '../../support/memory-files.ts'

const folder = { imagesFolder: '/images', reportedFolder: 'content/images', cache: noCache }

const open = (files: Readonly<Record<string, string | Uint8Array>>) =>
  openLogo({ ...folder, files: memoryFiles('/images', files) })

const image = sharp({ create: { width: 800, height: 400, channels: 4, background: '#14213d' } })
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24H0z"/></svg>'

test('a drawing is in pages and on social cards as it is', async () => {
  const { value: logo, diagnostics } = await open({ 'brand/icon.svg': drawing })
  expect(diagnostics).toEqual([])
  expect(logo?.inPages).toMatchObject({ viewBox: '0 0 24 24' })
  expect(logo?.onCards).toEqual(logo?.inPages)
  expect(logo?.outputs).toEqual([])
})

test('icons are made of what pages show: without scripts and notes, at any size', async () => {
  const large = drawing
    .replaceAll('24', '9000')
    .replace('<path', '<script>alert(1)</script><metadata>C:/Jo</metadata><path')
  const { value: logo, diagnostics } = await open({ 'brand/icon.svg': large })
  expect(diagnostics).toEqual([])
  expect(Buffer.from(logo?.drawing ?? '').toString()).toMatch(
    /^<svg xmlns="[^"]+" viewBox="0 0 9000 9000"><path [^<]*\/><\/svg>$/,
  )
})

test.each(['png', 'webp', 'jpeg'] as const)(
  'an image as %s is a small file in pages, and part of icons and social cards',
  async (format) => {
    const bytes = await image.clone().toFormat(format).toBuffer()
    const { value: logo, diagnostics } = await open({ [`brand/icon.${format}`]: bytes })
    expect(diagnostics).toEqual([])
    const [file] = logo?.outputs ?? []
    expect(logo?.inPages).toEqual({
      viewBox: '0 0 120 60',
      html: `<image href="/${file?.path}" width="120" height="60"/>`,
    })
    expect(await sharp(file?.content as Uint8Array).metadata()).toMatchObject({ width: 120, height: 60 })
    expect(logo?.onCards.viewBox).toBe('0 0 512 256')
    const icon = sharp(logo?.drawing, { density: 72 }).flatten({ background: '#fff' }).resize(1, 1)
    const color = [...(await icon.removeAlpha().raw().toBuffer())]
    expect(Math.max(...[0x14, 0x21, 0x3d].map((value, index) => Math.abs(value - (color[index] ?? 0))))).toBeLessThan(8)
  },
)

test.each([
  [
    'a photo in an SVG',
    { 'brand/icon.svg': drawing.replace('<path', '<image href="data:image/png;base64,iVBORw0KGgo="/><path') },
    'icon.svg',
    'as `icon.png`',
  ],
  [
    'text in a font of its own',
    { 'brand/icon.svg': drawing.replace('<path', '<text font-family="Brand" y="9">Straits</text><path') },
    'icon.svg',
    'as outlines',
  ],
  ['a PNG named as SVG', { 'brand/icon.svg': await image.clone().png().toBuffer() }, 'icon.svg', 'as `icon.png`'],
  ['a text named as PNG', { 'brand/icon.png': 'a logo' }, 'icon.png', 'export it again'],
  ['an empty file', { 'brand/icon.jpg': '' }, 'icon.jpg', 'export it again'],
  [
    'a photo of an iPhone',
    { 'brand/icon.jpg': '\0\0\0\u0018ftypheic\0\0\0\0mif1heic' },
    'icon.jpg',
    'export it as JPEG',
  ],
])('%s is not a logo', async (_, files, name, hint) => {
  const { value, diagnostics } = await open(files)
  expect(value).toBeUndefined()
  expect(diagnostics).toMatchObject([
    { code: 'images/unreadable', file: `content/images/brand/${name}`, hint: expect.stringContaining(hint) },
  ])
})

test('of an image that is too large, the size is reported', async () => {
  const huge = await sharp({ create: { width: 8000, height: 7000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const { diagnostics } = await open({ 'brand/icon.png': huge })
  expect(diagnostics).toMatchObject([{ code: 'images/too-large', file: 'content/images/brand/icon.png' }])
})

test('a small image is a logo, with a warning', async () => {
  const { value, diagnostics } = await open({ 'brand/icon.png': await image.clone().resize(96).png().toBuffer() })
  expect(value?.onCards.viewBox).toBe('0 0 96 48')
  expect(diagnostics).toMatchObject([{ severity: 'warning', code: 'images/too-small' }])
})

const tile = drawing.replace('<path', '<path fill="#fff"')
const clear = { create: { width: 600, height: 600, channels: 4 as const, background: '#0000' } }

test.each([
  ['in white', { 'brand/icon.svg': tile }],
  ['in a gray that is nearly white', { 'brand/icon.svg': tile.replace('#fff', '#eee') }],
  ['without a color', { 'brand/icon.svg': drawing.replace('<path', '<path fill="none"') }],
  ['of transparent pixels', { 'brand/icon.png': await sharp(clear).png().toBuffer() }],
])('a logo %s gets a warning, because the header is white', async (_, files) => {
  const { value, diagnostics } = await open(files)
  expect(value).toBeDefined()
  expect(diagnostics).toMatchObject([{ severity: 'warning', code: 'images/faint-logo' }])
})

test.each([
  ['tall', { 'brand/icon.svg': drawing.replace('0 0 24 24', '0 0 24 96') }],
  ['wide', { 'brand/icon.png': await image.clone().resize(600, 200, { fit: 'fill' }).png().toBuffer() }],
])('a logo far too %s to be read gets a warning', async (_, files) => {
  expect((await open(files)).diagnostics).toMatchObject([{ severity: 'warning', code: 'images/long-logo' }])
})

test.each([
  [
    'in white on a shape',
    tile.replace('h24v24H0', 'h9v9H0').replace('<path', '<path fill="#0a5c63" d="M0 0h24v24H0z"/><path'),
  ],
  ['in yellow', tile.replace('#fff', '#f2c200')],
  ['of thin lines', tile.replace('fill="#fff" d="M0 0h24v24H0z"', 'd="M0 12h24" stroke="#000" stroke-width=".5"')],
])('a logo %s can be seen', async (_, svg) => {
  expect((await open({ 'brand/icon.svg': svg })).diagnostics).toEqual([])
})

test('a logo in CMYK, 16 bits or without colors is converted', async () => {
  for (const bytes of [
    await image.clone().flatten().toColourspace('cmyk').jpeg().toBuffer(),
    await image.clone().toColourspace('rgb16').png().toBuffer(),
    await image.clone().toColourspace('b-w').png().toBuffer(),
  ]) {
    const { value, diagnostics } = await open({ 'brand/icon.png': bytes })
    expect(diagnostics).toEqual([])
    const { space, depth } = await sharp(value?.outputs[0]?.content as Uint8Array).metadata()
    expect({ space, depth }).toEqual({ space: 'srgb', depth: 'uchar' })
  }
})
