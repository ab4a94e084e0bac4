import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { appendItems } from '../../../../generator/cli/new/entry-yaml.ts'
import { readProjectFile } from '../../../support/project.ts'

const item = { question: 'One: or two?', answer: 'Both # of them.', category: 'General' }

test.each([
  ['as it is', (text: string) => text],
  ['with no last line break', (text: string) => text.trimEnd()],
  ['with lines as on Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['with a byte order mark', (text: string) => `\uFEFF${text}`],
  ['with a comment at its end', (text: string) => `${text}# the end\n`],
])('a question is added to the real file %s, and nothing before it changes', async (_, edit) => {
  const before = edit(await readProjectFile('content/faq.yaml'))
  const after = appendItems(before, [item]) ?? ''
  expect(after.startsWith(before)).toBe(true)
  expect(parse(after)).toEqual([...(parse(before) as unknown[]), item])
  expect(/[^\r]\n/.test(after)).toBe(/[^\r]\n/.test(before) || !before.includes('\r'))
})

test('an item is indented like the others, with its keys in order', () => {
  const before = '# questions\n  - category: General\n    question: a\n    answer: b'
  expect(appendItems(before, [{ question: 'c', answer: 'd', category: 'Billing' }])).toBe(
    `${before}\n  - category: Billing\n    question: c\n    answer: d\n`,
  )
})

test('a short list is on one line', () => {
  expect(appendItems('- name: a\n  pages: [home]\n', [{ name: 'b', pages: ['home', 'about'] }])).toBe(
    '- name: a\n  pages: [home]\n- name: b\n  pages: [home, about]\n',
  )
})

test.each([['[{ a: 1 }]\n'], ['a: 1\n'], [''], ['[]\n'], ['- a: "\n'], ['- a: 1\n...\n']])(
  "nothing is added to %j, which can't simply be continued",
  (text) => {
    expect(appendItems(text, [{ a: 2 }])).toBeUndefined()
  },
)

test.each([
  ['comments', '# redirects\n'],
  ['a list', '# redirects\n- from: /x\n  to: /y\n'],
])('several items are added to a file of %s', (_, before) => {
  const items = [
    { from: '/a', to: '/b' },
    { from: '/c', to: '/d' },
  ]
  expect(appendItems(before, items)).toBe(`${before}- from: /a\n  to: /b\n- from: /c\n  to: /d\n`)
})
