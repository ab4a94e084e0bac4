import { expect, test } from 'vitest'
import { isDeep } from '../support/depth.ts'

test.runIf(process.env['npm_lifecycle_event'] === 'test:deep')('npm run test:deep runs more than a sample', () => {
  expect(isDeep).toBe(true)
})
