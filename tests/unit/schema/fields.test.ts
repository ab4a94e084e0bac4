import { expect, test } from 'vitest'
import { leastLength, pageDescription, pageTitle } from '../../../generator/schema/fields.ts'

test.each([
  ['清掃'.repeat(12), false],
  ['清掃'.repeat(13), true],
  ['청소 '.repeat(9), true],
  ['чисто '.repeat(8), false],
  ['clean '.repeat(9), true],
])('a description may be half as long in Chinese, Japanese and Korean: %s', (text, isLong) => {
  expect(pageDescription.safeParse(text).success).toBe(isLong)
})

test('so may a title, and half as long is enough for search engines', () => {
  expect([pageTitle.safeParse('新宿区の清掃').success, pageTitle.safeParse('Cleaning').success]).toEqual([true, false])
  expect([leastLength('清掃', 70), leastLength('Cleaning', 70)]).toEqual([35, 70])
})
