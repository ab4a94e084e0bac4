import { expect, test } from 'vitest'
import { unwrapText } from '../../../../generator/cli/import/convert-body.ts'

test.each([
  ['<div class="a">\n\nA **b**\n\n</div>\n\nC', 'A **b**\n\nC'],
  ['<div>\nA **b**\n</div>', 'A **b**'],
  ['<section>\n  <div>\n      <p>A</p>\n  </div>\n</section>', '<p>A</p>'],
  ['<div><iframe src="a"></iframe></div>', '<iframe src="a"></iframe>'],
  ['<div>A</div><div>B</div>', 'A\n\nB'],
  ['<center><b>A</b></center>', '<b>A</b>'],
  ['A\n<div>\nB\n</div>\n\nC', 'A\n\nB\n\nC'],
  ['<table><tr><td><div>A</div></td></tr></table>', '<table><tr><td> A </td></tr></table>'],
  ['A <font color="red">b</font> c', 'A b c'],
])('wrappers go and their content stays: %j', (body, expected) => {
  expect(unwrapText(body)).toBe(expected)
})

test.each([
  'No tags: 1 < 2',
  '`<div>`',
  '```html\n<div>A</div>\n```',
  '<div>\n<pre>\n  A\n</pre>\n</div>',
  '<div style="display: none">A</div>\n\n<div>B</div>',
  '<div hidden>A</div>',
  '<!-- <div> -->',
  '> <div>\n> A\n> </div>',
  '- <div>A</div>',
  '<divider>A</divider>',
])('is left alone: %j', (body) => {
  expect(unwrapText(body)).toBe(body)
})

test('a text of many tags is unwrapped quickly', { timeout: 2000 }, () => {
  expect(unwrapText(`${'<div>'.repeat(20_000)}A${'</div>'.repeat(20_000)}`)).toBe('A')
  expect(unwrapText(`${'<div '.repeat(20_000)}A`)).toContain('A')
  expect(unwrapText(`<div>${' '.repeat(200_000)}A</div>`)).toBe('A')
})
