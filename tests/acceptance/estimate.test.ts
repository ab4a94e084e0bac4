import { describe, expect, test } from 'vitest'
import { readOrdered, readTexts } from '../support/content.ts'
import { readPage } from '../support/site.ts'

const { kinds, sizes, nights } = readTexts('estimate')
const options: Readonly<Record<string, string | undefined>> = readTexts('contact').form.fields.industry.options ?? {}

const valuesOf = (path: string, name: string) =>
  readPage(path)
    .find(`.estimate [name="${name}"]`)
    .map((radio) => radio.attribute('value'))

test('the contact page has every kind, size and number of nights, with the labels from the content', () => {
  const estimate = readPage('/contact').only('.estimate')
  expect(estimate.texts('.choice')).toEqual([
    ...kinds.map(({ industry }) => options[industry]),
    ...[...sizes, ...nights].map(({ label }) => label),
  ])
  expect(valuesOf('/contact', 'estimate-industry')).toEqual(kinds.map(({ industry }) => industry))
  expect(estimate.links('#quote')).toHaveLength(1)
})

test('no two controls on the contact page have the same name', () => {
  const names = readPage('/contact')
    .find('main :is(input:not([type=radio]), select, textarea)')
    .map((control) => control.attribute('name'))
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
})

describe.each(readOrdered('services'))('the page of the service $id', ({ id, formValue = id }) => {
  const path = `/services/${id}`
  const kind = kinds.find(({ industry }) => industry === formValue)

  test('is for its own kind of building', () => {
    expect(valuesOf(path, 'industry')).toEqual([formValue])
    expect(readPage(path).only('.estimate').texts('.tick-list li')).toEqual(kind?.includes)
  })

  test('sends the selected values to the quote form, under the names of its fields', () => {
    const estimate = readPage(path).only('form.estimate')
    expect(estimate.attribute('action')).toBe('/contact#quote')
    expect(valuesOf(path, 'square_footage')).toEqual(sizes.map(({ label, value = label }) => value))
    expect(valuesOf(path, 'cleaning_frequency')).toEqual(nights.map(({ frequency }) => frequency))
    expect(readPage('/contact').find(`#quote [name=industry] option[value=${formValue}]`)).toHaveLength(1)
  })

  test('shows the hours of a visit by size', () => {
    const [hours] = readPage(path).find('.estimate__number')
    const expected = sizes.map(({ squareFeet }) => (squareFeet * (kind?.hoursPer1000 ?? 0)) / 1000)
    const shown = hours?.texts('.estimate__by-size > div').map(Number) ?? []
    expect(shown).toHaveLength(sizes.length)
    for (const [index, number] of shown.entries())
      expect(Math.abs(number - (expected[index] ?? 0))).toBeLessThanOrEqual(0.5)
  })
})
