import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recoverSite, writeSite } from '../../../../generator/output/write/write-site.ts'

let parent = ''
let folder = ''

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'swap-'))
  folder = join(parent, 'dist')
})

afterEach(() => rm(parent, { recursive: true, force: true }))

/** A process id that no system uses. */
const ended = 999_999_999

const page = (content: string) => ({ path: 'index.html', content })

const readSite = () => readFile(join(folder, 'index.html'), 'utf8')

async function leave(name: string, content: string): Promise<void> {
  await mkdir(join(parent, name))
  await writeFile(join(parent, name, 'index.html'), content)
}

test('after a run that was stopped during the swap, the next one leaves nothing behind', async () => {
  await writeSite(folder, [page('old')])
  await rename(folder, join(parent, `.dist.previous-${ended}-0123abcd`))
  await leave(`.dist.next-${ended}-0123abcd`, 'unfinished')
  recoverSite(folder)
  expect(await readSite()).toBe('old')
  expect(await writeSite(folder, [page('old'), { path: 'b.html', content: '' }])).toMatchObject({ unchanged: 1 })
  expect(await readdir(parent)).toEqual(['dist'])
})

test('of several sites, the last good one is restored', async () => {
  await leave(`.dist.previous-${ended}-ffffffff`, 'older')
  await new Promise((resolve) => setTimeout(resolve, 50))
  await leave(`.dist.previous-${ended}-00000000`, 'newer')
  await leave(`.dist.next-${ended}-0123abcd`, 'unfinished')
  await leave(`.dist.removed-${ended}-0123abcd`, 'half removed')
  recoverSite(folder)
  expect(await readSite()).toBe('newer')
})

test("an existing site isn't replaced by an earlier one", async () => {
  await writeSite(folder, [page('new')])
  await leave(`.dist.previous-${ended}-0123abcd`, 'old')
  recoverSite(folder)
  expect(await readSite()).toBe('new')
})

test('leftovers of finished runs are removed right away, and nothing else', async () => {
  const running = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  const kept = [
    `.dist.next-${running.pid}-0123abcd`,
    `.dist.previous-${running.pid}-0123abcd`,
    `.dist.next-${ended}-0123abcd.txt`,
    `.dist2.next-${ended}-0123abcd`,
    'dist.next',
  ]
  for (const name of kept) await leave(name, '')
  for (const kind of ['next', 'previous', 'removed']) await leave(`.dist.${kind}-${ended}-0123abcd`, '')
  await writeSite(folder, [page('new')])
  running.kill()
  expect(await readdir(parent)).toEqual([...kept, 'dist'].toSorted())
})

test('leftovers are also removed after a failed run, except for the last good site', async () => {
  await leave(`.dist.next-${ended}-0123abcd`, '')
  const broken = {
    path: 'b.html',
    get content(): string {
      throw new Error('no page')
    },
  }
  await expect(writeSite(folder, [broken])).rejects.toThrow('no page')
  expect(await readdir(parent)).toEqual([])
})

test('many builds at once all finish, and the result is one of them', async () => {
  const texts = ['a', 'b', 'c', 'd', 'e']
  const runs = texts.map((text) =>
    writeSite(
      folder,
      Array.from({ length: 500 }, (_, index) => ({ path: `${index}.html`, content: text })),
    ),
  )
  await Promise.all(runs)
  const found = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  expect(found).toHaveLength(500)
  expect(new Set(found).size).toBe(1)
  expect(await readdir(parent)).toEqual(['dist'])
})

test("an empty folder in place of the site doesn't matter", async () => {
  await mkdir(folder)
  await utimes(folder, 0, 0)
  await writeSite(folder, [page('new')])
  expect(await readSite()).toBe('new')
  expect(await readdir(parent)).toEqual(['dist'])
})
