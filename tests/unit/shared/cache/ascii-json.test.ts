import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeAscii, encodeAscii } from '../../../../generator/shared/cache/ascii-json.ts'

test('any text comes back as it was, from ASCII without line breaks', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
      const json = encodeAscii(texts)
      expect(json).toMatch(/^[ -\u007F]*$/)
      expect(decodeAscii(json)).toEqual(texts)
    }),
  )
})

test.each([
  ['é', String.raw`"\u00e9"`],
  ['–Straße – Łódź 🧹\n', String.raw`"\u2013Stra\u00dfe \u2013 \u0141\u00f3d\u017a \ud83e\uddf9\n"`],
])('%s is escaped', (text, json) => expect(encodeAscii(text)).toBe(json))
