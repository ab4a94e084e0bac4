import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPartsEncoder } from '../../../generator/write/encode-parts.ts'
import { createReceiver, createThreadedPlacer } from '../../../generator/threads/place-on-thread.ts'
import { placeHere } from '../../../generator/write/place-jobs.ts'

test('parts give the bytes of the whole text, whatever characters stand on their seams', () => {
  const encode = createPartsEncoder()
  const parts = fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 9 })
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 5 }), (pages) => {
      for (const page of pages)
        expect(encode(page).equals(Buffer.concat(page.map((part) => Buffer.from(part))))).toBe(true)
    }),
  )
})

test('what is received in a thread is what was sent to it, shared parts included', () => {
  const receive = createReceiver()
  const place = { folder: '/site', old: '/site/a', path: '/next/a' }
  const [style, footer] = ['<style>a</style>', '<footer>b</footer>']
  const first = receive({
    kind: 'place',
    jobs: [
      { place, parts: ['one', 0, 'two', 1, ''] },
      { place, content: 'plain' },
    ],
    learnt: [style, footer],
  })
  expect(first).toEqual([
    { place, parts: ['one', style, 'two', footer, ''] },
    { place, content: 'plain', parts: undefined },
  ])
  const second = receive({ kind: 'place', jobs: [{ place, parts: ['x', 2, 'y', 0, 'z'] }], learnt: ['<i>c</i>'] })
  expect(second).toEqual([{ place, parts: ['x', '<i>c</i>', 'y', style, 'z'] }])
})

test('one core places by itself', () => {
  expect(createThreadedPlacer({ module: new URL('file:///nowhere.mjs'), execArgv: [] }, 1)).toBe(placeHere)
})
