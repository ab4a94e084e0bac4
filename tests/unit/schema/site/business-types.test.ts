import { expect, test } from 'vitest'
import { findMeant } from '../../../../generator/content/validate/find-field.ts'
import { businessTypes } from '../../../../generator/schema/site/business-types.ts'

test.each([
  ['LandscapingBusiness', 'HomeAndConstructionBusiness'],
  ['cleaning service', 'HomeAndConstructionBusiness'],
  ['plummer', 'Plumber'],
])('%s most likely means %s', (typed, meant) => {
  expect(findMeant(typed, businessTypes)).toBe(meant)
})
