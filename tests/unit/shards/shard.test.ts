import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInShard, parseShard } from '../../../generator/shards/shard.ts'

test.each([
  ['1/1', { number: 1, count: 1 }],
  ['2/4', { number: 2, count: 4 }],
  ['12/16', { number: 12, count: 16 }],
])('%s is a part', (text, shard) => {
  expect(parseShard(text)).toEqual(shard)
})

test.each(['', '0/4', '5/4', '0/0', '2', '2/', '/4', '2/4/8', '-1/4', '1.5/4', ' 2/4', 'a/b', '1/99999'])(
  '%j is none',
  (text) => {
    expect(parseShard(text)).toBeUndefined()
  },
)

test('each page is in one part, whatever their number', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 50 }), (path, count) => {
      const shards = Array.from({ length: count }, (_, index) => ({ number: index + 1, count }))
      expect(shards.filter((shard) => isInShard(shard, path))).toHaveLength(1)
    }),
  )
})

test('parts of many pages are about as large as each other', () => {
  const paths = Array.from({ length: 4000 }, (_, index) => `/blog/guide-${index}`)
  const sizes = [1, 2, 3, 4].map((number) => paths.filter((path) => isInShard({ number, count: 4 }, path)).length)
  for (const size of sizes) expect(Math.abs(size - 1000)).toBeLessThan(200)
})

test('a page is in the same part on every machine, at any time', () => {
  const paths = ['/', '/about', '/blog/page/2', '/services/office']
  expect(paths.map((path) => [1, 2, 3, 4].find((number) => isInShard({ number, count: 4 }, path)))).toEqual([
    1, 3, 4, 3,
  ])
})
