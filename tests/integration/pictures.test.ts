import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildWith } from '../support/build-in-memory.ts'
import { parsePage, type Part } from '../support/part.ts'
import { checkWith, readProjectFile } from '../support/project.ts'
import { renderText } from '../support/render-text.ts'

/** A photo as taken by a phone: 12 megapixels, rotated, with its location. */
const chip = { width: 4032, height: 3024 } as const
const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '42/1 19/1 53/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '83/1 2/1 45/1',
}
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>taken at home</rdf:Description></rdf:RDF></x:xmpmeta>'

/** Traces of that in a file. The last one is the latitude's degrees, minutes and seconds in EXIF. */
const traces = ['Phonemaker', 'xmpmeta', Buffer.from([42, 0, 0, 0, 1, 0, 0, 0, 19, 0, 0, 0, 1, 0, 0, 0, 53])]

async function takePhoto(): Promise<Uint8Array> {
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${chip.width}" height="${chip.height}">
    <linearGradient id="light"><stop stop-color="#d8e4ea"/><stop offset="1" stop-color="#7f99a5"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#light)"/>
    <rect width="800" height="800" fill="#c00"/>
  </svg>`
  return sharp(Buffer.from(scene))
    .withIccProfile('p3')
    .withXmp(xmp)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Phonemaker' }, IFD3: place })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** The image on a page, with its files, by URL. */
async function readPicture(page: Part, files: ReadonlyMap<string, string | Uint8Array>) {
  const picture = page.only('.hero picture')
  const image = picture.only('img')
  const listed = [picture.only('source'), image].map((part) => part.attribute('srcset') ?? '').join(',')
  const candidates = listed.split(',').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ')
    return { address, width: Number.parseInt(width, 10), bytes: Buffer.from(files.get(address.slice(1)) ?? '') }
  })
  return { image, candidates }
}

test('the photo for these tests has all the metadata that must be removed', async () => {
  const photo = Buffer.from(await takePhoto())
  const { width, height, orientation, format, icc } = await sharp(photo).metadata()
  expect([width, height, orientation, format]).toEqual([chip.width, chip.height, 6, 'jpeg'])
  expect(icc?.length).toBeGreaterThan(0)
  for (const trace of traces) expect(photo.includes(trace), String(trace)).toBe(true)
})

const id = 'office-cleaning-tips'

/** As the README describes, and as others may do it. */
const ways = {
  'under the name of the old one, whatever its ending': async (photo: Uint8Array) => ({
    [`content/images/posts/${id}.webp`]: photo,
  }),
  'under its own name': async (photo: Uint8Array) => ({
    [`content/images/posts/${id}.jpg`]: photo,
    [`content/posts/${id}.md`]: (await readProjectFile(`content/posts/${id}.md`)).replace(`${id}.webp`, `${id}.jpg`),
  }),
}

describe.each(Object.entries(ways))('a photo from a phone, added %s', (_way, change) => {
  let picture: Awaited<ReturnType<typeof readPicture>>

  beforeAll(async () => {
    const files = await buildWith(await change(await takePhoto()), 'public', renderText)
    picture = await readPicture(parsePage(String(files.get(`blog/${id}.html`))), files)
  })

  test('comes in every width, as AVIF and as WebP, none larger than the site shows', async () => {
    const kinds = picture.candidates.map(({ address, width }) => [address.split('.').at(-1), width])
    expect(kinds).toEqual(['avif', 'webp'].flatMap((kind) => [384, 672, 1080, 1600].map((width) => [kind, width])))
    for (const { address, width, bytes } of picture.candidates) {
      const metadata = await sharp(bytes).metadata()
      expect(metadata, address).toMatchObject({ width, height: Math.round((width * 4) / 3) })
    }
  })

  test('is upright, in a space with its aspect ratio', async () => {
    expect([picture.image.attribute('width'), picture.image.attribute('height')]).toEqual(['1600', '2133'])
    for (const { address, bytes } of picture.candidates) {
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
      const rednessAt = (x: number) => {
        const [red = 0, green = 0] = data.subarray((10 * info.width + x) * info.channels)
        return red - green
      }
      // The top left of the raw image is the top right of the photo.
      expect(rednessAt(10), address).toBeLessThan(20)
      expect(rednessAt(info.width - 10), address).toBeGreaterThan(120)
    }
  })

  test("doesn't reveal where or with what it was taken", async () => {
    for (const { address, bytes } of picture.candidates) {
      const { exif, xmp: packet, icc, iptc, orientation = 1 } = await sharp(bytes).metadata()
      expect({ exif, packet, icc, iptc, orientation }, address).toEqual({ orientation: 1 })
      for (const trace of traces) {
        expect(bytes.includes(trace), `${String(trace)} in ${address}`).toBe(false)
      }
    }
  })
})

test.each([
  ['areas/troy.heic', "`image` is a HEIC photo, which isn't supported."],
  ['areas/troy.GIF', 'must be a JPEG, PNG, WebP, AVIF or SVG image with that extension'],
  ['areas/my_troy.jpg', 'must be a path in content/images with only lowercase letters'],
])('the name %s is reported', async (name, message) => {
  const area = await readProjectFile('content/areas/troy.yaml')
  const diagnostics = await checkWith({ 'content/areas/troy.yaml': area.replace('areas/troy.webp', name) })
  expect(diagnostics).toMatchObject([{ code: 'content/invalid-value', message: expect.stringContaining(message) }])
})

test('a small image in the text of a page is no error in a build either', async () => {
  const path = 'content/pages/accessibility.md'
  const outputs = await buildWith(
    {
      'content/images/pages/seal.webp': await sharp({
        create: { width: 48, height: 48, channels: 3, background: '#0b5c7a' },
      })
        .webp()
        .toBuffer(),
      [path]: `${await readProjectFile(path)}\n\n![A round seal](pages/seal.webp)\n`,
    },
    'public',
  )
  expect(String(outputs.get('accessibility.html'))).toContain('A round seal')
})
