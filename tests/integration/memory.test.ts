import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkSite } from '../../generator/check-site.ts'
import { hashText } from '../../generator/content/load/source-file.ts'
import { createReadings, openReadingCaches } from '../../generator/content/reading/readings.ts'
import { findStale } from '../../generator/server/dev/find-stale.ts'
import { diskFiles, type Files } from '../../generator/shared/fs/files.ts'
import { createMemoCache } from '../../generator/shared/cache/memo-cache.ts'
import { buildWith } from '../support/build-in-memory.ts'
import { drawPicture } from '../support/edited-site.ts'
import { overlayFiles } from '../support/memory-files.ts'
import { readProjectFile, siteRoot, today } from '../support/project.ts'
import { renderText } from '../support/render-text.ts'
import { sharedCaches } from '../support/shared-caches.ts'

type Changes = Readonly<Record<string, string>>

/** A series of edits by an author. Each adds to the previous ones. */
async function listEdits(): Promise<readonly Changes[]> {
  const [post, faq, config] = await Promise.all(
    ['content/posts/office-cleaning-tips.md', 'content/faq.yaml', 'site.config.yaml'].map(readProjectFile),
  )
  const titled = String(post).replace(/^title: .*$/m, 'title: Another title')
  return [
    {},
    { 'content/posts/office-cleaning-tips.md': titled },
    { 'content/posts/office-cleaning-tips.md': titled.replace('## ', '## Once more, ') },
    { 'content/faq.yaml': String(faq).replace(/question: .*$/m, 'question: May I ask something else?') },
    {
      'content/posts/brand-new.md': titled
        .replace('Another title', 'A new post')
        .replace(/^date: .*$/m, 'date: 2026-12-01'),
    },
    { 'content/images/home/evening.webp': drawPicture(0xc2410c) },
    { 'content/images/brand/icon.svg': drawPicture(0x0f766e) },
    { 'site.config.yaml': String(config).replace(/^( *phone: ).*$/m, "$1'(313) 555-0177'") },
    { 'content/posts/office-cleaning-tips.md': String(post) },
  ]
}

test('after each edit, the site from memory equals one from scratch, byte for byte', async () => {
  const memory = createMemoCache()
  const places = { content: resolve(siteRoot, 'content'), config: resolve(siteRoot, 'site.config.yaml') }
  const changes: Record<string, string> = {}
  for (const edit of await listEdits()) {
    Object.assign(changes, edit)
    for (const path of Object.keys(edit)) memory.forget(findStale(resolve(siteRoot, path), places))
    // One after the other, like in development.
    const remembered = await buildWith(changes, 'authors', renderText, memory.memoize)
    const fresh = await buildWith(changes, 'authors', renderText)
    expect([...remembered.keys()]).toEqual([...fresh.keys()])
    const differing = [...fresh].filter(
      ([path, content]) => !Buffer.from(content).equals(Buffer.from(remembered.get(path) ?? '')),
    )
    expect(differing.map(([path]) => path)).toEqual([])
  }
})

test('after each edit, an error in another file is still reported', async () => {
  const readings = createReadings(openReadingCaches())
  const text = await readProjectFile('content/posts/office-cleaning-tips.md')
  const broken = `${text}\nSee [the guide](/blog/hiring-cleaning-staff#no-such-section).\n`
  const other = await readProjectFile('content/posts/retail-cleaning-tips.md')
  const reported: string[] = []
  for (const edit of ['', 'Once more.\n']) {
    const changes = {
      'content/posts/office-cleaning-tips.md': Buffer.from(broken),
      'content/posts/retail-cleaning-tips.md': Buffer.from(`${other}${edit}`),
    }
    const { diagnostics } = await checkSite({
      files: overlayFiles(diskFiles, siteRoot, changes),
      locations: { root: siteRoot, contentFolder: 'content', configFile: 'site.config.yaml' },
      today,
      audience: 'authors',
      ...sharedCaches,
      readings,
    })
    reported.push(diagnostics.map(({ code }) => code).join(' '))
  }
  expect(reported).toEqual(['links/broken-anchor', 'links/broken-anchor'])
})

test('a file that changes after its hash was looked up is never taken for what it was', async () => {
  const readings = createReadings(openReadingCaches())
  const post = resolve(siteRoot, 'content/posts/office-cleaning-tips.md')
  const text = await readProjectFile('content/posts/office-cleaning-tips.md')
  // To the cache of file hashes, this file never changes.
  const hashes = {
    find: (file: string) => (file === post ? hashText(text) : undefined),
    note: () => undefined,
    live: new Set<string>(),
  }
  const reported: string[][] = []
  for (const now of [`${text}\n[Nothing](/nowhere)\n`, text]) {
    const files: Files = {
      ...diskFiles,
      read: (file) => (file === post ? Buffer.from(now) : diskFiles.read(file)),
    }
    const { diagnostics } = await checkSite({
      files,
      locations: { root: siteRoot, contentFolder: 'content', configFile: 'site.config.yaml' },
      today,
      audience: 'authors',
      ...sharedCaches,
      readings,
      hashes,
    })
    reported.push(diagnostics.map(({ code }) => code))
  }
  expect(reported).toEqual([['links/broken-link'], []])
})

test('a change only makes its dependents stale', () => {
  const places = { content: '/site/content', config: '/site/site.config.yaml' }
  const names = [
    'picture home/evening.webp',
    'picture home/other.webp',
    'icons',
    'styles',
    'client',
    'templates',
    'page /faq',
  ]
  const staleAfter = (path: string) => names.filter(findStale(path, places))
  expect(staleAfter('/site/content/faq.yaml')).toEqual([])
  expect(staleAfter('/site/site.config.yaml')).toEqual([])
  expect(staleAfter('/site/content/images/home/evening.webp')).toEqual(['picture home/evening.webp'])
  expect(staleAfter('/site/content/images/brand/icon.svg')).toEqual(['icons'])
  expect(staleAfter('/site/content/images/brand/icon.png')).toEqual(['icons'])
  expect(staleAfter('/site/content/images-of-old/a.webp')).toEqual([])
  expect(staleAfter('/site/content/images/home')).toEqual(['picture home/evening.webp', 'picture home/other.webp'])
  expect(staleAfter('/site/content/images/brand')).toEqual(['icons'])
  const images = ['picture home/evening.webp', 'picture home/other.webp', 'icons']
  expect(staleAfter('/site/content/images')).toEqual(images)
  expect(staleAfter('/site/content')).toEqual(images)
  expect(staleAfter('/generator/templates/document/Page.tsx')).toEqual(
    names.filter((name) => !name.startsWith('picture ')),
  )
})
