import { expect, test } from 'vitest'
import { listIndustries } from '../../../../generator/render/model/list-industries.ts'

const service = (id: string, more: object = {}) => ({ id, title: `${id} cleaning`, order: 1, isShown: true, ...more })

test('services come in their order, by their titles unless they have labels, and then the rest', () => {
  const worded = { office: 'Offices', education: 'Schools', government: 'Government', church: 'Churches' }
  const services = [
    service('educational', { formValue: 'education', order: 2 }),
    service('office'),
    service('gym', { order: 9 }),
    service('church', { order: 8 }),
  ]
  const { options, services: named } = listIndustries(worded, services)
  expect(Object.entries(options)).toEqual([
    ['office', 'Offices'],
    ['education', 'Schools'],
    ['church', 'Churches'],
    ['gym', 'gym cleaning'],
    ['government', 'Government'],
  ])
  expect(named).toEqual({ office: 'office', education: 'educational', church: 'church', gym: 'gym' })
})

test("a draft isn't an option, with or without a label", () => {
  const services = [service('office', { isShown: false }), service('gym', { isShown: false })]
  expect(listIndustries({ office: 'Offices', financial: 'Banks' }, services)).toEqual({
    options: { financial: 'Banks' },
    services: {},
  })
})

test('without labels, every service is an option', () => {
  expect(listIndustries({}, [service('office')]).options).toEqual({ office: 'office cleaning' })
})

test('a service may have the name of what every object has', () => {
  expect(listIndustries({}, [service('constructor')]).options).toEqual({ constructor: 'constructor cleaning' })
})
