import { expect, test } from 'vitest'
import { buildPayload } from '../../client/islands/quote-form/sending/payload.ts'
import { readValues } from '../../client/islands/quote-form/read-values.ts'
import { readProjectFile } from '../support/project.ts'

const doc = await readProjectFile('docs/quote-emails.md')
const payload = buildPayload(readValues(new FormData()), { reference: 'RFQ-1', replyTo: 'hello@company.example' })

const namesIn = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))

test('the templates contain every parameter that is sent, and no others', () => {
  expect([...namesIn(doc)].toSorted()).toEqual(Object.keys(payload).toSorted())
})

test('the request shows line breaks, those that the visitor typed, too', () => {
  expect(doc).toMatch(/<pre[^>]*>[^<]*\{\{requirements\}\}\n<\/pre>/)
})

test("the confirmation repeats nothing that a visitor typed, except for its recipient's address", () => {
  const confirmation = doc.slice(doc.indexOf('## Template 2'), doc.indexOf('## What to avoid'))
  expect([...namesIn(confirmation)].toSorted()).toEqual(['from_email', 'reference_number', 'reply_to'])
})
