import { expect, test } from 'vitest'
import { formatInputs, parseInputs, planLater, planNow, type WholePlan } from '../../../generator/render/page-plan.ts'

const plan: WholePlan = {
  path: '/not-found',
  title: 'Not found',
  heading: 'Nothing here',
  description: 'Nothing is here.',
  image: { path: 'home/evening.webp', alt: 'A model' },
  type: 'website',
  listed: false,
  breadcrumbs: [
    { href: '/', label: 'Home' },
    { href: '/blog', label: 'Blog' },
  ],
  body: { kind: 'styleguide' } as WholePlan['body'],
  things: [],
}

test('inputs become one string, which can be parsed', () => {
  const inputs = { settings: '0a1b', post: '77-draft', list: '' }
  expect(formatInputs(inputs)).toBe('settings:0a1b post:77-draft list:')
  expect(parseInputs(formatInputs(inputs))).toEqual(inputs)
})

test('a page that is planned right away has what other files say about it', () => {
  expect(planNow(plan)).toMatchObject({
    path: '/not-found',
    heading: 'Nothing here',
    image: { path: 'home/evening.webp', alt: 'A model' },
    listed: false,
    kind: 'styleguide',
    section: 'Blog',
  })
  expect(planNow(plan).plan()).toBe(plan)
  expect(planNow({ ...plan, breadcrumbs: [] }).section).toBeUndefined()
})

test('equal plans have equal inputs, and any change in one changes them', () => {
  const { inputs } = planNow(plan)
  expect(planNow({ ...plan }).inputs).toEqual(inputs)
  const others: readonly Partial<WholePlan>[] = [
    { path: '/other' },
    { title: 'Other' },
    { listed: true },
    { previous: '/blog' },
    { image: { path: 'home/evening.webp', alt: '' } },
    { things: [{ '@type': 'Thing' }] },
  ]
  for (const other of others) expect(planNow({ ...plan, ...other }).inputs).not.toEqual(inputs)
})

test('a page with a part that takes long is only planned if it is rendered', () => {
  let count = 0
  const page = planLater(plan, { map: '0a1b' }, () => {
    count += 1
    return plan
  })
  expect(page.inputs).toEqual({ ...planNow(plan).inputs, map: '0a1b' })
  expect(count).toBe(0)
  expect(page.plan()).toBe(plan)
  expect(count).toBe(1)
})
