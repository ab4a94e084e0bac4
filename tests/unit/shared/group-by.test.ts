import { expect, test } from 'vitest'
import { groupBy } from '../../../generator/shared/group-by.ts'

test('groups and their items keep their order', () => {
  const groups = groupBy(['pear', 'fig', 'plum', 'apple', 'peach'], (word) => word[0])
  expect([...groups]).toEqual([
    ['p', ['pear', 'plum', 'peach']],
    ['f', ['fig']],
    ['a', ['apple']],
  ])
})
