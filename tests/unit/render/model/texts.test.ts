import { expect, test } from 'vitest'
import { configSchema, configSchemaAbroad } from '../../../../generator/schema/site/config.ts'
import { createDistanceFormat } from '../../../../generator/render/model/format-distance.ts'
import { measureDistance } from '../../../../generator/shared/distance.ts'
import { resolveLocale } from '../../../../generator/schema/site/locale.ts'
import {
  buildSitePlaceholders,
  fillText,
  fillTexts,
  formatAddress,
} from '../../../../generator/schema/site/placeholders.ts'
import { formatCompany } from '../../../../generator/render/model/format-company.ts'
import { parse } from 'yaml'
import { readProjectFile } from '../../../support/project.ts'

test('known placeholders are filled and others are kept for later', () => {
  expect(fillText('{company} in {city}', { company: 'Straits' })).toBe('Straits in {city}')
  expect(fillTexts({ a: ['{x}', { b: '{x}', c: 3 }] }, { x: 'y' })).toEqual({ a: ['y', { b: 'y', c: 3 }] })
})

test('a value that ends in a period ends its sentence with one period', () => {
  const values = { legalName: 'Straits Co.', hours: 'lun-vie 8:00 a. m.–6:00 p. m.', company: 'Straits' }
  expect(fillText('{legalName}. We open {hours}. {company}.', values)).toBe(
    'Straits Co. We open lun-vie 8:00 a. m.–6:00 p. m. Straits.',
  )
  expect(fillText('{legalName}, {legalName}... {legalName}{legalName}', values)).toBe(
    'Straits Co., Straits Co.... Straits Co.Straits Co.',
  )
})

test("properties that every object has aren't placeholders", () => {
  expect(fillText('{constructor} {toString}', {})).toBe('{constructor} {toString}')
})

test('the company is shown with its hours, its address and a number that phones can dial', async () => {
  const config = configSchema.parse(parse(await readProjectFile('site.config.yaml')))
  expect(formatCompany(config, resolveLocale(config), '2026-03-04')).toMatchObject({
    hours: ['Mon-Fri 8am-6pm'],
    phoneHref: 'tel:+13135550142',
  })
  const late = {
    ...config,
    company: { ...config.company, hours: { days: 'Sat-Sun', opens: '00:00', closes: '12:30' } },
  }
  expect(formatCompany(late, resolveLocale(late), '2026-03-04').hours).toEqual(['Sat-Sun 12am-12:30pm'])
})

test('where there are no postal codes, the address has none', async () => {
  const { company, ...config } = parse(await readProjectFile('site.config.yaml')) as { readonly company: object }
  const address = { street: 'شارع الشيخ زايد', city: 'دبي', country: 'AE' }
  const abroad = configSchemaAbroad.parse({ ...config, company: { ...company, phone: '+971 4 555 0142', address } })
  expect(formatAddress(abroad.company, 'AE')).toEqual(['شارع الشيخ زايد', 'دبي'])
  const { address: inText } = buildSitePlaceholders(
    { ...abroad, locale: { language: 'ar-AE' } },
    { services: 1, cities: 1 },
  )
  expect(inText).toBe('شارع الشيخ زايد، دبي')
})

test('Detroit and Troy are eighteen miles apart', () => {
  const meters = measureDistance({ latitude: 42.3314, longitude: -83.0458 }, { latitude: 42.6056, longitude: -83.1499 })
  expect(meters / 1609.344).toBeGreaterThan(18)
  expect(meters / 1609.344).toBeLessThan(21)
})

test.each([
  ['en-US', 'us', ['1 mile', '1 mile', '8 miles']],
  ['de-DE', 'metric', ['1 Kilometer', '2 Kilometer', '12 Kilometer']],
  ['es-US', 'us', ['1 milla', '1 milla', '8 millas']],
] as const)('in %s with %s units, a distance is a whole number, at least one', (language, units, shown) => {
  expect([300, 2300, 12_300].map(createDistanceFormat({ language, units }))).toEqual(shown)
})
