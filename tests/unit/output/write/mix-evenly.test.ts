import { expect, test } from 'vitest'
import { mixEvenly } from '../../../../generator/output/write/mix-evenly.ts'

const list = (name: string, length: number) => Array.from({ length }, (_, index) => `${name}${index}`)

test.each([
  [6, 3],
  [3, 6],
  [7, 7],
  [5, 0],
  [0, 4],
  [0, 0],
  [1, 9],
  [100, 33],
])('%i items and %i others are all there, each in their order', (some, others) => {
  const mixed = mixEvenly(list('a', some), list('b', others))
  expect(mixed.filter((item) => item.startsWith('a'))).toEqual(list('a', some))
  expect(mixed.filter((item) => item.startsWith('b'))).toEqual(list('b', others))
})

test('in every stretch there are as many of either as in the whole', () => {
  const mixed = mixEvenly(list('a', 300), list('b', 100))
  for (let start = 0; start < mixed.length; start += 40) {
    const others = mixed.slice(start, start + 40).filter((item) => item.startsWith('b'))
    expect(others).toHaveLength(10)
  }
})
