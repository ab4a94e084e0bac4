import { expect, test } from 'vitest'
import type { Files } from '../../../../generator/shared/fs/files.ts'
import type { Diagnostic } from '../../../../generator/shared/diagnostics/diagnostic.ts'
import { checkText, mostTextBytes } from '../../../../generator/content/parse/check-text.ts'
import { loadSources } from '../../../../generator/content/load/load-sources.ts'
import { parseSource } from '../../../../generator/content/parse/parse-source.ts'

function tell(text: string): string[] {
  const found: Diagnostic[] = []
  parseSource({ file: 'content/faq.yaml', path: 'faq.yaml', text }, (diagnostic) => found.push(diagnostic))
  return found.map(({ code, place }) => `${place?.line}:${place?.column} ${code}`)
}

test.each([
  ['brackets without end', `a: ${'['.repeat(9000)}`, '1:54 content/too-large'],
  ['items in items', `${'- '.repeat(4000)}a`, '1:1 content/too-large'],
  [
    'groups in groups',
    Array.from({ length: 200 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
    '102:1 content/too-large',
  ],
  ['more items than anyone reads', '- [a, b]\n'.repeat(25_000), '16667:7 content/too-large'],
  ['more lines than anyone reads', 'a: b\n'.repeat(40_001), '40001:1 content/too-large'],
  ['an escape that is half a letter', 'a: b\nc: "\\ud800"', '2:4 content/invalid-value'],
  ['aliases of aliases', 'a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]', '2:8 content/yaml-syntax'],
])('%s are reported at their location, and reading stops', (_, text, reported) => {
  expect(tell(text)).toEqual([reported])
})

test('the redirects of ten thousand old posts are read', () => {
  expect(tell('- from: /2019/01/old-name\n  to: /blog/new-name\n'.repeat(10_000))).toEqual([])
})

test('an overlong line, a zero byte and a control character are reported at their location', () => {
  expect(checkText(`a\n${'b'.repeat(100_001)}`)).toMatchObject({ code: 'content/too-large', place: { line: 2 } })
  expect(checkText('a\nb\0')).toMatchObject({ code: 'content/not-utf8', place: { line: 2, column: 2 } })
  expect(checkText('a\u0007')?.message).toContain('U+0007')
  expect(checkText('Straße 🙂\r\n\tend\n')).toBeUndefined()
})

test('a huge file, a pipe and a symlink out of the content are reported by name and never read', async () => {
  const looks = {
    'faq.yaml': { kind: 'file', bytes: mostTextBytes + 1, isLink: false },
    'posts/pipe.md': { kind: 'other', bytes: 0, isLink: false },
    'posts/out.md': { kind: 'file', bytes: 1, isLink: true, target: '/etc/hosts' },
    'posts/circle.md': { kind: 'lost', bytes: 0, isLink: true },
    'posts/folder.md': { kind: 'folder', bytes: 0, isLink: false, target: '/site/content/posts/folder.md' },
  } as const
  const read: string[] = []
  const files: Files = {
    list: () => Object.keys(looks),
    read: (file) => {
      read.push(file)
      return undefined
    },
    look: (file) => Object.entries(looks).find(([path]) => file.endsWith(path))?.[1],
  }
  const locations = { root: '/site', contentFolder: 'content', configFile: 'site.config.yaml' }
  const { diagnostics } = loadSources(files, locations)
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'content/faq.yaml content/too-large',
    'content/posts/pipe.md content/misplaced-file',
    'content/posts/out.md content/misplaced-file',
    'content/posts/circle.md content/misplaced-file',
    'content/posts/folder.md content/misplaced-file',
  ])
  expect(read).toEqual([])
})
