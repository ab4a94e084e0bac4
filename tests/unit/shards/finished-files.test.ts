import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gatherFinished } from '../../../generator/shards/finished-files.ts'
import { buildManifest, locateManifest, readManifest } from '../../../generator/shards/shard-manifest.ts'

let parent = ''

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'finished-'))
})

afterEach(() => rmSync(parent, { recursive: true, force: true }))

/** A finished part of these files; each is of version `v`. */
function writePart(name: string, files: Readonly<Record<string, string>>, version = 'v') {
  const folder = join(parent, name)
  mkdirSync(join(folder, '.shard'), { recursive: true })
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  const outputs = Object.entries(files).map(([path, content]) => ({ path, version, content }))
  writeFileSync(locateManifest(folder), JSON.stringify(buildManifest('source', folder, outputs)))
  return folder
}

/** What a merge finds in folders. */
function open(...folders: readonly string[]) {
  const shards = folders.flatMap((folder) => {
    const manifest = readManifest(folder)
    return manifest ? [{ folder, manifest }] : []
  })
  const finished = gatherFinished(shards)
  return (path: string, version = 'v') => finished.read(path, version)?.toString()
}

test('a file is read from the part that has it, in the version that is asked for', () => {
  const read = open(writePart('one', { 'a.html': 'page a' }), writePart('two', { 'b.html': 'page b' }))
  expect([read('a.html'), read('b.html'), read('c.html')]).toEqual(['page a', 'page b', undefined])
  expect(read('a.html', 'other')).toBeUndefined()
})

test('a file that was damaged, cut off or lost on its way is as good as none', () => {
  const folder = writePart('one', { 'a.html': 'page a', 'b.html': 'page b', 'c.html': 'page c', 'd.html': 'page d' })
  writeFileSync(join(folder, 'a.html'), 'page e')
  writeFileSync(join(folder, 'b.html'), 'page')
  rmSync(join(folder, 'c.html'))
  const read = open(folder)
  expect(['a.html', 'b.html', 'c.html', 'd.html'].map((path) => read(path))).toEqual([
    undefined,
    undefined,
    undefined,
    'page d',
  ])
})

test('a file without a version is no finished one', () => {
  const folder = writePart('one', { 'a.html': 'page a' })
  const manifest = buildManifest('source', folder, [{ path: 'feed.xml', content: '' }])
  expect(manifest.files).toEqual([])
})

test('a manifest says which generator made the part', () => {
  expect(readManifest(writePart('one', { 'a.html': 'page a' }))).toMatchObject({
    source: 'source',
    files: [{ path: 'a.html' }],
  })
})

test('a folder without a manifest that can be read is no part', () => {
  expect(readManifest(join(parent, 'nowhere'))).toBeUndefined()
  const folder = writePart('one', {})
  writeFileSync(locateManifest(folder), '{"source": "a", "files"')
  expect(readManifest(folder)).toBeUndefined()
})
