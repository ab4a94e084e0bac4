import { describe, expect, test } from 'vitest'
import { buildEstimate } from '../../../../generator/render/model/build-estimate.ts'
import type { Locale } from '../../../../generator/schema/site/locale.ts'
import { estimateSchema } from '../../../../generator/schema/entries/estimate.ts'

const industries = { options: { office: 'Office', bank: 'Bank or financial' }, services: { office: 'office' } }

const sizes = [
  { label: 'Small', squareFeet: 1000 },
  { label: 'Middle', squareFeet: 10_000, value: '10,000 sq ft' },
  { label: 'Large', squareFeet: 60_000 },
]
const nights = [
  { label: '5 nights', frequency: 'daily', perWeek: 5 },
  { label: 'Every two weeks', frequency: 'biweekly' },
]

const american = {
  language: 'en-US',
  country: 'US',
  timeZone: 'America/New_York',
  units: 'us',
  currency: 'USD',
} as const

const buildIn = (locale: Locale, ...kinds: readonly object[]) =>
  buildEstimate(estimateSchema.parse({ kinds, sizes, nights }), industries, locale)
const build = (...kinds: readonly object[]) => buildIn(american, ...kinds)

const office = { industry: 'office', hoursPer1000: 0.27, includes: ['Restrooms'] }

describe('an estimate', () => {
  test('counts half hours, or whole ones from ten on, and a visit is never zero', () => {
    const figures = build(office)?.kinds[0]?.figures
    expect(figures?.map(({ visit }) => visit)).toEqual(['0.5', '2.5', '16'])
  })

  test('adds up what it shows for a visit, and shows nothing for less than one a week', () => {
    const figures = build(office)?.kinds[0]?.figures
    expect(figures?.map(({ weeks }) => weeks)).toEqual([
      ['2.5', undefined],
      ['12.5', undefined],
      ['80', undefined],
    ])
  })

  test('has a price if the owner set one, in steps of five dollars', () => {
    const [priced, plain] =
      build({ ...office, hourlyPrice: { from: 35, to: 45 } }, { ...office, industry: 'bank' })?.kinds ?? []
    expect(priced?.figures.map(({ price }) => price)).toEqual(['$20–$25', '$90–$115', '$560–$720'])
    expect(plain?.figures.map(({ price }) => price)).toEqual([undefined, undefined, undefined])
  })

  test('has hours and prices in the format of its language', () => {
    const german = { ...american, language: 'de-DE', currency: 'EUR' }
    const [kind] = buildIn(german, { ...office, hourlyPrice: { from: 350, to: 450 } })?.kinds ?? []
    expect(kind?.figures.map(({ visit, price }) => [visit, price])).toEqual([
      ['0,5', '175–225\u00A0€'],
      ['2,5', '875–1.125\u00A0€'],
      ['16', '5.600–7.200\u00A0€'],
    ])
  })

  test('shows one price if both ends are the same', () => {
    const [kind] = build({ ...office, hourlyPrice: { from: 1, to: 2 } })?.kinds ?? []
    expect(kind?.figures[0]?.price).toBe('$5')
  })

  test("uses the labels of the form, and leaves out what the form doesn't offer", () => {
    const estimate = build(office, { ...office, industry: 'draft-service' }, { ...office, industry: 'bank' })
    expect(estimate?.kinds.map(({ value, label }) => [value, label])).toEqual([
      ['office', 'Office'],
      ['bank', 'Bank or financial'],
    ])
    expect(estimate?.sizes.map(({ value }) => value)).toEqual(['Small', '10,000 sq ft', 'Large'])
    expect(build({ ...office, industry: 'draft-service' })).toBeUndefined()
  })
})
