import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../../generator/content/markdown/parse-markdown.ts'

const find = (text: string) =>
  parseMarkdown(text, { firstLine: 5 }).lint.map(({ kind, place }) => `${place.line} ${kind}`)

test.each([
  ['quotes in quotes', `a\n\n${'>'.repeat(90_000)} b`, '7 too-deep'],
  ['lists in lists', `${'- '.repeat(40_000)}b`, '5 too-deep'],
  [
    'lists in lists, a line each',
    Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
    '29 too-deep',
  ],
  ['emphasis in emphasis', `a\n\n${'*'.repeat(40_000)}a${'*'.repeat(40_000)}`, '7 too-deep'],
  ['HTML in HTML', '<table><tr><td>x\n\n'.repeat(120), '105 too-deep'],
  ['elements of any name in a line', `a\n\n${'<x-y>'.repeat(20_000)}`, '7 too-deep'],
  ['elements in a paragraph', `a ${'<b>'.repeat(20_000)}`, '5 too-deep'],
  [
    'tables of too many cells, most of them empty',
    `${'|a'.repeat(30)}|\n${'|-'.repeat(30)}|\n${'|b|\n'.repeat(400)}\n`.repeat(2),
    '408 too-many-cells',
  ],
  ['letters written as numbers', `a\n\n${'&#97;'.repeat(20_000)}`, '7 too-many-signs'],
  ['underscores in a word', `a\n\n${'a_'.repeat(400_000)}`, '7 too-many-signs'],
])('%s are reported', (_, text, found) => {
  expect(find(text)).toEqual([found])
})

test('nothing else is read of such a text, except that it has words', () => {
  const { links, headings, wordCount } = parseMarkdown(`## One [a](/b)\n\n${'> '.repeat(200)}c`)
  expect([links, headings, wordCount > 0]).toEqual([[], [], true])
})

test('rules, lists, tables, links and code in a long text are fine', () => {
  const part = `${'* '.repeat(90)}\n\n- a\n  - b\n    - [c](/d)\n\n| a | b |\n|---|---|\n| c | d |\n\n> > e\n\n`
  const code = `~~~\n${' '.repeat(80)}a\n${'<b>'.repeat(200)}\n${'|a'.repeat(60)}\n~~~\n`
  expect(find(part.repeat(200) + code)).toEqual([])
})

test('many marks in one paragraph are fine', () => {
  expect(find('[**a**](/b) _c_ `d` &amp; '.repeat(1900))).toEqual([])
})
