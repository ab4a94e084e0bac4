import { expect, test } from 'vitest'
import { fillText } from '../../../client/ui/fill-text.ts'

test('a text is filled with what was given, and with nothing that every object has', () => {
  expect(fillText('{city} {constructor} {toString} {__proto__}', { city: '$& {x}' })).toBe(
    '$& {x} {constructor} {toString} {__proto__}',
  )
})
