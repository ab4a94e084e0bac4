import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPartsEncoder } from '../../../../generator/output/write/encode-parts.ts'

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
