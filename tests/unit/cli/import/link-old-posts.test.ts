import { expect, test } from 'vitest'
import { createLinker, listLostAddresses, listOldAddresses } from '../../../../generator/cli/import/link-old-posts.ts'
import { indexKeys } from '../../../../generator/cli/import/old-keys.ts'

const old = (path: string, data: Readonly<Record<string, unknown>> = {}) => ({ path, keys: indexKeys(data), body: '' })
const olds = [
  old('_posts/2020-01-02-salt.md', { permalink: '/winter/salt-and-sand/' }),
  old('posts/mats/index.md', { aliases: ['/m.html', 'https://old.example/n/', 'Another name'], slug: 'entry-mats' }),
  old('posts/plan-v2.0.md'),
  old('床の掃除.md'),
  old('窓の掃除.md'),
]
const link = createLinker(olds, ['salt', 'entry-mats', 'plan-v2-0', 'post', 'post-2'], 'https://own.example')

test.each([
  ['/salt/', '/blog/salt'],
  ['/blog/salt.html#why', '/blog/salt#why'],
  ['/cat/2020/01/02/salt.html?a=1', '/blog/salt?a=1'],
  ['2020-01-02-salt.md', '/blog/salt'],
  ['../mats/', '/blog/entry-mats'],
  ['../mats/index.md', '/blog/entry-mats'],
  ['../mats/index.en.md#why', '/blog/entry-mats#why'],
  ['/posts/entry-mats', '/blog/entry-mats'],
  ['/winter/salt-and-sand', '/blog/salt'],
  ['/blog/plan-v2.0.html', '/blog/plan-v2-0'],
  ['窓の掃除.md', '/blog/post-2'],
  ['%E7%AA%93%E3%81%AE%E6%8E%83%E9%99%A4.md#拭き方', '/blog/post-2#拭き方'],
  ['/m', '/blog/entry-mats'],
  ['http://www.own.example/2020/01/salt/#why', '/blog/salt#why'],
  ['/contact/', '/contact'],
  ['/about.html#team', '/about#team'],
  ['/about.htm', '/about'],
  ['/index.htm', '/'],
])('%s becomes %s', (address, expected) => {
  expect(link(address)).toBe(expected)
})

test.each([
  '/services/salt',
  '/contact',
  '/',
  '#why',
  'https://old.example/salt/',
  'https://own.example/contact/',
  'https://own.example',
  'mailto:a@b.example',
  '//x.example/salt',
])('%s stays', (address) => {
  expect(link(address)).toBeUndefined()
})

test("a post's old URLs are those that a redirect can start from", () => {
  expect(olds.map((post, index) => listOldAddresses(post, ['salt', 'entry-mats', 'plan-v2-0'][index] ?? ''))).toEqual([
    ['/winter/salt-and-sand'],
    ['/m', '/n'],
    [],
    [],
    [],
  ])
  expect(listOldAddresses(old('a.md', { permalink: '/:year/:title/', url: '/blog/a' }), 'a')).toEqual([])
})

test('old URLs with accents, spaces or a question mark are listed as lost', () => {
  const aliases = ['/straße/', '/a b', '/a%20b.html', '/plain/', '/straße', '/?p=123']
  expect(listLostAddresses(old('a.md', { aliases, permalink: '/:year/:title/' }))).toEqual([
    '/straße',
    '/a b',
    '/a%20b',
    '/?p=123',
  ])
})
