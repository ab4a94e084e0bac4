import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEditedSite, type EditedSite, writePost } from '../support/edited-site.ts'
import { copyGenerator, type OwnGenerator } from '../support/own-generator.ts'
import { compareTrees, readTree } from '../support/repeated-build.ts'

let folder = ''
let generator: OwnGenerator
let site: EditedSite

/** Pages and their cards come to more than 500 files, below which no site is renewed. */
const posts = 240

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'renewed-'))
  generator = copyGenerator(join(folder, 'generator'))
  site = createEditedSite(join(folder, 'site'))
  for (let number = 0; number < posts; number += 1) {
    const text = writePost(number).replace(/^date: .*$/m, `date: 2026-0${1 + (number % 9)}-1${number % 10}`)
    site.write(`content/posts/more-${number}.md`, text)
  }
  await generator.run(site.folder, 'build')
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Builds, and says whether only what changed was looked at: cards are a stage of the other builds alone. */
async function build() {
  const { code, stderr, stdout } = await generator.run(site.folder, 'build', '--profile')
  expect(code, stderr).toBe(0)
  return { isRenewed: !/^cards /m.test(stderr), stderr, stdout }
}

/** What differs from a build of all files into another folder. */
async function listDifferences(): Promise<readonly string[]> {
  const { code, stderr } = await generator.run(site.folder, 'build', '--out', 'whole', '--explain', '/')
  expect(code, stderr).toBe(0)
  const differences = compareTrees(readTree(join(site.folder, 'dist')), readTree(join(site.folder, 'whole')))
  site.remove('whole')
  return differences
}

const sayMore = (id: string, text: string) =>
  site.write(`content/posts/${id}.md`, `${site.read(`content/posts/${id}.md`)}\n${text}\n`)

describe.skipIf(availableParallelism() < 2)('the command', () => {
  test('renews a large site after a change of words', async () => {
    sayMore('more-100', 'Unheard of.')
    const { isRenewed, stdout } = await build()
    expect(isRenewed).toBe(true)
    expect(stdout).not.toContain(' 0 files written')
    expect(site.read('dist/blog/more-100.html')).toContain('Unheard of.')
    expect(await listDifferences()).toEqual([])
  }, 120_000)

  test('and once more, and where nothing changed', async () => {
    sayMore('more-7', 'More.')
    sayMore('more-100', 'And more.')
    expect((await build()).isRenewed).toBe(true)
    const { isRenewed, stdout } = await build()
    expect({ isRenewed, isSame: stdout.includes(' 0 files written') }).toEqual({ isRenewed: true, isSame: true })
    expect(await listDifferences()).toEqual([])
  }, 120_000)

  test('puts back a file of the site that somebody wrote to, and builds all of it', async () => {
    site.write('dist/about.html', 'mine')
    sayMore('more-8', 'More.')
    expect((await build()).isRenewed).toBe(false)
    expect(await listDifferences()).toEqual([])
  }, 120_000)

  test('builds all of it, and tells no damage, where a part of what was kept is gone', async () => {
    for (const name of ['words', 'state']) site.remove(`.cache/store/${name}`)
    const { isRenewed, stderr } = await build()
    expect(isRenewed).toBe(false)
    expect(stderr).not.toMatch(/damage|lost/)
    expect(await listDifferences()).toEqual([])
  }, 120_000)

  test('tells a fault in the words as ever, and leaves the site', async () => {
    sayMore('more-9', 'See [that](/nowhere).')
    const { code, stderr } = await generator.run(site.folder, 'build')
    expect(code).toBe(1)
    expect(stderr).toContain('/nowhere')
    expect(site.read('dist/blog/more-9.html')).not.toContain('/nowhere')
  })
})
