import { expect, test } from 'vitest'
import { type EditorNames, listEditors } from '../../../../generator/server/dev/choose-editor.ts'

const place = { file: '/my site/a.md', line: 7, column: 3 }
const at = '/my site/a.md:7:3'
const code = ['code', '-g', at]

function list(names: Partial<EditorNames>): string[][] {
  return listEditors({ general: [], ...names }, place).map(({ program, args }) => [program, ...args])
}

test('where nobody named an editor, code is tried', () => {
  expect(list({})).toEqual([code])
})

test.each([
  ['codium', ['codium', '-g', at]],
  ['code --wait', ['code', '-g', at]],
  ['subl -w', ['subl', at]],
  ['gvim -f', ['gvim', '+7', '/my site/a.md']],
  ['"/opt/my tools/webstorm"', ['/opt/my tools/webstorm', '--line', '7', '--column', '3', '/my site/a.md']],
  [String.raw`'C:\Program Files\Sublime\subl.exe'`, [String.raw`C:\Program Files\Sublime\subl.exe`, at]],
])('%s gets the place in its own way', (command, call) => {
  expect(list({ general: [undefined, command] })).toEqual([call, code])
})

test.each(['vim', 'nvim', 'nano', 'emacs -nw', '', '   ', 'constructor', 'rm -rf'])(
  'the editor "%s" has no window that is known, so the next is tried',
  (command) => {
    expect(list({ general: [command] })).toEqual([code])
  },
)

test('what is named for this purpose comes first, and may be any program', () => {
  expect(list({ launch: '/opt/mine', general: ['subl'] })).toEqual([['/opt/mine', '/my site/a.md'], ['subl', at], code])
})
