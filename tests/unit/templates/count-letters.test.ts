import { expect, test } from 'vitest'
import { countLetters } from '../../../templates/count-letters.ts'

test('East Asian characters take the room of two letters', () => {
  expect(countLetters('Büro 24')).toBe(7)
  expect(countLetters('会社案内')).toBe(8)
  expect(countLetters('サービス（新）')).toBe(14)
  expect(countLetters('회사 소개')).toBe(9)
})
