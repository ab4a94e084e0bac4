import { expect, test } from 'vitest'
import type { CheckedSource } from '../../../../../generator/content/validate/entry.ts'
import { explainLink } from '../../../../../generator/content/validate/checks/check-links.ts'
import type { LinkTargets } from '../../../../../generator/content/validate/links/link-targets.ts'

const targets: LinkTargets = {
  pages: new Map([
    ['/', { own: ['quote'] }],
    ['/blog', { own: [] }],
    ['/blog/mats', { own: ['the-door'] }],
  ]),
  unpublished: new Map([['/blog/soon', '2027-01-01']]),
  empty: new Map([['/faq', 'questions']]),
  redirects: new Map([['/blog/old', '/blog/mats']]),
  url: 'https://www.company.example',
}
const source = { kind: { collection: 'posts', id: 'mats' } } as CheckedSource

test.each([
  ['https://www.company.example/blog/mats#the-door', 'warning', 'links/own-address', 'write `/blog/mats#the-door`.'],
  ['http://company.example', 'warning', 'links/own-address', 'write `/`.'],
  ['https://www.company.example/blog/mat', undefined, 'links/broken-link', 'did you mean `/blog/mats`?'],
  [
    'https://www.company.example/blog/mats#door',
    undefined,
    'links/broken-anchor',
    'write `/blog/mats` for the top of that page, or choose one of its sections: `#the-door`.',
  ],
  [
    'https://www.company.example/blog/soon',
    undefined,
    'links/broken-link',
    'publish that post first, or remove the link.',
  ],
  [
    '/blog#door',
    undefined,
    'links/broken-anchor',
    'write `/blog` for the top of that page, or add a heading with that name.',
  ],
  ['/faq#billing', undefined, 'links/broken-link', 'remove the link.'],
  ['https://www.company.example/blog/old', undefined, 'links/broken-link', 'write `/blog/mats`.'],
  ['http://localhost:4173/blog', undefined, 'links/own-address', 'write `/blog`.'],
])('a link to %s is checked as an internal link', (url, severity, code, hint) => {
  const found = explainLink(url, source, targets)
  expect(found?.code).toBe(code)
  expect(found?.severity).toBe(severity)
  expect(found?.hint).toBe(hint)
})

test("a link to a domain with accents is internal if it's this site's", () => {
  const found = explainLink('https://Müller.example/blog', source, { ...targets, url: 'https://xn--mller-kva.example' })
  expect(found?.hint).toBe('write `/blog`.')
})

test.each([
  'https://other.example/blog',
  'https://company.example.com/',
  '?q=mats',
  '#the-door',
  '#top',
  '/blog?q=mats',
  '/blog/mats#:~:text=door',
  'tel:+1-313-555-0142',
  'tel:%28313%29%20555-0142',
  'tel:313-555-0142;ext=12',
  'tel:313-555-0142,,12',
  'sms:+1-313-555-0142?body=Hi',
  'sms:313-555-0142;?&body=Hi 5',
  'mailto:a@company.example,b@company.example?subject=Mats',
])('a link to %s is valid', (url) => {
  expect(explainLink(url, source, targets)).toBeUndefined()
})

test.each(['tel:ext=12', 'tel:313-555-0142x12', 'sms:?body=1234', 'mailto:a@company.example,b', 'mailto:a'])(
  'a link to %s calls or writes to no one',
  (url) => {
    expect(explainLink(url, source, targets)?.code).toBe('links/broken-link')
  },
)
