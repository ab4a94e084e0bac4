import { expect, test } from 'vitest'
import { formatCount, readCount } from '../../../generator/schema/kinds/counts.ts'

test('numbers up to ten are words, and may begin a sentence', () => {
  expect([0, 6, 10, 11, 14].map((count) => formatCount(count))).toEqual(['zero', 'six', 'ten', '11', '14'])
  expect([formatCount(7, true), formatCount(14, true)]).toEqual(['Seven', '14'])
})

test('numbers are read as words and as digits', () => {
  expect(['Six', 'fourteen', '14', 'many'].map(readCount)).toEqual([6, 14, 14, undefined])
})
