import { expect, test } from 'vitest'
import { formatCount } from '../../../../generator/schema/site/placeholders.ts'
import { readCount } from '../../../../generator/schema/kinds/numbers.ts'

test('numbers up to ten are words, and may start a sentence', () => {
  expect([0, 6, 10, 11, 14].map((count) => formatCount(count, 'en-US'))).toEqual(['zero', 'six', 'ten', '11', '14'])
  expect([formatCount(7, 'en-US', true), formatCount(14, 'en-GB', true), formatCount(7, 'de-DE', true)]).toEqual([
    'Seven',
    '14',
    '7',
  ])
})

test('numbers are read as words and as digits', () => {
  expect(['Six', 'fourteen', '14', 'many'].map(readCount)).toEqual([6, 14, 14, undefined])
})
