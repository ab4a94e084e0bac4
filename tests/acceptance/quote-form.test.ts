import { describe, expect, test } from 'vitest'
import { readTexts } from '../support/content.ts'
import { readPage } from '../support/site.ts'

const page = readPage('/contact')
const form = page.only('main').only('form')
const texts = readTexts('contact').form

const required = ['company_name', 'contact_name', 'from_email', 'phone'] as const
const optional = [
  'industry',
  'facility_type',
  'square_footage',
  'cleaning_frequency',
  'start_date',
  'requirements',
  'budget',
  'contract_duration',
] as const

const options = {
  cleaning_frequency: ['daily', 'weekly', 'biweekly', 'monthly', 'custom'],
  contract_duration: ['month-to-month', '6-months', '1-year', '2-years', 'custom'],
  budget: ['under-1000', '1000-2500', '2500-5000', '5000-10000', 'over-10000'],
} as const

const controlOf = (name: string) => form.only(`[name="${name}"]`)

test('the form has twelve fields with the names in the specification', () => {
  const names = form.find('input, select, textarea').map((control) => control.attribute('name') ?? '')
  const visible = names.filter((name) => !isTrap(name))
  expect(visible).toHaveLength(12)
  expect(new Set(visible)).toEqual(new Set([...required, ...optional]))
})

/** The honeypot, an invisible field to catch bots that fill in everything. */
function isTrap(name: string): boolean {
  return form.find(`[aria-hidden="true"] [name="${name}"], [hidden] [name="${name}"]`).length > 0
}

test.each(required)('%s is required', (name) => {
  expect(controlOf(name).attribute('required')).toBeDefined()
})

test.each(optional)('%s is optional', (name) => {
  expect(controlOf(name).attribute('required')).toBeUndefined()
})

describe.each(Object.entries(options))('the choices of %s', (name, values) => {
  const choices = controlOf(name).find('option')

  test('are those in the specification, after an empty one', () => {
    expect(choices.map((choice) => choice.attribute('value'))).toEqual(['', ...values])
  })

  test('have the labels from the content', () => {
    const worded = texts.fields[name as keyof typeof options].options
    expect(choices.slice(1).map(({ text }) => text)).toEqual(values.map((value) => worded?.[value]))
  })
})

test('the four required fields and the message come first; the other seven are folded', () => {
  const names = form.find('input, select, textarea').map((control) => control.attribute('name') ?? '')
  expect(names.slice(0, 5)).toEqual([...required, 'requirements'])
  const details = form.only('details')
  expect(details.attribute('open')).toBeUndefined()
  expect(details.only('summary').text).toBe(texts.groups.details)
  const folded = details.find('input, select, textarea').map((control) => control.attribute('name'))
  expect(new Set(folded)).toEqual(new Set(optional.filter((name) => name !== 'requirements')))
})

test.each([
  ['company_name', 'organization'],
  ['contact_name', 'name'],
  ['from_email', 'email'],
  ['phone', 'tel'],
  ...optional.map((name) => [name, 'off'] as const),
] as const)('a browser fills in %s with %s', (name, token) => {
  expect(controlOf(name).attribute('autocomplete')).toBe(token)
})

test('each field brings up a matching keyboard, with a key to move on', () => {
  const keyboards = form
    .find('input')
    .filter((control) => !isTrap(control.attribute('name') ?? ''))
    .map((control) => ['name', 'type', 'inputmode', 'enterkeyhint'].map((name) => control.attribute(name)))
  expect(keyboards).toEqual([
    ['company_name', 'text', undefined, 'next'],
    ['contact_name', 'text', undefined, 'next'],
    ['from_email', 'email', 'email', 'next'],
    ['phone', 'tel', 'tel', 'next'],
    ['facility_type', 'text', undefined, 'next'],
    ['square_footage', 'text', 'numeric', 'next'],
    ['start_date', 'date', undefined, undefined],
  ])
})
