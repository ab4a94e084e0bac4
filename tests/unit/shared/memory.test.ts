import { expect, test } from 'vitest'
import { createMemory, noMemory } from '../../../generator/shared/memory.ts'

test('what was made of an input is kept until the input is another', () => {
  const { remember } = createMemory()
  let made = 0
  const make = () => (made += 1)
  expect([remember('a', 'x', make), remember('a', 'x', make), remember('b', 'x', make)]).toEqual([1, 1, 2])
  expect([remember('a', 'y', make), remember('a', 'x', make)]).toEqual([3, 4])
})

test('what could not be made is tried again', async () => {
  const { remember } = createMemory()
  await expect(remember('a', '', () => Promise.reject(new Error('once')))).rejects.toThrow('once')
  expect(await remember('a', '', () => Promise.resolve(1))).toBe(1)
})

test('a run that stands alone keeps nothing', () => {
  let made = 0
  const make = () => (made += 1)
  expect([noMemory('a', 'x', make), noMemory('a', 'x', make)]).toEqual([1, 2])
})

test('what is forgotten is made anew, and nothing else', () => {
  const memory = createMemory()
  const { remember } = memory
  let made = 0
  const make = () => (made += 1)
  remember('picture a', '', make)
  remember('page b', '', make)
  memory.forget((name) => name.startsWith('picture '))
  expect([remember('picture a', '', make), remember('page b', '', make)]).toEqual([3, 2])
})

test('what fails late does not take away what was made meanwhile', async () => {
  const { remember } = createMemory()
  const late = remember('a', 'x', async () => {
    await new Promise((resolve) => setTimeout(resolve))
    throw new Error('late')
  })
  const now = remember('a', 'y', () => Promise.resolve(2))
  await expect(late).rejects.toThrow('late')
  expect(remember('a', 'y', () => Promise.resolve(3))).toBe(now)
})
