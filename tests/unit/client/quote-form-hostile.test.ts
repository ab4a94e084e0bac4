import { expect, test } from 'vitest'
import { fields } from '../../../client/islands/quote-form/fields.ts'
import { cleanValues } from '../../../client/islands/quote-form/clean-values.ts'
import { buildPayload } from '../../../client/islands/quote-form/sending/payload.ts'
import { readValues } from '../../../client/islands/quote-form/read-values.ts'
import { validate } from '../../../client/islands/quote-form/validate.ts'
import { hostileStrings } from '../../support/hostile/strings.ts'
import { goodValues } from '../../support/quote-values.ts'

const facts = { reference: 'RFQ-1-ABCDEF', replyTo: 'hello@straitscleaning.example' }
const harmless = buildPayload(goodValues, facts)

test.each(fields.map(({ name }) => name))(
  'whatever is in %s, that one value is sent, trimmed and otherwise unchanged',
  (name) => {
    for (const [, text] of hostileStrings) {
      const data = new FormData()
      for (const [key, value] of Object.entries({ ...goodValues, [name]: `x${text} ` })) data.set(key, value)
      data.set('to_email', 'c@evil.example')
      data.set('__proto__', 'x')
      const payload = buildPayload(cleanValues(readValues(data)), facts)
      expect(Object.keys(payload)).toEqual(Object.keys(harmless))
      const changed = Object.entries(payload).filter(([key, value]) => value !== harmless[key as keyof typeof harmless])
      expect(changed.map(([, value]) => value)).toEqual([Buffer.from(`x${text}`).toString('utf8').trim()])
    }
  },
)

test('an email address or a phone number is one line, and nothing else', () => {
  for (const [, text] of hostileStrings) {
    expect(validate({ ...goodValues, phone: `(313) 555-0123${text}` }), text).toMatchObject([{ reason: 'phone' }])
    for (const from_email of [`ann@acme.example\n${text}`, `ann@acme.example\r\nBcc: ${text}`])
      expect(validate({ ...goodValues, from_email }), text).toMatchObject([{ reason: 'email' }])
  }
})
