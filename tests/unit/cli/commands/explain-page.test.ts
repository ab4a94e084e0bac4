import { expect, test } from 'vitest'
import { explainPage } from '../../../../generator/cli/commands/explain-page.ts'
import type { RecordedFile } from '../../../../generator/output/write/site-record.ts'

const version = 'templates:1 frame:2 content:3'

const output = (path: string, named: string | undefined = version) => ({ path, content: '', version: named })

const outputs = [
  output('index.html'),
  output('about.html'),
  output('blog.html', 'templates:1 frame:2 settings:3 posts:4 list:5'),
  output('blog/page/2.html'),
  { path: 'feed.xml', content: '' },
]

const recorded = (named: string, ino = 1): RecordedFile => ({ version: named, size: 10, mtimeMs: 1000, ino })

const explain = (asked: string, before: RecordedFile | undefined, after = recorded(version)) => {
  const path = `${asked.slice(1)}.html`
  return explainPage(asked, {
    outputs,
    before: new Map(before ? [[path, before]] : []),
    after: new Map([[path, after]]),
  })
}

test("a page without changes wasn't rebuilt, and all of its parts are listed", () => {
  expect(explain('/about', recorded(version))).toBe(
    [
      'about.html was not rebuilt: nothing it depends on changed. It depends on:\n',
      '  the templates or the generator (templates)\n',
      '  what all pages share: header, footer, styles or scripts (frame)\n',
      '  its text (content)\n',
    ].join(''),
  )
})

test('a page was rebuilt only because of what changed', () => {
  expect(explain('/about', recorded('templates:1 frame:0 content:0'))).toBe(
    [
      'about.html was rebuilt, because this has changed since the last build:\n',
      '  what all pages share: header, footer, styles or scripts (frame)\n',
      '  its text (content)\n',
    ].join(''),
  )
  expect(explain('/blog', recorded('templates:1 frame:2 settings:3 posts:4 list:4'))).toContain(
    'last build:\n  its place in the list, or the address of the search index (list)\n',
  )
})

test('a part that a page has gained or lost is reported too', () => {
  const report = explain('/about', recorded('templates:1 frame:2 post:3'))
  expect(report).toContain('  its text (content)\n')
  expect(report).toContain('  its post, or its image (post)\n')
})

test('a part without a description is reported by its name', () => {
  expect(explain('/about', recorded(`${version} weather:1`))).toMatch(/^ {2}weather$/m)
})

test('a page is new, or from a build without a record', () => {
  expect(explain('/about', undefined)).toBe('about.html was built: it is new.\n')
  expect(explainPage('/about', { outputs, before: undefined, after: new Map() })).toBe(
    'about.html was built: there is no record of an earlier build.\n',
  )
})

test('a page was rebuilt if its file was deleted or changed outside the build', () => {
  expect(explain('/about', recorded(version, 1), recorded(version, 2))).toBe(
    'about.html was rebuilt: nothing it depends on changed, but its file was deleted or changed outside the build.\n',
  )
})

test('a file without a version is built every time', () => {
  expect(explainPage('/feed.xml', { outputs, before: new Map(), after: new Map() })).toBe(
    'feed.xml is built every time, and written if it changed.\n',
  )
})

test.each([
  ['/', 'index.html'],
  ['', 'index.html'],
  ['/index.html', 'index.html'],
  ['/about/', 'about.html'],
  ['about', 'about.html'],
  ['about.html', 'about.html'],
  ['/blog/page/2', 'blog/page/2.html'],
])('%j refers to the page %s', (asked, path) => {
  expect(explainPage(asked, { outputs, before: undefined, after: new Map() })).toContain(`${path} was built`)
})

test("a page that doesn't exist is reported", () => {
  const report = 'There is no page /abuot. Use an address such as /about, or a file such as about.html.\n'
  expect(explainPage('/abuot', { outputs, before: undefined, after: new Map() })).toBe(report)
})
