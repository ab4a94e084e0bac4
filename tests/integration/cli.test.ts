import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, rmdir, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { program, runCommand, runCommandWith, runProgram } from '../support/command-line.ts'
import { isDeep } from '../support/depth.ts'
import { createSmallSite } from '../support/edited-site.ts'
import { root } from '../support/project.ts'
import { readTree } from '../support/read-tree.ts'

let folder = ''
let content = ''
let out = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'))
  content = join(folder, 'content')
  out = join(folder, 'dist')
  createSmallSite(folder)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

// Encoding all images again takes a minute. `damaged-cache.test.ts` compares builds of a small site with and without a
// cache.
test(`two builds on the same date give the same bytes${isDeep ? ', without a cache too' : ''}`, async () => {
  const again = join(folder, 'again')
  const options = isDeep ? ['--no-cache'] : []
  expect(await runCommand('build', '--content', content, '--out', out)).toMatchObject({ code: 0 })
  expect(await runCommand('build', '--content', content, '--out', again, ...options)).toMatchObject({ code: 0 })
  expect(await readTree(again)).toEqual(await readTree(out))
})

test('after an error, nothing is built, the site stays the same, and the exit code is 1', async () => {
  const before = await readTree(out)
  const { mtimeMs } = await stat(join(out, 'index.html'))
  const file = join(content, 'posts', 'guide-3.md')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/^title: .*\n/m, ''))
  const { code, stderr } = await runCommand('build', '--content', content, '--out', out)
  await writeFile(file, text)
  expect(code).toBe(1)
  expect(stderr).toMatch(/guide-3\.md:2:1 {2}error {2}content\/missing-key/)
  expect((await stat(join(out, 'index.html'))).mtimeMs).toBe(mtimeMs)
  expect(await readTree(out)).toEqual(before)
})

test('an invalid image is reported by name', async () => {
  const picture = join(content, 'images', 'areas', 'troy.webp')
  const bytes = await readFile(picture)
  await writeFile(picture, 'no picture')
  const { code, stderr } = await runCommand('build', '--content', content, '--out', out)
  await writeFile(picture, bytes)
  expect(code).toBe(1)
  expect(stderr).toMatch(/images\/areas\/troy\.webp {2}error {2}images\/unreadable/)
})

test('a check reports success and writes nothing', async () => {
  const nowhere = join(folder, 'nowhere')
  const { code, stdout } = await runCommand('check', '--content', content, '--out', nowhere)
  expect(code).toBe(0)
  expect(stdout).toContain('3 services, 2 cities and 6 posts')
  await expect(stat(nowhere)).rejects.toThrow('ENOENT')
})

test('a check after a build loads no package with a binary', async () => {
  const [list, hook] = [join(folder, 'loaded.txt'), join(folder, 'hook.cjs')]
  const note = `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(list)}, Object.keys(require.cache).join('\\n')))`
  await writeFile(hook, note)
  // A cache of its own, because builds of other tests drop from a shared one what they don't need. Only images are shared.
  const cache = join(folder, 'cache')
  await mkdir(cache)
  await mkdir(join(root, '.cache/assets'), { recursive: true })
  await symlink(join(root, '.cache/assets'), join(cache, 'assets'))
  const options = ['--content', content, '--out', out, '--cache', cache]
  expect(await runCommand('build', ...options)).toMatchObject({ code: 0 })
  const readLoaded = async () => {
    const { code } = await runCommandWith({ NODE_OPTIONS: `--require ${hook}` }, 'check', ...options)
    expect(code).toBe(0)
    const loaded = await readFile(list, 'utf8')
    return ['sharp', 'esbuild', 'satteri'].filter((name) => loaded.includes(`/node_modules/${name}/`))
  }
  expect(await readLoaded()).toEqual([])
  const post = join(content, 'posts', 'guide-3.md')
  const text = await readFile(post, 'utf8')
  await writeFile(post, `${text}\nOne more sentence.\n`)
  expect(await readLoaded()).toEqual(['satteri'])
  await writeFile(post, text)
})

test.each([[['bild']], [['build', '--contnt', 'x']], [[]]])(
  '%j is wrong usage: exit code 2 and a suggestion',
  async (args) => {
    const { code, stderr } = await runCommand(...args)
    expect(code).toBe(2)
    expect(stderr).toContain('Usage: npm run <command>')
  },
)

test('without the content folder, the report names it, not an option that no one typed', async () => {
  const { code, stderr } = await runProgram(['check'], { cwd: tmpdir() })
  expect(code).toBe(2)
  expect(stderr).toBe('There is no folder `content`. Restore it, or name another one: --content "…".\n')
})

test('a build never replaces a folder that contains anything but a site', async () => {
  const precious = join(folder, 'precious')
  await mkdir(precious)
  await writeFile(join(precious, 'letter.txt'), 'keep me')
  expect(await runCommand('build', '--content', content, '--out', precious)).toMatchObject({ code: 2 })
  expect(await readFile(join(precious, 'letter.txt'), 'utf8')).toBe('keep me')
  // The branch that a host serves may be checked out there.
  await mkdir(join(out, '.git'))
  expect((await runCommand('build', '--content', content, '--out', out)).stderr).toContain('is a git repository')
  await rmdir(join(out, '.git'))
  expect(await runCommand('build', '--content', content, '--out', folder)).toMatchObject({ code: 2 })
  for (const place of ['.', 'content/new', 'templates', 'README.md']) {
    expect(await runCommand('build', '--out', place), place).toMatchObject({ code: 2 })
  }
})

const runWith = (end: string) =>
  promisify(execFile)('bash', ['-c', `"${process.execPath}" "${program}" --help ${end}`], { cwd: root })

test('a reader that stops early changes nothing; a full disk is a failure', async () => {
  expect((await runWith('2>&1 | true; echo "${PIPESTATUS[0]}"')).stdout).toBe('0\n')
  expect((await runWith('2>&1 >/dev/full; echo "$?"')).stdout).toBe('2\n')
})
