import { mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeSite } from '../../../generator/write/write-site.ts'

let parent = ''
let folder = ''

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'write-'))
  folder = join(parent, 'dist')
})

afterEach(() => rm(parent, { recursive: true, force: true }))

const twenty = (content: string) => Array.from({ length: 20 }, (_, index) => ({ path: `page-${index}.html`, content }))

const page = (content: string) => ({ path: 'services/office.html', content })

test('a site is written with its folders, and nothing else is left beside it', async () => {
  expect(await writeSite(folder, [page('one'), { path: 'a.bin', content: new Uint8Array([1, 2]) }])).toEqual({
    written: 2,
    unchanged: 0,
  })
  expect(await readFile(join(folder, 'services/office.html'), 'utf8')).toBe('one')
  expect(await readdir(parent)).toEqual(['dist'])
})

test('a file that did not change keeps its time, a changed one does not, a gone one is gone', async () => {
  await writeSite(folder, [page('same'), { path: 'b.html', content: 'old' }, { path: 'gone.html', content: '' }])
  const past = new Date('2020-01-01T00:00:00Z')
  for (const name of ['services/office.html', 'b.html']) await utimes(join(folder, name), past, past)
  expect(await writeSite(folder, [page('same'), { path: 'b.html', content: 'new' }])).toEqual({
    written: 1,
    unchanged: 1,
  })
  expect((await stat(join(folder, 'services/office.html'))).mtime).toEqual(past)
  expect((await stat(join(folder, 'b.html'))).mtime).not.toEqual(past)
  expect(await readdir(folder)).toEqual(['b.html', 'services'])
})

test('a run that was stopped in the middle of the swap leaves nothing behind after the next one', async () => {
  await writeSite(folder, [page('old')])
  await rename(folder, join(parent, '.dist.previous-0123abcd'))
  await writeSite(folder, [page('old'), { path: 'b.html', content: '' }])
  expect(await readFile(join(folder, 'services/office.html'), 'utf8')).toBe('old')
  expect(await readdir(parent)).toEqual(['dist'])
})

test('two builds at once both end, and what is there is whole', async () => {
  const runs = await Promise.allSettled([writeSite(folder, twenty('a')), writeSite(folder, twenty('b'))])
  expect(runs.some(({ status }) => status === 'fulfilled')).toBe(true)
  const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  expect(texts).toHaveLength(20)
  expect(new Set(texts).size).toBe(1)
  expect(await readdir(parent)).toEqual(['dist'])
})
