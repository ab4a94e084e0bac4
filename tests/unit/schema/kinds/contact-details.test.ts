import { expect, test } from 'vitest'
import { phoneAbroad } from '../../../../generator/schema/kinds/contact-details.ts'

test.each([
  ['+44 117 496 0123', []],
  ['+39 06 1234567', []],
  ['+225 01 23 45 67 89', []],
  ['+229 01 23 45 67 89', []],
  ['0117 496 0123', []],
  ['+44 (0)117 496 0123', []],
  ['+44 0117 496 0123', ['+44 117 496 0123']],
  ['+49 (030) 1234567', ['+49 30 1234567']],
])("%s is a phone number, unless it has a zero that can't be dialed from abroad", (typed, meant) => {
  const isGood = phoneAbroad.pattern.test(typed)
  expect(isGood ? [] : phoneAbroad.suggest(typed, {})).toEqual(meant)
  for (const number of meant) expect(number).toMatch(phoneAbroad.pattern)
})

test('a Canadian number from Word, with non-breaking hyphens and an extension, is meant without them', () => {
  expect(phoneAbroad.suggest('514\u00A0555\u20110142, poste 2', {})).toEqual(['514 555-0142'])
  expect(phoneAbroad.suggest('514 555\u22120142 (poste 2)', {})).toEqual(['514 555-0142'])
  expect(phoneAbroad.suggest('514-555-NETS', {})).toEqual(['514-555-6387'])
})

test('what is in parentheses after a number is not a part of it', () => {
  expect(phoneAbroad.suggest('+44 113 496 0123 (24h)', {})).toEqual(['+44 113 496 0123'])
})
