import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { program } from '../support/command-line.ts'
import { isDeep } from '../support/depth.ts'
import { createSmallSite, type EditedSite, writePost } from '../support/edited-site.ts'
import { readTree } from '../support/read-tree.ts'

/** Half of them at any time during a build, half after it has started to write the site. */
const moments = isDeep ? 50 : 2

type Tree = Readonly<Record<string, string>>
type Version = 'a' | 'b'

let folder = ''
let site: EditedSite
/** Contains the site, and nothing else. */
let parent = ''
let out = ''
let fresh: Readonly<Record<Version, Tree>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'))
  parent = join(folder, 'site')
  out = join(parent, 'dist')
  await mkdir(parent)
  site = createSmallSite(folder)
  fresh = { a: await buildFresh('a'), b: await buildFresh('b') }
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** In version b, one post has a different title, and one has a different file name. */
function setVersion(version: Version): void {
  site.write('content/posts/guide-3.md', writePost(3).replace(/^title: .*$/m, `title: Version ${version} of a guide`))
  site.remove(`content/posts/moves-${version === 'a' ? 'b' : 'a'}.md`)
  site.write(`content/posts/moves-${version}.md`, writePost(1).replace(/^title: .*$/m, 'title: A post that moves'))
}

async function buildFresh(version: Version): Promise<Tree> {
  setVersion(version)
  const place = join(folder, `fresh-${version}`)
  expect(await ending(startBuild(place))).toBe(0)
  return readTree(place)
}

function startBuild(place: string, env: Readonly<Record<string, string>> = {}): ChildProcess {
  return spawn(process.execPath, [program, 'build', '--out', place, '--cache', join(folder, 'cache')], {
    cwd: folder,
    env: { ...process.env, SOURCE_DATE_EPOCH: '1796083200', ...env },
    stdio: 'ignore',
  })
}

/** Starts a build of the site. */
function startNext(env: Readonly<Record<string, string>> = {}): ChildProcess {
  return startBuild(out, env)
}

/** The exit code; `null` after a kill. */
async function ending(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'close')) as [number | null]
  return code
}

/** Resolves once the build starts to write the site, or ends without doing so. */
function writing(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(parent, (_, name) => name !== null && name !== 'dist' && resolve())
    child.once('close', () => {
      watcher.close()
      resolve()
    })
  })
}

/** Milliseconds for the whole build, and for the part that writes the site. */
async function measureBuild(): Promise<{ readonly whole: number; readonly last: number }> {
  const start = performance.now()
  const child = startNext()
  const end = ending(child)
  await writing(child)
  const wrote = performance.now()
  expect(await end).toBe(0)
  return { whole: performance.now() - start, last: performance.now() - wrote }
}

/**
 * Leftovers of builds next to the site. Those whose process id is in use again are ignored, as a later build will clean them
 * up.
 */
async function listLeft(): Promise<string[]> {
  return (await readdir(parent)).filter((name) => name !== 'dist' && !isRunning(Number(/-(\d+)-/.exec(name)?.[1])))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The site, or a complete one next to it if a build was killed while it replaced the site. */
async function readLast(): Promise<Tree | undefined> {
  const places = ['dist', ...(await listLeft())].map((name) => join(parent, name))
  const trees = await Promise.all(places.map((place) => readTree(place).catch(() => undefined)))
  return trees[0] ?? trees.find((tree) => isOne(tree))
}

/** Whether a tree is one of the two complete sites. */
function isOne(tree: Tree | undefined): boolean {
  return [fresh.a, fresh.b].some((one) => JSON.stringify(one) === JSON.stringify(tree))
}

async function expectGoodBuild(version: Version): Promise<void> {
  setVersion(version)
  expect(await ending(startNext())).toBe(0)
  expect(await readTree(out)).toEqual(fresh[version])
  expect(await listLeft()).toEqual([])
}

test('whenever builds are killed, the site is the old or the new one, and the next build fixes everything', async () => {
  await expectGoodBuild('a')
  setVersion('b')
  const { whole, last } = await measureBuild()
  const kills: string[] = []
  let before: Tree | undefined = fresh.b
  for (let moment = 0; moment < moments; moment += 1) {
    const version = moment % 2 === 0 ? 'a' : 'b'
    // Golden ratio steps are spread evenly, however many there are.
    const share = (moment * 0.618_034) % 1
    setVersion(version)
    const child = startNext()
    const end = ending(child)
    if (moment < moments / 2) await setTimeout(share * whole)
    // Most of them early, because the site is moved soon after writing starts, and the rest of the time goes to cleanup and
    // output.
    else await writing(child).then(() => setTimeout(share ** 3 * last))
    child.kill('SIGKILL')
    const code = await end
    const found = await readLast()
    const isNew = JSON.stringify(found) === JSON.stringify(fresh[version])
    expect(found, `moment ${moment}`).toEqual(isNew ? fresh[version] : before)
    // A build that ended before the kill is fine too.
    expect(code === 0 ? isNew : code).toBe(code === 0 || null)
    if (code === null) kills.push(isNew ? 'new' : 'before')
    before = found
  }
  expect(kills.length).toBeGreaterThanOrEqual(moments / 5)
  await expectGoodBuild('a')
  await expectGoodBuild('b')
})

/** Kills the process instead of the nth move of the site or the new site. */
const killer = `
const fs = require('node:fs')
const left = { moves: Number(process.env.KILL_AT) }
const kill = (move) => (from, to, ...rest) => {
  if (/[/\\\\]\\.?dist[^/\\\\]*$/.test(to) && --left.moves === 0) process.kill(process.pid, 'SIGKILL')
  return move(from, to, ...rest)
}
for (const [owner, name] of [[fs, 'renameSync'], [fs, 'rename'], [fs.promises, 'rename']]) owner[name] = kill(owner[name])
require('node:module').syncBuiltinESMExports()
`

function startKilled(move: number): ChildProcess {
  const preload = join(folder, 'killer.cjs')
  writeFileSync(preload, killer)
  return startNext({ NODE_OPTIONS: `--require ${preload}`, KILL_AT: String(move) })
}

test('a kill before the first move changes nothing', async () => {
  await expectGoodBuild('a')
  setVersion('b')
  expect(await ending(startKilled(1))).toBe(null)
  expect(await readTree(out)).toEqual(fresh.a)
})

test.each(isDeep ? [1, 2, 3] : [1, 3])('a kill before move %i of the site loses nothing', async (move) => {
  await expectGoodBuild('a')
  setVersion('b')
  const code = await ending(startKilled(move))
  expect([null, 0]).toContain(code)
  const found = await readTree(out).catch(() => undefined)
  expect(found === undefined || isOne(found)).toBe(true)
  // A build with errors doesn't write a site, but still restores the last one.
  site.write('content/posts/guide-3.md', 'no front matter')
  expect(await ending(startNext())).toBe(1)
  expect(await readTree(out)).toEqual(found ?? fresh.a)
  await expectGoodBuild('b')
})
