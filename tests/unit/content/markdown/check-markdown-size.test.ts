import { expect, test } from 'vitest'
import { checkMarkdownSize } from '../../../../generator/content/markdown/check-markdown-size.ts'

test.each([
  ['quotes in quotes', `a\n${'>'.repeat(11)} b`, 2],
  ['lists in lists', `${'- '.repeat(11)}b`, 1],
  ['an indent that no list has', `a\n\n${' '.repeat(61)}b`, 3],
  ['stars without end', `a\n\n${'a**'.repeat(600)}`, 3],
  ['emphasis in emphasis', `${'*_'.repeat(300)}a${'_*'.repeat(300)}`, 1],
  ['HTML in HTML', '<table><tr><td>x\n\n'.repeat(120), 201],
  ['elements of any name', '<x-y>\n\n'.repeat(120), 201],
  [
    'quotes behind a line that only looks like the beginning of code',
    `\`\`\`npm start\`\`\` runs it.\n\n${'> '.repeat(30)}x`,
    3,
  ],
  ['stars behind code that its list ended', `- \`\`\`\n\n${'a**'.repeat(600)}\n\`\`\``, 3],
  ['beginnings of code that has no end', '~~~ a\n'.repeat(15_000), 1],
  ['stars in lines that look like items, but go on', `a\n${'2. **b\n'.repeat(600)}`, 2],
  ['stars in lines too far to the right for items', `a\n${'    - **b\n'.repeat(600)}`, 2],
  ['stars behind a heading in a list', `1. a\n# b\nc\n${'2. **b\n'.repeat(600)}`, 4],
  ['a row of too many cells', '|a'.repeat(60), 1],
  ['a text of too many lines', 'a\n'.repeat(20_001), 20_001],
])('%s are detected before parsing', (_, text, line) => {
  expect(checkMarkdownSize(text)?.place.line).toBe(line)
})

test('horizontal rules, lists, tables and links in a long text are fine', () => {
  const part = `${'* '.repeat(30)}\n\n- a\n  - b\n    - [c](/d)\n\n| a | b |\n|---|---|\n| c | d |\n\n> > e\n\n`
  expect(checkMarkdownSize(part.repeat(200))).toBeUndefined()
})

test.each(['- ', '* ', '  - ', '1. ', '2) '])('a long list of items with `%s` is fine', (mark) => {
  expect(checkMarkdownSize(`Thanks to\n\n${`${mark}[**a**](/b) and \`c\`\n`.repeat(900)}`)).toBeUndefined()
})

test('a numbered list without blank lines is fine', () => {
  const items = Array.from({ length: 300 }, (_, index) => `${index + 1}. [**a**](/b) and\n   \`c\``).join('\n')
  expect(checkMarkdownSize(`Thanks to\n${items}`)).toBeUndefined()
})

test('code is not checked, and a long post is fine', () => {
  const code = `~~~js\n${' '.repeat(80)}a\n${'*_'.repeat(800)}\n${'|a'.repeat(60)}\n~~~\n`
  expect(
    checkMarkdownSize(`${code}\n> \`\`\`\n> ${' '.repeat(80)}a\n> \`\`\`\n${'word '.repeat(40_000)}`),
  ).toBeUndefined()
})
