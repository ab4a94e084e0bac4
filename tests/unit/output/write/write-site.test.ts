import {
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, normalize } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatCachedName } from '../../../../generator/assets/cache/cached-file.ts'
import { writeSite } from '../../../../generator/output/write/write-site.ts'
import { WriteError } from '../../../../generator/output/write/write-error.ts'

let parent = ''
let folder = ''

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'write-'))
  folder = join(parent, 'dist')
})

afterEach(() => rm(parent, { recursive: true, force: true }))

const twenty = (content: string) => Array.from({ length: 20 }, (_, index) => ({ path: `page-${index}.html`, content }))

const page = (content: string) => ({ path: 'services/office.html', content })

/** A page that records each time its content is made. */
function countedPage(version: string, content: string) {
  const made: string[] = []
  const output = {
    path: 'services/office.html',
    version,
    get content() {
      made.push(version)
      return content
    },
  }
  return { output, made }
}

const placedPage = () => join(folder, 'services/office.html')

test('a site is written with its folders, and nothing else is left next to it', async () => {
  expect(await writeSite(folder, [page('one'), { path: 'a.bin', content: new Uint8Array([1, 2]) }])).toMatchObject({
    written: 2,
    unchanged: 0,
  })
  expect(await readFile(join(folder, 'services/office.html'), 'utf8')).toBe('one')
  expect(await readdir(parent)).toEqual(['dist'])
})

test("an unchanged file keeps its timestamp, a changed one doesn't, and a deleted one is gone", async () => {
  await writeSite(folder, [page('same'), { path: 'b.html', content: 'old' }, { path: 'gone.html', content: '' }])
  const past = new Date('2020-01-01T00:00:00Z')
  for (const name of ['services/office.html', 'b.html']) await utimes(join(folder, name), past, past)
  expect(await writeSite(folder, [page('same'), { path: 'b.html', content: 'new' }])).toMatchObject({
    written: 1,
    unchanged: 1,
  })
  expect((await stat(join(folder, 'services/office.html'))).mtime).toEqual(past)
  expect((await stat(join(folder, 'b.html'))).mtime).not.toEqual(past)
  expect(await readdir(folder)).toEqual(['b.html', 'services'])
})

test('two builds at once both finish, and the result is complete', async () => {
  const runs = await Promise.allSettled([writeSite(folder, twenty('a')), writeSite(folder, twenty('b'))])
  expect(runs.some(({ status }) => status === 'fulfilled')).toBe(true)
  const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  expect(texts).toHaveLength(20)
  expect(new Set(texts).size).toBe(1)
  expect(await readdir(parent)).toEqual(['dist'])
})

test('a file that changed before it was read is recorded as what it is now', async () => {
  const file = {
    path: 'files/list.csv',
    version: 'before',
    get content() {
      this.version = 'now'
      return 'x,y'
    },
  }
  const { record } = await writeSite(folder, [file])
  expect(record.get(file.path)?.version).toBe('now')
})

test('an empty site is a folder', async () => {
  await writeSite(folder, [])
  expect(await readdir(folder)).toEqual([])
})

test('a file may become a folder, and a folder a file', async () => {
  await writeSite(folder, [
    { path: 'a', content: '' },
    { path: 'b/c.html', content: '' },
  ])
  await writeSite(folder, [
    { path: 'a/d.html', content: '' },
    { path: 'b', content: '' },
  ])
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual(['a', 'a/d.html', 'b'].map(normalize))
})

test("anything other than a file in a file's place is replaced", async () => {
  await mkdir(join(folder, 'a.html'), { recursive: true })
  await writeFile(join(parent, 'elsewhere'), 'same')
  await symlink(join(parent, 'elsewhere'), join(folder, 'b.html'))
  await writeSite(folder, [
    { path: 'a.html', content: '' },
    { path: 'b.html', content: 'same' },
  ])
  expect((await lstat(join(folder, 'a.html'))).isFile()).toBe(true)
  expect((await lstat(join(folder, 'b.html'))).isFile()).toBe(true)
})

test("a page whose version is already there isn't made", async () => {
  const { output, made } = countedPage('1', 'one')
  const { record } = await writeSite(folder, [output])
  const { ino, mtimeMs } = await stat(placedPage())
  const again = await writeSite(folder, [output], { record })
  expect(again).toEqual({ written: 0, unchanged: 1, record })
  expect(await stat(placedPage())).toMatchObject({ ino, mtimeMs })
  expect(made).toEqual(['1'])
})

test('a page with a new version is made once, and keeps its file if the bytes are the same', async () => {
  const { record } = await writeSite(folder, [countedPage('1', 'same').output])
  const same = countedPage('2', 'same')
  const second = await writeSite(folder, [same.output], { record })
  expect(second).toMatchObject({ written: 0, unchanged: 1 })
  const other = countedPage('3', 'other')
  expect(await writeSite(folder, [other.output], { record: second.record })).toMatchObject({ written: 1, unchanged: 0 })
  expect(await readFile(placedPage(), 'utf8')).toBe('other')
  expect([...same.made, ...other.made]).toEqual(['2', '3'])
})

test.each<[string, () => Promise<unknown>]>([
  ['changed', () => writeFile(placedPage(), 'two')],
  ['touched', () => utimes(placedPage(), 0, 0)],
  ['gone', () => rm(placedPage())],
  ['replaced', () => replaceKeepingTime(placedPage(), 'two')],
  ['a link', () => rm(placedPage()).then(() => symlink(join(parent, 'elsewhere'), placedPage()))],
])('a file that is %s since the record was stored is checked', async (_, meddle) => {
  const { output, made } = countedPage('1', 'one')
  const { record } = await writeSite(folder, [output])
  await meddle()
  await writeSite(folder, [output], { record })
  expect(made).toEqual(['1', '1'])
  expect(await readFile(placedPage(), 'utf8')).toBe('one')
  expect(await readdir(parent)).toEqual(['dist'])
})

test('the record of a run whose output was replaced does no harm', async () => {
  const first = await writeSite(folder, [countedPage('1', 'one').output])
  await writeSite(folder, [countedPage('2', 'two').output])
  const { output } = countedPage('1', 'one')
  await writeSite(folder, [output], { record: first.record })
  expect(await readFile(placedPage(), 'utf8')).toBe('one')
})

test("a cached file is linked, or the last site's file stays if the bytes are the same", async () => {
  const kept = join(parent, formatCachedName('kept', Buffer.from('picture')))
  await writeFile(kept, 'picture')
  const output = { path: 'a.webp', content: 'picture', file: kept }
  expect(await writeSite(folder, [output])).toMatchObject({ written: 1 })
  expect((await stat(join(folder, 'a.webp'))).ino).toBe((await stat(kept)).ino)
  await rm(join(folder, 'a.webp'))
  await writeFile(join(folder, 'a.webp'), 'picture')
  const { ino } = await stat(join(folder, 'a.webp'))
  expect(await writeSite(folder, [output])).toMatchObject({ unchanged: 1 })
  expect((await stat(join(folder, 'a.webp'))).ino).toBe(ino)
})

test("a cached file that can't be linked is copied, and none is ever written to", async () => {
  const kept = join(parent, formatCachedName('kept', Buffer.from('one')))
  await writeFile(kept, 'one')
  await writeSite(folder, [{ path: 'a.webp', content: 'one', file: kept }])
  await writeSite(folder, [{ path: 'a.webp', content: 'two', file: join(parent, 'nowhere') }])
  expect(await readFile(join(folder, 'a.webp'), 'utf8')).toBe('two')
  expect(await readFile(kept, 'utf8')).toBe('one')
})

test('progress is reported now and then, and at the end', async () => {
  const reported: string[] = []
  const outputs = Array.from({ length: 450 }, (_, index) => ({ path: `${index}.html`, content: '' }))
  await writeSite(folder, outputs, { onProgress: (done, total) => reported.push(`${done}/${total}`) })
  expect(reported).toEqual(['200/450', '400/450', '450/450'])
})

test("a page that can't be made keeps the last good site, and its own error", async () => {
  await writeSite(folder, [page('old')])
  const broken = {
    path: 'b.html',
    get content(): string {
      throw new Error('no page')
    },
  }
  await expect(writeSite(folder, [page('new'), broken])).rejects.toThrow(new Error('no page'))
  expect(await readFile(placedPage(), 'utf8')).toBe('old')
  expect(await readdir(parent)).toEqual(['dist'])
})

test('if nothing can be written, one sentence says so', async () => {
  await writeFile(join(parent, 'file'), '')
  const place = join(parent, 'file', 'dist')
  const run = writeSite(place, [page('one')])
  await expect(run).rejects.toThrow(WriteError)
  await expect(run).rejects.toThrow(/dist could not be written and hasn't changed: .+\(ENOTDIR\)\.$/)
})

/**
 * A different file with the same timestamp. It's created before the old one is deleted, so that it has a different inode.
 */
async function replaceKeepingTime(path: string, content: string): Promise<void> {
  const { atime, mtime } = await stat(path)
  await writeFile(`${path}.new`, content)
  await utimes(`${path}.new`, atime, mtime)
  await rename(`${path}.new`, path)
}
