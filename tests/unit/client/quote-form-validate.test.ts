import { describe, expect, test } from 'vitest'
import { cleanValues } from '../../../client/islands/quote-form/clean-values.ts'
import { describeError } from '../../../client/islands/quote-form/describe-error.ts'
import { requiredNames } from '../../../client/islands/quote-form/fields.ts'
import { validate } from '../../../client/islands/quote-form/validate.ts'
import { readTexts } from '../../support/content.ts'
import { goodValues } from '../../support/quote-values.ts'

const messages = readTexts('contact').form.messages

/** The message for the first error. */
function check(changes: Partial<typeof goodValues>): string | undefined {
  return checkAll(changes)[0]
}

/** A message for each field with an error. */
function checkAll(changes: Partial<typeof goodValues>): readonly string[] {
  return validate({ ...goodValues, ...changes }).map((problem) => describeError(problem, messages))
}

test('a request with only the four required fields is valid', () => {
  expect(check({})).toBeUndefined()
})

describe('order of the checks', () => {
  const empty = { company_name: '', contact_name: '', from_email: '', phone: '' }
  const filled = { company_name: 'Acme', contact_name: 'Ann', from_email: 'wrong', phone: 'wrong' }
  const expected = [
    'Please fill in the company name',
    'Please fill in the contact name',
    'Please fill in the email',
    'Please fill in the phone',
  ]

  test.each(requiredNames.map((name, index) => [name, index, expected[index]] as const))(
    '%s comes first if everything before it is filled in',
    (_name, index, sentence) => {
      const before = Object.fromEntries(requiredNames.slice(0, index).map((name) => [name, filled[name]]))
      expect(check({ ...empty, ...before })).toBe(sentence)
    },
  )

  test('an empty phone comes before a wrong email', () => {
    expect(check({ from_email: 'wrong', phone: '' })).toBe('Please fill in the phone')
  })

  test('a wrong email comes before a wrong phone', () => {
    expect(check({ from_email: 'wrong', phone: 'wrong' })).toBe('Please enter a valid email address')
  })

  test('each field with an error is reported once', () => {
    expect(checkAll(empty)).toEqual(expected)
    expect(checkAll({ contact_name: ' ', from_email: 'wrong', phone: 'wrong' })).toEqual([
      'Please fill in the contact name',
      'Please enter a valid email address',
      'Please enter a valid phone number',
    ])
  })
})

test.each(requiredNames)('%s is empty if it only contains spaces, tabs and line breaks', (name) => {
  expect(check({ [name]: ' \t\n\u00a0' })).toMatch(/^Please fill in the /)
})

test.each([
  'a@b.c',
  'ann.lee+quote@mail.example.com',
  'ü@münchen.example',
  "o'neil@x.y",
  ' ann@example.com ',
  'mailto:a@b.c',
  'Ann Lee <a@b.c>',
  '<a@b.c>;',
  'a@b.c.',
])('the email %j is accepted', (email) => {
  expect(check({ from_email: email })).toBeUndefined()
})

test.each([
  'a',
  'a@b',
  '@b.c',
  'a@.',
  'a@b.',
  'a b@c.d',
  'a@b c.d',
  'a@b.c d',
  'a@@b.c',
  'a@b@c.d',
  'a@b\n.c',
  'a@b..c',
  'a@.b.c',
  'ann@acme.example,bob@acme.example',
  'Ann <ann@acme.example>, Bob <bob@acme.example>',
  '"ann@acme.example"',
  "'ann@acme.example'",
  '(ann@acme.example)',
  'http://ann@acme.example',
  'ann@acme.example/',
  'ann@acme.example!',
])('the email %j is rejected', (email) => {
  expect(check({ from_email: email })).toBe('Please enter a valid email address')
})

test.each([
  '3135550142',
  '313-555-0142',
  '313 555 0142',
  '(313) 555-0142',
  '(313)555-0142',
  '(313)5550142',
  '313-5550142',
  '13135550142',
  '1 313 555 0142',
  '1-313-555-0142',
  '+13135550142',
  '+1 (313) 555-0142',
  '+1-(313)-555-0142',
  '+49 313 555 0142',
  '+358-313-555-0142',
  '358(313)5550142',
  ' 313 555 0142\t',
  '313.555.0142',
  '1.313.555.0142',
  '+1 (313) 555.0142',
  '313/555-0142',
  '313-555-0142.',
  'tel:+13135550142',
  'Phone: (313) 555-0142 ;',
  '３１３－５５５－０１４２',
  '٣١٣٥٥٥٠١٤٢',
  '۳۱۳-۵۵۵-۰۱۴۲',
  '(313) / 555.0142',
  '313\u2013555\u20130142',
  '313 \u2013 555 \u2014 0142',
  '(313) - 555 - 0142',
  '313\u2011555\u22120142',
  '\u202A(313)\u00A0555\u20110142\u202C',
  '\uFEFF313\u202F555\u200B\u20070142',
  '313  555 0142',
  '313-555-5555',
])('the phone number %j is accepted', (phone) => {
  expect(check({ phone })).toBeUndefined()
})

test.each([
  '313555014',
  '5550142',
  '(313 555-0142',
  '313) 555-0142',
  '313--555-0142',
  '31-3555-0142',
  '+ 1 313 555 0142',
  '++13135550142',
  '+1234 313 555 0142',
  '12343135550142',
  '313-555-01421',
  '313..555.0142',
  '313//555-0142',
  '1111111111',
  '+1 (000) 000-0000',
  'phone',
])('the phone number %j is rejected', (phone) => {
  expect(check({ phone })).toBe('Please enter a valid phone number')
})

test.each([
  '313-555-0142 x5',
  '(313) 555-0142 ext. 1204',
  '313.555.0142 Ext 7',
  '3135550142 extension 12',
  '313-555-0142 #5',
  '313-555-0142,5',
  '514 555-0142, poste 204',
  '313 555 0142 ต่อ 12',
])('the phone number %j gets a message about its extension', (phone) => {
  expect(check({ phone })).toBe(messages.extension)
})

test('a letter typed for a digit is not taken for an extension', () => {
  expect(check({ phone: '313-555-O142' })).toBe(messages.phone)
})

describe('the start date', () => {
  const today = '2027-01-04'
  const checkDay = (start_date: string) =>
    validate({ ...goodValues, start_date }, { today }).map(({ reason }) => reason)

  test.each(['', today, '2027-01-05', '2032-01-04'])('%j is accepted', (day) => {
    expect(checkDay(day)).toEqual([])
  })

  test.each([
    ['2027-01-03', 'past'],
    ['0027-03-01', 'past'],
    ['2032-01-05', 'date'],
    ['20270-03-01', 'date'],
    ['March 3', 'date'],
  ])('%j is rejected', (day, reason) => {
    expect(checkDay(day)).toEqual([reason])
  })

  test("that a browser can't parse is rejected, after errors further up", () => {
    const problems = validate({ ...goodValues, phone: '12' }, { today, unreadable: ['start_date'] })
    expect(problems).toEqual([
      { name: 'phone', reason: 'phone' },
      { name: 'start_date', reason: 'date' },
    ])
  })
})

test.each([
  ['US', '(313) 555-0123', true],
  ['US', '030 12345678', false],
  ['CA', '514 555-0142', true],
  ['CA', '1 800 555-0142', true],
  ['CA', '555-0142', false],
  ['DE', '030 1234567', true],
  ['DE', '+49 (0)30 123-45 67', true],
  ['DE', '030/1234567', true],
  ['MX', '55 1234 5678', true],
  ['DE', '12345', false],
  ['DE', '+49 30 1234567890123456', false],
  ['DE', 'call me', false],
])('in %s, a visitor may enter %s: %s', (country, phone, isFine) => {
  expect(validate({ ...goodValues, phone }, { country })).toEqual(isFine ? [] : [{ name: 'phone', reason: 'phone' }])
})

test.each([
  ['Ann Lee <ann@acme.example>;', 'Phone: (313) 555-0142.', 'ann@acme.example', '(313) 555-0142'],
  ['mailto:ann@acme.example', 'tel:+1３１３５５５０１４２', 'ann@acme.example', '+13135550142'],
  ['ann@acme.example<mailto:ann@acme.example>', 'Tel.: 313-555-0142', 'ann@acme.example', '313-555-0142'],
  ['Ann <mailto:ann@acme.example?subject=Hi>', 'Teléfono: 313-555-0142', 'ann@acme.example', '313-555-0142'],
  ['ann＠ａｃｍｅ。example', '３１３ー５５５ー０１４２（代表）', 'ann@acme.example', '313-555-0142'],
  ['ann@acme.example', '313-555-0142 (my cell).', 'ann@acme.example', '313-555-0142'],
  ['ann@acme.example?subject=Hi', 'Tel. 313-555-0142', 'ann@acme.example', '313-555-0142'],
  ['a?b@acme.example', '313-555-0142²', 'a?b@acme.example', '313-555-0142²'],
  ['ann at acme.example.', 'Call me.', 'ann at acme.example.', 'Call me.'],
])('%j and %j are sent as %j and %j', (from_email, phone, email, number) => {
  const once = cleanValues({ ...goodValues, from_email, phone })
  expect(once).toMatchObject({ from_email: email, phone: number })
  expect(cleanValues(once)).toEqual(once)
})
