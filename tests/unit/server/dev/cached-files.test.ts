import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cacheFiles } from '../../../../generator/server/dev/cached-files.ts'
import { diskFiles, type Files } from '../../../../generator/shared/fs/files.ts'

let folder = ''
let asked: string[] = []
let files: ReturnType<typeof cacheFiles>

/** The disk, which records calls. */
const counted: Files = {
  ...diskFiles,
  list: (path) => (asked.push('list'), diskFiles.list(path)),
  look: (path) => (asked.push(`look ${path.slice(folder.length + 1)}`), diskFiles.look(path)),
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'followed-'))
  mkdirSync(join(folder, 'posts'))
  for (const name of ['a', 'b']) writeFileSync(placeOf(name), `post ${name}`)
  asked = []
  files = cacheFiles(counted)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const placeOf = (name: string) => join(folder, 'posts', `${name}.md`)

/** What a run sees: the files, and their sizes. */
function run(): readonly string[] {
  const paths = files.list(folder)
  const looks = paths.map((path) => files.look(join(folder, path)))
  return paths.map((path, index) => `${path} ${looks[index]?.bytes}`)
}

test('if nothing changed, nothing is looked up again', async () => {
  expect(run()).toEqual(['posts/a.md 6', 'posts/b.md 6'])
  asked = []
  expect(run()).toEqual(['posts/a.md 6', 'posts/b.md 6'])
  expect(asked).toEqual([])
})

test('after a text is saved, only that one is looked up', async () => {
  run()
  writeFileSync(placeOf('a'), 'a longer post')
  files.forget(placeOf('a'))
  asked = []
  expect(run()).toEqual(['posts/a.md 13', 'posts/b.md 6'])
  expect(asked).toEqual(['look posts/a.md'])
})

test('added, deleted and renamed files are noticed', async () => {
  run()
  writeFileSync(placeOf('c'), 'post c')
  files.forget(placeOf('c'))
  expect(run()).toEqual(['posts/a.md 6', 'posts/b.md 6', 'posts/c.md 6'])
  rmSync(placeOf('a'))
  files.forget(placeOf('a'))
  expect(run()).toEqual(['posts/b.md 6', 'posts/c.md 6'])
  renameSync(placeOf('b'), placeOf('d'))
  for (const name of ['b', 'd']) files.forget(placeOf(name))
  expect(run()).toEqual(['posts/c.md 6', 'posts/d.md 6'])
})

test('after a folder is deleted with everything in it, nothing of it is left', async () => {
  run()
  rmSync(join(folder, 'posts'), { recursive: true })
  files.forget(join(folder, 'posts'))
  expect(run()).toEqual([])
})

test('a file that became a folder with the same name is looked up again', async () => {
  run()
  rmSync(placeOf('a'))
  mkdirSync(placeOf('a'))
  files.forget(placeOf('a'))
  expect(files.look(placeOf('a'))).toMatchObject({ kind: 'folder' })
})

test('bytes are read each time', async () => {
  run()
  writeFileSync(placeOf('a'), 'not reported yet')
  expect(Buffer.from(files.read(placeOf('a')) ?? '').toString()).toBe('not reported yet')
})
