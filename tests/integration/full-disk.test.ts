import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ended, program, runCommand } from '../support/command-line.ts'
import { createSmallSite } from '../support/edited-site.ts'
import { root } from '../support/project.ts'
import { readTree } from '../support/read-tree.ts'

const run = promisify(execFile)

let folder = ''
let content = ''
/** A separate small disk if it can be mounted, otherwise a folder. The site is on it. */
let disk = ''
let isMounted = false
let out = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-'))
  content = join(folder, 'content')
  disk = join(folder, 'disk')
  out = join(disk, 'dist')
  await mkdir(disk)
  isMounted = await mount('-t', 'tmpfs', '-o', 'size=64m', 'tmpfs')
  createSmallSite(folder)
})

afterAll(async () => {
  if (isMounted) await run('umount', [disk])
  await rm(folder, { recursive: true, force: true })
})

/** Whether mounting worked. It needs root, and even root isn't always allowed to. */
function mount(...args: readonly string[]): Promise<boolean> {
  return run('mount', [...args, disk]).then(
    () => true,
    () => false,
  )
}

function build() {
  return runCommand('build', '--content', content, '--out', out)
}

/** The same with a file size limit of 4 KiB. */
function buildLimited(): Promise<Ended> {
  const args = ['-c', 'ulimit -f 4; exec "$0" "$@"', process.execPath, program, 'build']
  const env = { ...process.env, SOURCE_DATE_EPOCH: '1796083200' }
  return new Promise((resolve) => {
    execFile('bash', [...args, '--content', content, '--out', out], { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
    })
  })
}

/** Changes the service titles, which appear on every page through the menu. */
async function changeEveryPage(): Promise<void> {
  const services = join(content, 'services')
  for (const name of await readdir(services)) {
    const text = await readFile(join(services, name), 'utf8')
    await writeFile(join(services, name), text.replace(/^title: "?([^"\n]*)"?$/m, 'title: "$1 of Today"'))
  }
}

/** The result of a build that fails because of the disk: its last message, and what has changed. */
async function refuse(start: () => Promise<Ended>) {
  const before = JSON.stringify(await readTree(out))
  const { code, stderr } = await start()
  const says = stderr.trimEnd().split('\n').at(-1)?.replace(out, 'DIST')
  const showsCode = /bug in the generator|^\s+at .+:\d+:\d+\)?$/m.test(stderr)
  const isAsItWas = JSON.stringify(await readTree(out)) === before
  return { code, says, showsCode, isAsItWas, beside: await readdir(disk) }
}

const refused = { code: 2, showsCode: false, isAsItWas: true, beside: ['dist'] }

test('the first build succeeds', async () => {
  expect(await build()).toMatchObject({ code: 0 })
  await changeEveryPage()
})

test('on a full disk, the last good site stays, and one sentence says why', async ({ skip, onTestFinished }) => {
  skip(!isMounted, 'only root can mount a disk that is small enough to be filled')
  const filler = join(out, 'filler')
  const { bavail, bsize } = await statfs(disk)
  await writeFile(filler, Buffer.alloc(bavail * bsize - 40_000))
  onTestFinished(() => rm(filler))
  const says = "The disk is full: DIST could not be written and hasn't changed."
  expect(await refuse(build)).toEqual({ ...refused, says })
})

test('on a read-only disk, the last good site stays, and one sentence says why', async ({ skip, onTestFinished }) => {
  skip(!isMounted, 'only root can mount a disk')
  onTestFinished(async () => void (await mount('-o', 'remount,rw')))
  expect(await mount('-o', 'remount,ro')).toBe(true)
  const says = "DIST could not be written and hasn't changed: the disk is read-only (EROFS)."
  expect(await refuse(build)).toEqual({ ...refused, says })
})

test('if nothing can be written, the last good site stays, and one sentence says why', async ({
  skip,
  onTestFinished,
}) => {
  skip(process.platform === 'win32' || process.getuid?.() === 0, 'root may write everywhere')
  onTestFinished(() => chmod(disk, 0o755))
  await chmod(disk, 0o555)
  const says = "DIST could not be written and hasn't changed: permission denied (EACCES)."
  expect(await refuse(build)).toEqual({ ...refused, says })
})

test('with a file size limit, the last good site stays, and one sentence says why', async ({ skip }) => {
  skip(process.platform === 'win32', 'there is no such limit')
  const says = "DIST could not be written and hasn't changed: a file is larger than this disk allows (EFBIG)."
  expect(await refuse(buildLimited)).toEqual({ ...refused, says })
})

test("once there's space again, the next build succeeds", async () => {
  expect(await build()).toMatchObject({ code: 0 })
  expect(await readdir(disk)).toEqual(['dist'])
})
