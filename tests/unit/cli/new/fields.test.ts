import { expect, test } from 'vitest'
import { field, fillEntry } from '../../../../generator/cli/new/fields.ts'
import { areaSchema } from '../../../../generator/schema/entries/area.ts'
import { serviceSchema } from '../../../../generator/schema/entries/service.ts'

test.each([
  ['2026-02-30', '`date` must be a real date, but it\'s "2026-02-30".'],
  ['March 9', '`date` must be a date written as YYYY-MM-DD, but it\'s "March 9".'],
])('the date %s is reported as in a file', (value, problem) => {
  expect(field('post', 'date').problem?.(value)).toContain(problem)
})

test('an existing date is accepted', () => {
  expect(field('post', 'date').problem?.('2028-02-29')).toBeUndefined()
})

test("a value that isn't one of the choices is reported with them", () => {
  const { problem } = field('testimonial', 'pages')
  expect(problem?.('home, faq')).toContain('must be `home` or `about`')
  expect(problem?.('home, about')).toBeUndefined()
})

test('numbers are parsed as numbers, and lists are split at commas', () => {
  expect(field('area', 'longitude').read('-83.2')).toBe(-83.2)
  expect(field('area', 'longitude').read('west')).toBe('west')
  expect(field('post', 'tags').read('Floors, Winter,, Floors')).toEqual(['Floors', 'Winter'])
})

test('a new entry has all keys that its schema requires, in order', () => {
  const image = { image: 'areas/troy.webp', order: 3 }
  const area = fillEntry('area', { city: 'Troy', latitude: 42, longitude: -83, ...image })
  expect(areaSchema.parse(area)).toEqual(area)
  const needed = Object.entries(areaSchema.shape).flatMap(([key, schema]) => (schema.isOptional() ? [] : [key]))
  expect(Object.keys(area)).toEqual(needed)
  const service = fillEntry('service', { title: 'Gyms', ...image })
  expect(serviceSchema.parse(service)).toMatchObject(service)
  expect(service['standard']).toEqual(['TODO: Daily and standard services'])
})
