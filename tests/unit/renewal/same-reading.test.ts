import { expect, test } from 'vitest'
import { createSource, hashText } from '../../../generator/content/load/source-file.ts'
import { saysTheSame } from '../../../generator/renewal/same-reading.ts'
import { readSource } from '../../../generator/content/reading/read-source.ts'

const post = `---
title: Salt in winter
excerpt: Salt dries white on every floor, and here is what keeps it off yours until spring comes.
date: 2026-03-04
image: a.webp
imageAlt: A mat
category: Floors
tags: [Mats]
---
Salt dries white. Ask [us](/contact) about {phone}.

## The mats

Two of them.
`

const read = (text: string) => {
  const source = createSource({ file: 'content/posts/salt.md', path: 'posts/salt.md' }, hashText(text), () => text)
  const options = { audience: 'public', values: { phone: '(313) 555-0142' } } as const
  return readSource(source, { collection: 'posts', id: 'salt' }, options).reading
}

test.each([
  ['other words', 'Two of them', 'Three of those'],
  ['more lines above', '---\nSalt dries', '---\nFirst of all: mats.\n\nSalt dries'],
  [
    'a heading in another place',
    '\n## The mats\n\nTwo of them.\n',
    '\nTwo of them.\n\n## The mats\n\nThree of them.\n',
  ],
])('%s are nobody else’s affair', (_, before, after) => {
  expect(post).toContain(before)
  expect(saysTheSame(read(post), read(post.replace(before, after)))).toBe(true)
})

test.each([
  ['a key', 'category: Floors', 'category: Doors'],
  ['a heading', '## The mats', '## The mat'],
  ['a heading’s level', '## The mats', '### The mats'],
  ['a link', '(/contact)', '(/about)'],
  ['one link less', '[us](/contact)', 'us'],
  ['a letter that was not there', 'Two of them', 'Two — of them'],
  ['a text that is gone', post.slice(post.indexOf('Salt dries')), ''],
  ['what has to be told', 'Two of them.', '![A mat]()'],
  ['a placeholder that nobody fills', 'Two of them.', 'Two of {them}.'],
  ['a fault of form', 'title: Salt', 'title: "Salt'],
  ['what must not go live', 'Two of them.', 'Call (313) 555-0199.'],
])('%s is', (_, before, after) => {
  expect(post).toContain(before)
  expect(saysTheSame(read(post), read(post.replace(before, after)))).toBe(false)
})

test('a post of which there is something to tell is never the same', () => {
  const odd = post.replace('Two of them.', 'Two of {them}.')
  expect(saysTheSame(read(odd), read(odd))).toBe(false)
})
