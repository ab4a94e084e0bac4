import sharp from 'sharp'
import { expect, test } from 'vitest'
import { noCache } from '../../../generator/assets/asset-cache.ts'
import { readColors } from '../../../generator/assets/read-colors.ts'
import { buildSocialCards, type SocialCardPlan } from '../../../generator/assets/social-cards/build-social-cards.ts'
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
