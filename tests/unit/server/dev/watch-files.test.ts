import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchFiles } from '../../../../generator/server/dev/watch-files.ts'

let root = ''
let heard: Set<string>
let followed: { close(): void }

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'follow-')))
  mkdirSync(join(root, 'content/posts'), { recursive: true })
  mkdirSync(join(root, 'dist'))
  mkdirSync(join(root, 'elsewhere/texts'), { recursive: true })
  symlinkSync(join(root, 'elsewhere'), join(root, 'linked'))
  heard = new Set()
  followed = watchFiles(
    ['content', 'linked', 'missing', 'site.config.yaml'].map((name) => join(root, name)),
    { onChange: (path) => heard.add(path.slice(root.length + 1)), onTrouble: fail },
  )
})

afterEach(async () => {
  followed.close()
  await rm(root, { recursive: true })
})

/** Repeats an action until a change to `path` is reported, and returns the reported paths. */
async function hear(path: string, act: () => void): Promise<string[]> {
  heard.clear()
  for (let tries = 0; tries < 200 && !heard.has(path); tries += 1) {
    act()
    await new Promise((done) => setTimeout(done, 20))
  }
  return [...heard]
}

const write = (path: string, text = `${performance.now()}`) => writeFileSync(join(root, path), text)

function fail(error: unknown): never {
  throw error
}

const moveOnce = (from: string, to: string) => {
  if (existsSync(join(root, from))) renameSync(join(root, from), join(root, to))
}

test('writing, replacing and deleting a file is reported, and so is a new one', async () => {
  expect(await hear('content/posts/a.md', () => write('content/posts/a.md'))).toContain('content/posts/a.md')
  expect(await hear('content/posts/a.md', () => write('content/posts/a.md'))).toContain('content/posts/a.md')
  const replaced = await hear('content/posts/a.md', () => {
    write('content/posts/a.md~')
    renameSync(join(root, 'content/posts/a.md~'), join(root, 'content/posts/a.md'))
  })
  expect(replaced).toContain('content/posts/a.md')
  expect(await hear('content/posts/a.md', () => rmSync(join(root, 'content/posts/a.md'), { force: true }))).toContain(
    'content/posts/a.md',
  )
  expect(await hear('site.config.yaml', () => write('site.config.yaml'))).toContain('site.config.yaml')
})

test("changes next to what is watched aren't reported", async () => {
  const all = await hear('site.config.yaml', () => {
    write('dist/index.html')
    write('package.json')
    mkdirSync(join(root, 'dist/deep'), { recursive: true })
    write('site.config.yaml')
  })
  expect(all).toEqual(['site.config.yaml'])
})

test.each([
  ['at once', 0],
  ['after a while', 200],
])('a folder that is deleted and comes back %s is watched again, every time', async (_when, pause) => {
  for (const file of ['content/posts/b.md', 'content/posts/c.md']) {
    rmSync(join(root, 'content'), { recursive: true })
    await new Promise((done) => setTimeout(done, pause))
    mkdirSync(join(root, 'content/posts'), { recursive: true })
    expect(await hear(file, () => write(file))).toContain(file)
  }
})

test('a folder that is moved away and back is watched again', async () => {
  expect(await hear('content', () => moveOnce('content', 'away'))).toContain('content')
  expect(await hear('content', () => moveOnce('away', 'content'))).toContain('content')
  expect(await hear('content/posts/a.md', () => write('content/posts/a.md'))).toContain('content/posts/a.md')
})

test('a folder that is added later is watched, with its subfolders', async () => {
  expect(await hear('missing', () => mkdirSync(join(root, 'missing/deep'), { recursive: true }))).toContain('missing')
  expect(await hear('missing/deep/a.ts', () => write('missing/deep/a.ts'))).toContain('missing/deep/a.ts')
})

test('a folder that is a symlink is watched at its target', async () => {
  expect(await hear('linked/texts/a.md', () => write('elsewhere/texts/a.md'))).toContain('linked/texts/a.md')
})

test('nothing is reported after closing', async () => {
  followed.close()
  write('content/posts/a.md')
  await new Promise((done) => setTimeout(done, 100))
  expect([...heard]).toEqual([])
})

const countWatched = () => process.getActiveResourcesInfo().filter((name) => name === 'FSEventWrap').length

test('a folder that has one of the paths in it, and another in a folder in it, is watched once, until closing', async () => {
  const before = countWatched()
  const paths = ['elsewhere', 'content/posts', 'content/site.config.yaml'].map((name) => join(root, name))
  const other = watchFiles(paths, { onChange: () => undefined, onTrouble: fail })
  expect(countWatched()).toBe(before + 5)
  other.close()
  await expect.poll(countWatched).toBe(before)
})
