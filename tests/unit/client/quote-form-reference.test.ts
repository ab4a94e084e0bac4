import { expect, test } from 'vitest'
import { createReference } from '../../../client/islands/quote-form/sending/reference.ts'

test('a reference is RFQ, the milliseconds since 1970 and at least six random characters', () => {
  const before = Date.now()
  const [, time, random] = /^RFQ-(\d+)-([A-Z0-9]{6,})$/.exec(createReference()) ?? []
  expect(Number(time)).toBeGreaterThanOrEqual(before)
  expect(Number(time)).toBeLessThanOrEqual(Date.now())
  expect(random).toBeDefined()
})

test('the time is the given one', () => {
  expect(createReference(1_790_000_000_000)).toMatch(/^RFQ-1790000000000-[A-Z0-9]{6}$/)
})

// With a thousand, two would be the same in one run of two thousand.
test('fifty references created at the same time are all different', () => {
  expect(new Set(Array.from({ length: 50 }, () => createReference(1))).size).toBe(50)
})

test('the bytes pick the characters with equal probability', () => {
  expect(createReference(1, Uint8Array.of(0, 1, 31, 32, 63, 255))).toBe('RFQ-1-AB9A99')
  const picked = Array.from({ length: 256 }, (_, byte) => createReference(1, Uint8Array.of(byte)).slice(6))
  expect(new Set(picked).size).toBe(32)
  for (const character of picked) expect(picked.filter((one) => one === character)).toHaveLength(8)
  expect(picked.join(''), 'none is taken for another one on the phone').not.toMatch(/[01IO]/)
})
