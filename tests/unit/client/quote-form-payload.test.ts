import { expect, test } from 'vitest'
import { fields } from '../../../client/islands/quote-form/fields.ts'
import { cleanValues } from '../../../client/islands/quote-form/clean-values.ts'
import { buildPayload } from '../../../client/islands/quote-form/sending/payload.ts'
import { readValues } from '../../../client/islands/quote-form/read-values.ts'
import { fullValues, goodValues } from '../../support/quote-values.ts'

const facts = { reference: 'RFQ-1-ABCDEFGH', replyTo: 'hello@straitscleaning.example' }

test('each value is sent under the name in the email template', () => {
  expect(buildPayload(fullValues, facts)).toMatchObject({
    from_name: 'Ann Lee',
    from_email: 'ann@acme.example',
    company_name: 'Acme Tools',
    phone: '(313) 555-0123',
    industry: 'education',
    facility_type: 'Charter school',
    squarefootage: '12,500',
    cleaning_frequency: 'biweekly',
    start_date: '2027-03-01',
    contract_duration: '2-years',
    budget: '2500-5000',
    requirements: 'Gym floor, twice a week.\nKeys at the office — “side door”.',
    reference_number: 'RFQ-1-ABCDEFGH',
    reply_to: 'hello@straitscleaning.example',
  })
})

test('an empty field is sent as an empty text', () => {
  const payload = buildPayload(goodValues, facts)
  expect(Object.keys(payload)).toHaveLength(fields.length + 2)
  expect([payload.industry, payload.squarefootage, payload.requirements]).toEqual(['', '', ''])
})

test('values are only trimmed at both ends', () => {
  const spaced = Object.fromEntries(fields.map(({ name }) => [name, ` \n<b>${name}</b>  &amp; {x}\t `])) as never
  const { reference_number, reply_to, ...values } = buildPayload(cleanValues(spaced), facts)
  expect([reference_number, reply_to]).toEqual([facts.reference, facts.replyTo])
  expect(values.from_name).toBe('<b>contact_name</b>  &amp; {x}')
  for (const value of Object.values(values)) expect(value).toMatch(/^<b>[a-z_]+<\/b> {2}&amp; \{x\}$/)
})

test('a form is read by the names of its controls, and nothing else', () => {
  const data = new FormData()
  data.set('company_name', ' Acme ')
  data.set('extra_note', 'a program was here')
  data.set('phone', new File([], 'phone.txt'))
  expect(readValues(data)).toEqual({
    ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
    company_name: ' Acme ',
  })
})
