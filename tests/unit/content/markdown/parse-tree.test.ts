import { assert, constantFrom, property } from 'fast-check'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { remark } from 'remark'
import { expect, test } from 'vitest'
import { condenseText } from '../../../../generator/content/markdown/condense-text.ts'
import { parseTree } from '../../../../generator/content/markdown/parse-tree.ts'
import { randomBlocks } from './random-blocks.ts'
import { randomMarkdown } from './random-markdown.ts'
import { readRealTexts } from './real-texts.ts'

const parser = remark()
  .data('micromarkExtensions', [gfmTable()])
  .data('fromMarkdownExtensions', [gfmTableFromMarkdown()])
  .freeze()

/** As JSON, which compares faster, and in which the order of the keys counts as well. */
const treeOf = (text: string, firstLine = 1) => JSON.stringify(parseTree(text, firstLine))
const treeOfRemark = (text: string, firstLine = 1) => JSON.stringify(parser.parse('\n'.repeat(firstLine - 1) + text))

test('the tree of every real text is the one that remark gives', async () => {
  const texts = await readRealTexts()
  expect(texts.length).toBeGreaterThan(100)
  for (const text of texts) expect(treeOf(text, 14)).toBe(treeOfRemark(text, 14))
})

test('the tree of any text is the one that remark gives', { timeout: 120_000 }, () => {
  assert(
    property(randomMarkdown, constantFrom(1, 1, 2, 9), (text, firstLine) => {
      expect(treeOf(text, firstLine)).toBe(treeOfRemark(text, firstLine))
    }),
    { seed: 20_260_401, numRuns: 3000 },
  )
})

test('the tree of any blocks between empty lines is the one that remark gives', { timeout: 120_000 }, () => {
  assert(
    property(randomBlocks, constantFrom(1, 1, 2, 9), (text, firstLine) => {
      expect(treeOf(text, firstLine)).toBe(treeOfRemark(text, firstLine))
    }),
    { seed: 20_260_403, numRuns: 2500 },
  )
})

test('of plain words the first and the last letter are parsed, and what is between is put back', () => {
  const { text, runs } =
    condenseText('It was late, *and the lights* were out.\n\n- so [we left](/places/troy) early') ?? {}
  expect(text).toBe('I\uE000e, *a\uE001s* w\uE002t.\n\n- so [we left](/p\uE003y) early')
  expect(runs).toEqual(['t was lat', 'nd the light', 'ere ou', 'laces/tro'])
})

test.each([
  ['a name of a character', 'first &copy; words &amplitude; and &CounterClockwiseContourIntegral; words'],
  ['a private-use character', 'plain words and \uE000 more plain words'],
  ['a number of a private-use character', 'plain words and &#xE000; more plain words &#57344;'],
  ['a mark of byte order', '\uFEFFplain words here'],
  ['no character', 'plain words\0 plain words'],
  ['an escape character in an address', '[words](/plain/words/\u001Bplain/words)'],
  ['a tab behind words', '- plain words here\tand there\n\n\t\tcode of words'],
  [
    'names of links over several lines',
    '[one long\nname of words][Some long\nNAME]\n\n[some  long name]: /address/of/words "Its title"',
  ],
  ['a name of a thousand letters', `[${'word '.repeat(250)}]\n\n[${'word '.repeat(250)}]: /address/of/words`],
  ['a title over several lines', '[words](/address/of/words "a title\nof plain words") and more'],
  ['an address of words', '[words](some plain words) and [words](some(inner)plain words)'],
  ['an address in its marks', '[words](<some plain words>) and <https://example.com/plain/words>'],
  ['HTML with words', '<a title="plain words"\nclass="plain words">plain words</a>'],
  ['a comment over empty lines', '<!-- plain words\n\nplain words -->\n\nplain words --> here\n\nplain words'],
  ['the end of an instruction', '<?words plain words\n\nplain words?> words\n\n*plain words*'],
  ['the end of a section', '<![CDATA[ plain words\n\nplain words]]> words\n\n*plain words*'],
  [
    'a block of code and what it is',
    '```js title of words\nplain words\n\nplain words\n```\n\n~~~ plain words here\nplain words',
  ],
  ['a break of a line', 'plain words here  \nplain words here\\\nplain words here   '],
  ['a heading that is closed', '## plain words here ##\n\n## plain words # here'],
  ['a line under words', 'plain words here\n===\n\nplain words here\n---'],
  ['a table without its outer marks', 'plain words | other words\n:-- | --:\nplain words'],
  ['a table of one column', 'plain words here\n:--\nother words here'],
  ['a lazy line', '> plain words here\nother words here\n> - plain words here\nother words here'],
  ['stars beside a sign', '**“plain words here”**plain words, *plain words.*plain words'],
  ['letters of two halves', 'plain words 😀😀 plain words *😀plain words😀*'],
  ['a list behind indented code', 'words\n \n    code\n\n2. words'],
  ['a table behind indented code and words', '# words\n    code\n\nwords\n\n`a` | b\n--|--'],
  ['two lists and words between', '- `code`\n\nwords\n\n- `code`'],
  ['two lists without words between', '- words\n\n- `code`\n\n- words\n\n1. words'],
  ['a list behind words and a list', 'words\n- words\n\n- words'],
  ['a cell that begins with a space of its own', '| words |\n|---|\n|\u00A0words |'],
  ['nothing', ''],
  ['empty lines', '\n  \n\n'],
])('%s is understood as remark does', (_, text) => {
  expect(treeOf(text)).toBe(treeOfRemark(text))
  expect(treeOf(text, 5)).toBe(treeOfRemark(text, 5))
})

test('words behind the last private-use character stay as they are', () => {
  const text = 'plain words & '.repeat(6500)
  expect(condenseText(text)?.runs).toHaveLength(6400)
  expect(treeOf(text)).toBe(treeOfRemark(text))
})
