import { expect, test } from 'vitest'
import { createMemory, noMemory } from '../../../generator/shared/memory.ts'

test('a result is kept until its input changes', () => {
  const { remember } = createMemory()
  let made = 0
  const make = () => (made += 1)
  expect([remember('a', 'x', make), remember('a', 'x', make), remember('b', 'x', make)]).toEqual([1, 1, 2])
  expect([remember('a', 'y', make), remember('a', 'x', make)]).toEqual([3, 4])
})

test('a failed result is tried again', async () => {
  const { remember } = createMemory()
  await expect(remember('a', '', () => Promise.reject(new Error('once')))).rejects.toThrow('once')
  expect(await remember('a', '', () => Promise.resolve(1))).toBe(1)
})

test('a single run keeps nothing', () => {
  let made = 0
  const make = () => (made += 1)
  expect([noMemory('a', 'x', make), noMemory('a', 'x', make)]).toEqual([1, 2])
})

test('what is forgotten is made again, and nothing else', () => {
  const memory = createMemory()
  const { remember } = memory
  let made = 0
  const make = () => (made += 1)
  remember('picture a', '', make)
  remember('page b', '', make)
  memory.forget((name) => name.startsWith('picture '))
  expect([remember('picture a', '', make), remember('page b', '', make)]).toEqual([3, 2])
})

test("a late failure doesn't remove what was made in the meantime", async () => {
  const { remember } = createMemory()
  const late = remember('a', 'x', async () => {
    await new Promise((resolve) => setTimeout(resolve))
    throw new Error('late')
  })
  const now = remember('a', 'y', () => Promise.resolve(2))
  await expect(late).rejects.toThrow('late')
  expect(remember('a', 'y', () => Promise.resolve(3))).toBe(now)
})
