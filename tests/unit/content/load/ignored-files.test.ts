import { expect, test } from 'vitest'
import { loadSources } from '../../../../generator/content/load/load-sources.ts'

test("files that programs leave behind aren't part of the site", async () => {
  const left = ['files/~$menu.docx', 'posts/~$mats.docx', 'posts/mats.md~', '.DS_Store', 'images/Thumbs.db']
  const files = { list: async () => [...left, 'images/a.webp'], read: async () => undefined }
  const locations = { root: '/site', contentFolder: 'content', configFile: 'site.config.yaml' }
  const { value, diagnostics } = await loadSources(files, locations)
  expect(diagnostics).toEqual([])
  expect([value.content, value.images, value.offered]).toEqual([[], ['a.webp'], []])
})
