import { expect, test } from 'vitest'
import { openMemoryPack, type Pack } from '../../../../generator/shared/cache/pack.ts'
import type { FileLook } from '../../../../generator/shared/fs/files.ts'
import { rememberFiles } from '../../../../generator/content/load/remember-files.ts'

const key = 'files /site/content'

/** How a file stands on the disk that was last changed at a moment. */
function look(changed: number, number = 1): FileLook {
  return { kind: 'file', bytes: 10, isLink: false, state: `${changed} ${changed} ${number} 10` }
}

/** A run that notes files and ends. */
function run(moment: number, notes: Readonly<Record<string, readonly [FileLook, string]>>, pack: Pack): void {
  const files = rememberFiles(pack, key, () => moment)
  for (const [file, [found, hash]] of Object.entries(notes)) files.note(file, found, hash)
  files.keep()
}

test('a file that was left alone is known by what it held, in later runs too', () => {
  const own = openMemoryPack()
  run(10_000, { '/a.md': [look(5000), 'aaa'], '/b.md': [look(6000), 'bbb'] }, own)
  const later = rememberFiles(own, key, () => 20_000)
  expect([
    later.recall('/a.md', look(5000)),
    later.recall('/b.md', look(6000)),
    later.recall('/c.md', look(1)),
  ]).toEqual(['aaa', 'bbb', undefined])
})

test.each([
  ['its time is another', look(5001)],
  ['another file stands in its place', look(5000, 2)],
  ['it has other bytes in number', { ...look(5000), state: '5000 5000 1 11' }],
  ['its bytes were touched and its time was put back', { ...look(5000), state: '5000 5999 1 10' }],
  ['nobody can tell how it stands', { ...look(5000), state: undefined }],
])('a file is not known where %s', (_, found) => {
  const own = openMemoryPack()
  run(10_000, { '/a.md': [look(5000), 'aaa'] }, own)
  expect(rememberFiles(own, key, () => 20_000).recall('/a.md', found)).toBeUndefined()
})

test('a file that was changed within two seconds before is not believed: it may be changed again at the same time', () => {
  const own = openMemoryPack()
  run(10_000, { '/old.md': [look(8000), 'old'], '/new.md': [look(8001), 'new'] }, own)
  const later = rememberFiles(own, key, () => 20_000)
  expect([later.recall('/old.md', look(8000)), later.recall('/new.md', look(8001))]).toEqual(['old', undefined])
})

test('a file that is changed anew is forgotten, even where the new text is not believed yet', () => {
  const own = openMemoryPack()
  run(10_000, { '/a.md': [look(5000), 'aaa'] }, own)
  const files = rememberFiles(own, key, () => 20_000)
  expect(files.recall('/a.md', look(19_500))).toBeUndefined()
  files.note('/a.md', look(19_500), 'other')
  files.keep()
  const later = rememberFiles(own, key, () => 30_000)
  expect([later.recall('/a.md', look(5000)), later.recall('/a.md', look(19_500))]).toEqual([undefined, undefined])
})

test('a file that is gone is forgotten, and what nobody asked for as well', () => {
  const own = openMemoryPack()
  run(10_000, { '/a.md': [look(5000), 'aaa'], '/b.md': [look(5000), 'bbb'] }, own)
  const files = rememberFiles(own, key, () => 20_000)
  files.recall('/b.md', look(5000))
  files.keep()
  const later = rememberFiles(own, key, () => 30_000)
  expect([later.recall('/a.md', look(5000)), later.recall('/b.md', look(5000))]).toEqual([undefined, 'bbb'])
})

test('where nothing changed, nothing is written', () => {
  const kept: string[] = []
  const inner = openMemoryPack()
  const own = { ...inner, set: (name: string, text: string) => (kept.push(name), inner.set(name, text)) }
  run(10_000, { '/a.md': [look(5000), 'aaa'] }, own)
  const files = rememberFiles(own, key, () => 20_000)
  files.recall('/a.md', look(5000))
  files.keep()
  expect(kept).toEqual([key])
})

test('files of another content are not known', () => {
  const own = openMemoryPack()
  run(10_000, { '/a.md': [look(5000), 'aaa'] }, own)
  expect(rememberFiles(own, 'files /other', () => 20_000).recall('/a.md', look(5000))).toBeUndefined()
})
