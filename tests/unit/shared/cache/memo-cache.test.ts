import { expect, test } from 'vitest'
import { createMemoCache, notMemoized } from '../../../../generator/shared/cache/memo-cache.ts'

test('a result is kept until its input changes', () => {
  const { memoize } = createMemoCache()
  let made = 0
  const make = () => (made += 1)
  expect([memoize('a', 'x', make), memoize('a', 'x', make), memoize('b', 'x', make)]).toEqual([1, 1, 2])
  expect([memoize('a', 'y', make), memoize('a', 'x', make)]).toEqual([3, 4])
})

test('a failed result is tried again', async () => {
  const { memoize } = createMemoCache()
  await expect(memoize('a', '', () => Promise.reject(new Error('once')))).rejects.toThrow('once')
  expect(await memoize('a', '', () => Promise.resolve(1))).toBe(1)
})

test('a single run keeps nothing', () => {
  let made = 0
  const make = () => (made += 1)
  expect([notMemoized('a', 'x', make), notMemoized('a', 'x', make)]).toEqual([1, 2])
})

test('what is forgotten is made again, and nothing else', () => {
  const memory = createMemoCache()
  const { memoize } = memory
  let made = 0
  const make = () => (made += 1)
  memoize('picture a', '', make)
  memoize('page b', '', make)
  memory.forget((name) => name.startsWith('picture '))
  expect([memoize('picture a', '', make), memoize('page b', '', make)]).toEqual([3, 2])
})

test("a late failure doesn't remove what was made in the meantime", async () => {
  const { memoize } = createMemoCache()
  const late = memoize('a', 'x', async () => {
    await new Promise((resolve) => setTimeout(resolve))
    throw new Error('late')
  })
  const now = memoize('a', 'y', () => Promise.resolve(2))
  await expect(late).rejects.toThrow('late')
  expect(memoize('a', 'y', () => Promise.resolve(3))).toBe(now)
})
