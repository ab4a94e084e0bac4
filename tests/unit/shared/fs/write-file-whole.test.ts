import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tryWriteFileWhole, writeFileWhole } from '../../../../generator/shared/fs/write-file-whole.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-file-whole-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

test('a file is written with its folder, and then replaced', async () => {
  const file = join(folder, 'a/b/c.json')
  writeFileWhole(file, 'one')
  writeFileWhole(file, Buffer.from('two'))
  expect(await readFile(file, 'utf8')).toBe('two')
  expect(await readdir(join(folder, 'a/b'))).toEqual(['c.json'])
})

test("nothing is left next to a file that can't be replaced", async () => {
  await mkdir(join(folder, 'taken/below'), { recursive: true })
  expect(() => writeFileWhole(join(folder, 'taken'), 'text')).toThrow(/EISDIR|ENOTEMPTY|EPERM|EEXIST/)
  expect(await readdir(folder)).toEqual(['taken'])
})

test('a cache learns that the disk refuses', async ({ skip }) => {
  await writeFile(join(folder, 'file'), '')
  expect(tryWriteFileWhole(join(folder, 'file/below'), 'text')).toBe(false)
  expect(tryWriteFileWhole(join(folder, 'other'), 'text')).toBe(true)
  skip(process.platform === 'win32' || process.getuid?.() === 0, 'root may write everywhere')
  await chmod(folder, 0o555)
  expect(tryWriteFileWhole(join(folder, 'third'), 'text')).toBe(false)
  await chmod(folder, 0o755)
})

test('a bug is not mistaken for a full disk', () => {
  expect(() => tryWriteFileWhole(join(folder, 'file'), 5 as unknown as string)).toThrow(TypeError)
})
