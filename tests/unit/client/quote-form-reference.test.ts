import { expect, test } from 'vitest'
import { createReference } from '../../../client/islands/quote-form/reference.ts'

/** A source of bytes that gives these, one after the other. */
function sourceOf(...values: readonly number[]): (bytes: Uint8Array) => void {
  const rest = [...values]
  return (bytes) => bytes.fill(rest.shift() ?? 0)
}

test('a reference is RFQ, the milliseconds since 1970 and at least six random characters', () => {
  const before = Date.now()
  const [, time, random] = /^RFQ-(\d+)-([A-Z0-9]{6,})$/.exec(createReference()) ?? []
  expect(Number(time)).toBeGreaterThanOrEqual(before)
  expect(Number(time)).toBeLessThanOrEqual(Date.now())
  expect(random).toBeDefined()
})

test('the time is the one it is given', () => {
  expect(createReference(1_790_000_000_000)).toMatch(/^RFQ-1790000000000-[A-Z0-9]{6,}$/)
})

test('a thousand references of one moment are all different', () => {
  expect(new Set(Array.from({ length: 1000 }, () => createReference(1))).size).toBe(1000)
})

test('the bytes pick the characters', () => {
  expect(createReference(1, sourceOf(0, 1, 25, 26, 35, 36, 71, 251))).toBe('RFQ-1-ABZ09A99')
})

test('bytes that would favour some characters are passed over', () => {
  expect(createReference(1, sourceOf(252, 255, 1, 253, 1, 1, 254, 1, 1, 1, 1, 1))).toBe('RFQ-1-BBBBBBBB')
})
