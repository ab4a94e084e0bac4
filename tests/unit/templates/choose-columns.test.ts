import { expect, test } from 'vitest'
import { chooseColumns } from '../../../templates/choose-columns.ts'

test.each([
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
  [10, 4],
])('%i cards with a preference for rows of three are in rows of %i', (count, columns) => {
  expect(chooseColumns(count, [3, 4])).toBe(columns)
})

test('of column counts that fill the last row equally, the first wins', () => {
  expect(chooseColumns(12, [3, 4])).toBe(3)
  expect(chooseColumns(12, [4, 3])).toBe(4)
})

test('cards that are one too few for the narrowest row share its width', () => {
  expect(chooseColumns(3, [5, 4, 6])).toBe(3)
  expect(chooseColumns(2, [5, 4, 6])).toBe(4)
  expect(chooseColumns(1, [3, 2])).toBe(2)
})
