import { expect, test } from 'vitest'
import { fields } from '../../client/islands/quote-form/fields.ts'
import { config, readOrdered, readTexts } from '../support/content.ts'
import { readPage } from '../support/site.ts'

const form = readPage('/contact').only('main').only('form')
const texts = readTexts('contact').form

const controlOf = (name: string) => form.only(`[name="${name}"]`)

test.each(fields.map(({ name }) => name))('%s has the label from the content', (name) => {
  const label = form.only(`label[for="${controlOf(name).attribute('id')}"]`)
  expect(label.text.replace(/\s*\*$/, '')).toBe(texts.fields[name].label)
})

test('the industries are the services and those in the content, with the labels from the content', () => {
  const choices = controlOf('industry')
    .find('option')
    .slice(1)
    .map((choice) => [choice.attribute('value'), choice.text] as const)
  const worded = Object.entries(texts.fields.industry.options ?? {})
  expect(choices).toEqual(expect.arrayContaining(worded))
  const services = readOrdered('services').map(({ id, formValue = id }) => formValue)
  expect(new Set(choices.map(([value]) => value))).toEqual(new Set([...services, ...worded.map(([value]) => value)]))
})

test('one button sends the form; without a script it opens an email, so that no input can end up in a URL', () => {
  expect(form.only('button[type="submit"]').text).toBe(texts.submit)
  expect(['method', 'enctype', 'novalidate'].map((name) => form.attribute(name))).toEqual([
    'post',
    'text/plain',
    undefined,
  ])
  expect(form.attribute('action')).toBe(`mailto:${config.company.email}?subject=${encodeURIComponent(texts.heading)}`)
})
