import { expect, test } from 'vitest'
import { loadSources } from '../../../../generator/content/load/load-sources.ts'
import { memoryFiles } from '../../../support/memory-files.ts'

test('files that programs and systems leave next to others are ignored', () => {
  const left =
    'posts/.a.md.swp posts/a.md~ posts/#a.md# images/.DS_Store images/Thumbs.db files/desktop.ini files/~$prices.csv files/.~lock.prices.csv#'
  const names = ['posts/a.md', 'images/a.png', 'files/prices.csv', ...left.split(' ')]
  const files = memoryFiles('/site', Object.fromEntries(names.map((name) => [`content/${name}`, 'a,b'])))
  const locations = { root: '/site', contentFolder: 'content', configFile: 'site.config.yaml' }
  const { value, diagnostics } = loadSources(files, locations)
  expect(value.content.map(({ path }) => path)).toEqual(['posts/a.md'])
  expect([value.images, value.offered]).toEqual([['a.png'], ['prices.csv']])
  expect(diagnostics).toEqual([])
})

test("a file that the system doesn't find by the name it gave, which isn't UTF-8, is reported", () => {
  const files = memoryFiles('/site', { 'content/posts/a.md': 'a' })
  const locations = { root: '/site', contentFolder: 'content', configFile: 'site.config.yaml' }
  const { value, diagnostics } = loadSources({ ...files, list: () => ['posts/a.md', 'posts/b\uFFFDro.md'] }, locations)
  expect(value.content.map(({ path }) => path)).toEqual(['posts/a.md'])
  expect(diagnostics).toMatchObject([{ file: 'content/posts/b\uFFFDro.md', code: 'content/misplaced-file' }])
})
