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
  ['/home', undefined, 'links/broken-link', 'did you mean `/`?'],
  ['/index.php', undefined, 'links/broken-link', 'did you mean `/`?'],
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

test.each([
  [
    'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.epa.gov%2Fguide%3Fid%3D1&data=05%7C01%7Cjane%40company.example',
    'write `https://www.epa.gov/guide?id=1`.',
  ],
  ['https://www.google.com/url?q=https://www.epa.gov/guide&sa=D&source=docs', 'write `https://www.epa.gov/guide`.'],
  ['https://www.google.co.uk/url?sa=t&url=https%3A%2F%2Fwww.epa.gov%2F&ved=2', 'write `https://www.epa.gov/`.'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fcompany.example%2Fblog%2Fmats&h=AT0', 'write `/blog/mats`.'],
  ['https://urldefense.com/v3/__https://www.epa.gov/guide__;!!abc!def$', 'write `https://www.epa.gov/guide`.'],
  [
    'https://urldefense.com/v3/__https://www.epa.gov/guide*floors__;Iw!!abc!def$',
    'open the link, and write the address of the page that it leads to.',
  ],
  ['https://www.google.com/url?q=https://www.epa.gov/a%20b', 'write `https://www.epa.gov/a%20b`.'],
  [
    'https://urldefense.proofpoint.com/v2/url?u=https-3A__www.epa.gov&d=Dw',
    'open the link, and write the address of the page that it leads to.',
  ],
  [
    'https://protect-us.mimecast.com/s/Ab12?domain=epa.gov',
    'open the link, and write the address of the page that it leads to.',
  ],
])('a link to %s leads through another site', (url, hint) => {
  expect(explainLink(url, source, targets)).toMatchObject({ severity: 'warning', code: 'links/detour', hint })
})

test("a link to a domain with accents is internal if it's this site's", () => {
  const found = explainLink('https://Müller.example/blog', source, { ...targets, url: 'https://xn--mller-kva.example' })
  expect(found?.hint).toBe('write `/blog`.')
})

test.each([
  'https://other.example/blog',
  'https://www.google.com/maps?q=Detroit',
  'https://www.facebook.com/company',
  'https://www.linkedin.com/company/example',
  'https://example.com/url?q=https://www.epa.gov',
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
  'https://fa.wikipedia.org/wiki/نیم\u200Cفاصله',
  'mailto:a@company.example,b@company.example?subject=Mats',
  'mailto:?subject=Mats&body=https://company.example/blog/mats',
  'https://wa.me/13135550142?text=a\u200Fb',
  'sms:+13135550142&body=a\u200Fb',
])('a link to %s is valid', (url) => {
  expect(explainLink(url, source, targets)).toBeUndefined()
})

test.each([
  ['\u200Ehttps://www.dm.gov.example/', 'U+200E', 'https://www.dm.gov.example/'],
  ['https://www.dm.gov.example/a\u200E', 'U+200E', 'https://www.dm.gov.example/a'],
  ['/contact\u200E', 'U+200E', '/contact'],
  ['\u200Fmailto:a@company.example', 'U+200F', 'mailto:a@company.example'],
  ['tel:\u2066+1-313-555-0142\u2069', 'U+2066', 'tel:+1-313-555-0142'],
])('a link to %j leads nowhere', (url, character, plain) => {
  const found = explainLink(url, source, targets)
  expect(found?.message).toContain(character)
  expect(found?.hint).toBe(`retype it: \`${plain}\`.`)
})

test.each(['tel:ext=12', 'tel:313-555-0142x12', 'sms:?body=1234', 'mailto:a@company.example,b', 'mailto:a'])(
  'a link to %s calls or writes to no one',
  (url) => {
    expect(explainLink(url, source, targets)?.code).toBe('links/broken-link')
  },
)
