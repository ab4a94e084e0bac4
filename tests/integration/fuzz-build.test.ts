import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../support/command-line.ts'
import { isDeep } from '../support/depth.ts'
import { createSmallSite } from '../support/edited-site.ts'
import { mutation } from '../support/mutations.ts'
import { readTree } from '../support/read-tree.ts'

/** Whole processes are slow, so most cases are in `fuzz.test.ts`. */
const cases = isDeep ? 60 : 5
const seed = 20_260_402

let folder = ''
let out = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fuzz-'))
  out = join(folder, 'dist')
  createSmallSite(folder)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function build() {
  return runCommand('build', '--content', join(folder, 'content'), '--out', out)
}

async function listTexts(): Promise<string[]> {
  const entries = await readdir(join(folder, 'content'), { recursive: true })
  return entries.filter((path) => /\.(yaml|md)$/.test(path) && !path.startsWith('images')).toSorted()
}

/** Writes files to the copy, or deletes them. */
async function apply(changes: Readonly<Record<string, Buffer | undefined>>): Promise<void> {
  for (const [path, bytes] of Object.entries(changes)) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await (bytes ? writeFile(file, bytes) : rm(file, { force: true }))
  }
}

test('whatever happens to a file, a build ends with a site or a report, which leaves the site as it was', async () => {
  expect(await build()).toMatchObject({ code: 0 })
  let before = await readTree(out)
  const texts = await listTexts()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...texts), mutation, async (text, mutate) => {
      const path = `content/${text}`
      const bytes = await readFile(join(folder, path))
      const changes = mutate(bytes, path)
      await apply(changes)
      const { code, stderr } = await build()
      const after = await readTree(out)
      const good = { ...Object.fromEntries(Object.keys(changes).map((changed) => [changed, undefined])), [path]: bytes }
      await apply(good)
      expect(stderr).not.toMatch(/bug in the generator|^\s+at .+:\d+:\d+\)?$/m)
      expect([0, 1]).toContain(code)
      expect(code === 1 ? after : before).toEqual(before)
      before = after
    }),
    { seed, numRuns: cases, endOnFailure: true },
  )
})
