import { expect, test } from 'vitest'
import { fillText } from '../../../client/ui/fill-text.ts'

test('a text is filled with the given values, and not with properties that every object has', () => {
  expect(fillText('{city} {constructor} {toString} {__proto__}', { city: '$& {x}' })).toBe(
    '$& {x} {constructor} {toString} {__proto__}',
  )
})
