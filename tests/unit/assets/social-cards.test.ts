import sharp from 'sharp'
import { expect, test } from 'vitest'
import { noCache } from '../../../generator/assets/cache/asset-cache.ts'
import { readColors } from '../../../generator/assets/bundles/styles.ts'
import { buildSocialCards, type SocialCardPlan } from '../../../generator/assets/social-cards/build-social-cards.ts'
import { createCardKeys, pickCardColors, type SocialCard } from '../../../generator/assets/social-cards/social-card.ts'
import { openMemoryCache } from '../../support/memory-cache.ts'
import { readProjectFile } from '../../support/project.ts'
import { readTypeface } from '../../support/typeface.ts'

const fonts = await Promise.all([readTypeface(), readTypeface('latin-ext')])
const colors = pickCardColors(readColors(await readProjectFile('templates/styles/tokens.css')))
const company = { name: 'Spotless', phone: '(313) 555-0100' }
const logo = { viewBox: '0 0 40 40', html: '<path fill="#fff" d="M0 0h40v40H0z"/>' }
const look = { fonts, colors, logo, company }
const pictureColor = [0x33, 0x88, 0xaa] as const
const [r, g, b] = pictureColor
const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: { r, g, b } } })
  .webp()
  .toBuffer()

const office: SocialCard = {
  heading: 'Office Cleaning',
  section: 'Services',
  image: { path: 'office.webp', version: '1' },
}

const plan = (changes: Partial<SocialCard>, shared = look): SocialCardPlan => {
  const card = { ...office, ...changes }
  const key = createCardKeys(shared)(card)
  return { ...card, key, path: `assets/card-office-${key}.jpg` }
}

async function build(plans: readonly SocialCardPlan[], cache = noCache, shared = look): Promise<Buffer[]> {
  const outputs = await buildSocialCards(plans, { cache, look: shared, readImage: () => picture })
  return plans.map(({ path }) => Buffer.from(outputs.find((output) => output.path === path)?.content ?? ''))
}

/** The difference between a card's color, halfway down at this many pixels from the left, and the given one. */
async function differ(card: Buffer | undefined, left: number, color: readonly number[]): Promise<number> {
  const shown = await sharp(card).extract({ left, top: 315, width: 1, height: 1 }).raw().toBuffer()
  return Math.max(...color.map((value, index) => Math.abs(value - (shown[index] ?? 0))))
}

test.each([
  ['a short one', 'FAQ'],
  ['markup', `<script>alert("1" + '2')</script> & </svg>`],
  ['characters that the typeface lacks', '清掃 🧹 καθαρισμός'],
  ['one long word', 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)],
  ['more than a card holds', 'a word and another '.repeat(40)],
  ['none at all', ''],
])('the card of a heading of %s is a JPEG of 1200 × 630 pixels', async (_, heading) => {
  const [card] = await build([plan({ heading })])
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test.each([
  ['black', '#000', true],
  ['navy', '#1a2b6d', true],
  ['amber', '#ffc533', false],
  ['white', '#fff', false],
])('a logo in %s stands out from the panel, on a light tile if it has to', async (_, color, isOnTile) => {
  const dot = { viewBox: '0 0 40 40', html: `<circle cx="20" cy="20" r="10" fill="${color}"/>` }
  const [card] = await build([plan({}, { ...look, logo: dot })], noCache, { ...look, logo: dot })
  const corner = await sharp(card).extract({ left: 84, top: 66, width: 1, height: 1 }).raw().toBuffer()
  expect(Math.min(...corner) > 200).toBe(isOnTile)
})

test('a heading is drawn as letters, and never read as markup', async () => {
  const [plain, markup] = await build([plan({ heading: 'Clean' }), plan({ heading: 'Clean<!--' })])
  expect(markup).not.toEqual(plain)
  const [cover] = await build([plan({ heading: '<rect width="1200" height="630" fill="red"/>' })])
  expect(await differ(cover, 0, [...Buffer.from(colors.panel.slice(1), 'hex')])).toBeLessThan(3)
})

test('a card shows the heading, the section and the company', async () => {
  const cards = await build(
    [{}, { heading: 'Retail Cleaning' }, { section: undefined }].map((changes) => plan(changes)),
  )
  for (const other of [{ name: 'Spotted' }, { phone: '(313) 555-0101' }]) {
    const shared = { ...look, company: { ...company, ...other } }
    cards.push(...(await build([plan({}, shared)], noCache, shared)))
  }
  expect(new Set(cards.map((card) => card.toString('base64'))).size).toBe(cards.length)
})

test('a card shows the image next to them', async () => {
  const [card] = await build([plan({})])
  expect(await differ(card, 1000, pictureColor)).toBeLessThan(8)
})

test('the name of a card depends on all that it shows', () => {
  const keyOf = createCardKeys(look)
  const keys = [
    office,
    { ...office, heading: 'Office' },
    { ...office, section: undefined },
    { ...office, image: { ...office.image, version: '2' } },
  ].map(keyOf)
  const others = [
    { colors: { ...colors, accent: '#ff0000' } },
    { company: { ...company, name: 'Spotted' } },
    { company: { ...company, phone: '1' } },
    { logo: { ...logo, viewBox: '0 0 1 1' } },
  ]
  for (const other of others) keys.push(createCardKeys({ ...look, ...other })(office))
  expect(new Set(keys).size).toBe(keys.length)
})

const refuse = (): never => expect.fail('nobody needs the picture')

test('for a cached card, neither the card is drawn nor its image read', async () => {
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

test('progress only covers cards that have to be drawn, and their end', async () => {
  const cache = openMemoryCache()
  const reported: string[] = []
  const options = { cache, look, readImage: () => picture }
  const watched = { ...options, onProgress: (done: number, total: number) => reported.push(`${done}/${total}`) }
  const plans = ['One', 'Two', 'Three'].map((heading) => plan({ heading }))
  await buildSocialCards(plans.slice(1), options)
  await buildSocialCards(plans, watched)
  expect(reported.at(-1)).toBe('3/3')
  reported.length = 0
  await buildSocialCards(plans, watched)
  expect(reported).toEqual([])
})

const paint = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 400, height: 300, channels, background: { r, g, b, alpha: 1 } } })

const kinds: Readonly<Record<string, () => Promise<Buffer>>> = {
  'WebP with transparency': () => paint(4).webp().toBuffer(),
  'JPEG with a density': () => paint().withMetadata({ density: 300 }).jpeg().toBuffer(),
  'JPEG on its side': () => paint().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'gray JPEG': () => paint().toColourspace('b-w').jpeg().toBuffer(),
  'PNG of 16 bits': () => paint(4).toColourspace('rgb16').png().toBuffer(),
  SVG: async () =>
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="#38a" d="M0 0h9v9H0z"/></svg>',
    ),
}

test.each(Object.entries(kinds))('a card shows an image that is %s', async (kind, make) => {
  const bytes = await make()
  const [output] = await buildSocialCards([plan({})], { cache: noCache, look, readImage: () => bytes })
  const gray = Math.round(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const expected = kind.startsWith('gray') ? [gray, gray, gray] : pictureColor
  expect(await differ(Buffer.from(output?.content ?? ''), 1000, expected)).toBeLessThan(12)
})

test('an image is read once for all of its cards, in whatever order pages list them', async () => {
  const read: string[] = []
  const plans = ['a.webp', 'b.webp', 'a.webp', 'b.webp', 'a.webp'].map((path, index) =>
    plan({ heading: `Card ${index}`, image: { path, version: '1' } }),
  )
  const readImage = (image: string) => {
    read.push(image)
    return picture
  }
  expect(await buildSocialCards(plans, { cache: noCache, look, readImage })).toHaveLength(5)
  expect(read).toEqual(['a.webp', 'b.webp'])
})

test('pages that share a card get one file', async () => {
  const outputs = await buildSocialCards([plan({}), plan({})], { cache: noCache, look, readImage: () => picture })
  expect(outputs).toHaveLength(1)
})
