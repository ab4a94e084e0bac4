import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { noCache } from '../../../generator/assets/cache/asset-cache.ts'
import { readColors } from '../../../generator/assets/bundles/read-colors.ts'
import { buildSocialCards, type SocialCardPlan } from '../../../generator/assets/social-cards/build-social-cards.ts'
import { createCropper } from '../../../generator/assets/social-cards/crop-picture.ts'
import { createCardKeys, pickCardColors, type SocialCard } from '../../../generator/assets/social-cards/social-card.ts'
import { openMemoryCache } from '../../support/memory-cache.ts'
import { readProjectFile } from '../../support/project.ts'
import { readTypeface } from '../../support/typeface.ts'

const font = await readTypeface()
const colors = pickCardColors(readColors(await readProjectFile('templates/styles/tokens.css')))
const look = { font, colors }
const pictureColor = [0x33, 0x88, 0xaa] as const
const [r, g, b] = pictureColor
const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: { r, g, b } } })
  .webp()
  .toBuffer()

const office: SocialCard = {
  heading: 'Office Cleaning',
  section: 'Services',
  company: { name: 'Spotless', phone: '(313) 555-0100' },
  image: { path: 'office.webp', version: '1' },
}

const plan = (changes: Partial<SocialCard>): SocialCardPlan => {
  const card = { ...office, ...changes }
  const key = createCardKeys(look)(card)
  return { ...card, key, path: `assets/card-office-${key}.png` }
}

async function build(plans: readonly SocialCardPlan[], cache = noCache): Promise<Buffer[]> {
  const outputs = await buildSocialCards(plans, { cache, look, readImage: async () => picture })
  return plans.map(({ path }) => Buffer.from(outputs.find((output) => output.path === path)?.content ?? ''))
}

/** The color of a card half way down, so many pixels from the left. */
async function readColor(card: Buffer | undefined, left: number): Promise<readonly number[]> {
  return [...(await sharp(card).extract({ left, top: 315, width: 1, height: 1 }).removeAlpha().raw().toBuffer())]
}

test.each([
  ['a short one', 'FAQ'],
  ['markup', `<script>alert("1" + '2')</script> & </svg>`],
  ['characters that the typeface lacks', '清掃 🧹 καθαρισμός'],
  ['one long word', 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)],
  ['more than a card holds', 'a word and another '.repeat(40)],
  ['none at all', ''],
])('the card of a heading of %s is a PNG of 1200 × 630 pixels', async (_, heading) => {
  const [card] = await build([plan({ heading })])
  expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

test('what is written in a heading is drawn as letters, and never read as markup', async () => {
  const [plain, markup] = await build([plan({ heading: 'Clean' }), plan({ heading: 'Clean<!--' })])
  expect(markup).not.toEqual(plain)
  const [cover] = await build([plan({ heading: '<rect width="1200" height="630" fill="red"/>' })])
  expect(`#${Buffer.from(await readColor(cover, 0)).toString('hex')}`).toBe(colors.panel)
})

test('a card shows the heading, the section and the company', async () => {
  const others = [
    { heading: 'Retail Cleaning' },
    { section: undefined },
    { company: { ...office.company, name: 'Spotted' } },
    { company: { ...office.company, phone: '(313) 555-0101' } },
  ]
  const cards = await build([{}, ...others].map(plan))
  expect(new Set(cards.map((card) => card.toString('base64'))).size).toBe(cards.length)
})

test('a card shows the picture beside them', async () => {
  const [card] = await build([plan({})])
  const shown = await readColor(card, 1000)
  expect(Math.max(...shown.map((value, index) => Math.abs(value - (pictureColor[index] ?? 0))))).toBeLessThan(8)
})

test('a card is named by all that it shows', () => {
  const keyOf = createCardKeys(look)
  const keys = [
    office,
    { ...office, heading: 'Office' },
    { ...office, section: undefined },
    { ...office, company: { ...office.company, name: 'Spotted' } },
    { ...office, company: { ...office.company, phone: '1' } },
    { ...office, image: { ...office.image, version: '2' } },
  ].map(keyOf)
  keys.push(createCardKeys({ ...look, colors: { ...colors, accent: '#ff0000' } })(office))
  expect(new Set(keys).size).toBe(keys.length)
})

const refuse = () => Promise.reject(new Error('nobody needs the picture'))

test('a card that the cache has is neither drawn again nor is its picture read', async () => {
  const cache = openMemoryCache()
  const plans = [plan({}), plan({ heading: 'Retail Cleaning' })]
  const first = await build(plans, cache)
  const made = [...cache.made]
  const again = await buildSocialCards(plans, { cache, look, readImage: refuse })
  expect(cache.made).toEqual(made)
  expect(again.map(({ content }) => Buffer.from(content))).toEqual(first)
  await build([...plans, plan({ heading: 'New' })], cache)
  expect(cache.made).toHaveLength(made.length + 1)
})

test('a card drawn twice has the same bytes', async () => {
  expect(await build([plan({})])).toEqual(await build([plan({})]))
})

test('only cards that have to be drawn are told, and the end of them', async () => {
  const cache = openMemoryCache()
  const told: string[] = []
  const options = { cache, look, readImage: async () => picture }
  const watched = { ...options, onProgress: (done: number, total: number) => told.push(`${done}/${total}`) }
  const plans = ['One', 'Two', 'Three'].map((heading) => plan({ heading }))
  await buildSocialCards(plans.slice(1), options)
  await buildSocialCards(plans, watched)
  expect(told.at(-1)).toBe('3/3')
  told.length = 0
  await buildSocialCards(plans, watched)
  expect(told).toEqual([])
})

/** A picture of noise: whatever is done to it shows. */
function paintNoise(channels: 1 | 3 | 4): Sharp {
  const data = Buffer.from(Array.from({ length: 350 * 250 * channels }, (_, index) => (index * 2_654_435_761) >>> 24))
  return sharp(data, { raw: { width: 350, height: 250, channels } })
}

const finish = (image: Sharp) => image.extend({ left: 640, background: '#0d2430' }).png({ palette: true }).toBuffer()

const kinds: Readonly<Record<string, () => Promise<Buffer>>> = {
  WebP: () => paintNoise(3).webp().toBuffer(),
  'WebP that is not opaque': () => paintNoise(4).webp().toBuffer(),
  'JPEG with a density': () => paintNoise(3).withMetadata({ density: 300 }).jpeg().toBuffer(),
  'JPEG on its side': () => paintNoise(3).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'gray JPEG': () => paintNoise(1).toColourspace('b-w').jpeg().toBuffer(),
  'PNG of 16 bits': () => paintNoise(4).toColourspace('rgb16').png().toBuffer(),
  SVG: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="5"/></svg>'),
}

test.each(Object.entries(kinds))(
  'a picture in %s is decoded once for its cards, which are as if it were not',
  async (_, paint) => {
    const bytes = await paint()
    const crop = { width: 560, height: 630, ground: '#e6f0f4' }
    const cropper = createCropper(crop)
    const first = await finish(await cropper('a 1', async () => bytes))
    const second = await finish(await cropper('a 1', refuse))
    const direct = sharp(bytes, { failOn: 'error' })
      .autoOrient()
      .resize({ width: crop.width, height: crop.height, fit: 'cover' })
      .flatten({ background: crop.ground })
    const alone = await finish(direct)
    expect([first.equals(alone), second.equals(alone)]).toEqual([true, true])
  },
)

test('few pictures wait to be used again', async () => {
  const cropper = createCropper({ width: 10, height: 10, ground: '#ffffff' })
  for (const index of Array.from({ length: 17 }).keys()) await cropper(`${index}`, async () => picture)
  await expect(cropper('16', refuse)).resolves.toBeDefined()
  await expect(cropper('0', refuse)).rejects.toThrow('nobody needs the picture')
})
