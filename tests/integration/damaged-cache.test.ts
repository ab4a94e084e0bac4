import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ended } from '../support/command-line.ts'
import { isDeep } from '../support/depth.ts'
import {
  copyEditedSite,
  createEditedSite,
  createSmallSite,
  type EditedSite,
  listFiles,
} from '../support/edited-site.ts'
import { applyEdit, edit, formatEdit } from '../support/edits.ts'
import { copyGenerator, type OwnGenerator } from '../support/own-generator.ts'
import {
  type Builder,
  compareBuilt,
  compareTrees,
  createBuilder,
  readTree,
  type Tree,
} from '../support/repeated-build.ts'

const seed = 20_261_204

let folder = ''
let generator: OwnGenerator
let site: EditedSite
/** The site as built without a cache. */
let fresh: Tree

const build = (...options: readonly string[]) => generator.run(site.folder, 'build', ...options)

/** Builds the current site without a cache. */
async function buildFresh(): Promise<Tree> {
  expect(await build('--no-cache', '--out', 'fresh')).toMatchObject({ code: 0 })
  const tree = readTree(join(site.folder, 'fresh'))
  site.remove('fresh')
  return tree
}

/** The result of a build: bugs it reports, and files that differ from a build without a cache. */
function describeEnd({ code, stderr }: Ended, out = 'dist') {
  const isBug = /bug in the generator|^\s+at .+:\d+:\d+\)?$/m.test(stderr)
  return { code, bug: isBug ? stderr : '', differing: compareTrees(readTree(join(site.folder, out)), fresh) }
}

const good: ReturnType<typeof describeEnd> = { code: 0, bug: '', differing: [] }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'damaged-'))
  generator = copyGenerator(join(folder, 'generator'))
  site = createSmallSite(join(folder, 'site'))
  fresh = await buildFresh()
  await build()
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Damages the bytes of a file. */
type Damage = (bytes: Buffer, number: number) => Buffer

const changeByte: Damage = (bytes, number) => {
  const at = bytes.length === 0 ? 0 : number % bytes.length
  return Buffer.concat([bytes.subarray(0, at), Buffer.from([(bytes[at] ?? 0) ^ 0x55]), bytes.subarray(at + 1)])
}

const damages: readonly Damage[] = [
  changeByte,
  (bytes) => bytes.subarray(0, bytes.length >> 1),
  (bytes) => bytes.subarray(bytes.length >> 1),
  () => Buffer.alloc(0),
  (bytes, number) => Buffer.from(bytes.map((_, index) => Math.imul(index + number, 2_654_435_761) >>> 24)),
]

function damageAll(place: string, pick: (index: number) => Damage): void {
  for (const [index, path] of listFiles(place).entries()) {
    const file = join(place, path)
    writeFileSync(file, pick(index)(readFileSync(file), index * 7919 + 13))
  }
}

describe('a build is as good as one from scratch if every file in the cache', () => {
  test.runIf(isDeep)('has a changed byte', async () => {
    damageAll(join(site.folder, '.cache'), () => changeByte)
    expect(describeEnd(await build())).toEqual(good)
  })

  test('is cut in half, empty or overwritten', async () => {
    damageAll(join(site.folder, '.cache'), (index) => damages[index % damages.length] ?? changeByte)
    expect(describeEnd(await build())).toEqual(good)
  })

  test('is intact again, without any message', async () => {
    const ended = await build()
    expect(describeEnd(ended)).toEqual(good)
    expect(ended.stderr).not.toContain('.cache')
    expect(ended.stdout).toContain(' 0 files written')
  })
})

test('a build that restarts without a damaged asset reports once', async () => {
  // A hard link to the file in the cache.
  const asset = site.list('dist/assets').find((path) => path.endsWith('.avif')) ?? ''
  site.write(asset, 'damage')
  const ended = await build('--json')
  expect(ended.stderr).toContain('It will be rebuilt.')
  expect(JSON.parse(ended.stdout)).toMatchObject({ ok: true })
  expect(describeEnd(ended)).toEqual(good)
})

describe('if one file in the cache is damaged between two builds', () => {
  let builder: Builder
  let base: EditedSite

  beforeAll(async () => {
    builder = createBuilder(folder)
    base = createEditedSite(join(folder, 'base'))
    builder.share(base)
    await builder.buildAgain(base)
  })

  const damaged = fc.record({
    file: fc.nat(97),
    damage: fc.constantFrom(changeByte, changeByte, changeByte, ...damages),
    number: fc.nat(999_983),
    one: edit,
  })
  const cases = fc.sample(damaged, { seed, numRuns: isDeep ? 200 : 2 })

  test.each(cases.map((values, at) => ({ ...values, at: at + 1 })))(
    'the second build is as good as one from scratch, whatever was edited in the meantime: $at',
    async ({ file, damage, number, one, at }) => {
      const copy = copyEditedSite(base, join(folder, `copy-${at}`))
      await builder.buildAgain(copy)
      const kept = copy.list('cache')
      const place = join(copy.folder, kept[file % kept.length] ?? '')
      writeFileSync(place, damage(readFileSync(place), number))
      applyEdit(copy, one)
      const differing = compareBuilt(await builder.buildAgain(copy), await builder.buildFromNothing(copy))
      copy.remove('.')
      expect(differing, `${place} was damaged; ${formatEdit(one)}`).toEqual([])
    },
  )
})

describe('a build is as good as one from scratch', () => {
  test('if two run at once, with a shared cache and separate folders', async () => {
    site.remove('.cache')
    const [one, other] = await Promise.all([build(), build('--out', 'other')])
    expect(describeEnd(one)).toEqual(good)
    expect(describeEnd(other, 'other')).toEqual(good)
  })

  test('if the cache is from a site with the same names and different texts', async () => {
    const other = createSmallSite(join(folder, 'other'))
    for (const path of other.list('content/posts'))
      other.write(
        path,
        other
          .read(path)
          .replace(/^title: /m, '$&Not ')
          .replace('Look at', 'Never look at'),
      )
    const cache = join(site.folder, '.cache')
    expect(await generator.run(other.folder, 'build', '--no-cache', '--out', 'fresh')).toMatchObject({ code: 0 })
    expect(await generator.run(other.folder, 'build', '--cache', cache)).toMatchObject({ code: 0 })
    expect(compareTrees(readTree(join(other.folder, 'dist')), readTree(join(other.folder, 'fresh')))).toEqual([])
    expect(describeEnd(await build())).toEqual(good)
  })

  test.each(isDeep ? ['blocked', 'blocked/below'] : ['blocked/below'])(
    'if there is a file instead of the cache: --cache %s',
    async (cache) => {
      site.write('blocked', 'no folder')
      expect(describeEnd(await build('--cache', cache))).toEqual(good)
      expect(site.read('blocked')).toBe('no folder')
    },
  )

  test('if the cache is read-only', async ({ skip, onTestFinished }) => {
    skip(process.platform === 'win32' || process.getuid?.() === 0, 'root may write everywhere')
    const folders = ['.cache', ...new Set(site.list('.cache').map(dirname))].map((name) => join(site.folder, name))
    onTestFinished(() => folders.forEach((path) => chmodSync(path, 0o755)))
    for (const path of folders) chmodSync(path, 0o555)
    site.remove('dist')
    expect(describeEnd(await build())).toEqual(good)
  })

  test.each([
    ['every other part of the compiled generator', 2],
    ...(isDeep ? [['all parts of it', 1] as const] : []),
  ] as const)('if %s lost their second half', async (_, step) => {
    const copies = join(generator.folder, '.cache/generator')
    const halved = listFiles(copies).filter((_name, index) => index % step === 0)
    for (const path of halved) truncateSync(join(copies, path), statSync(join(copies, path)).size >> 1)
    expect(halved.length).toBeGreaterThan(1)
    expect(describeEnd(await build())).toEqual(good)
  })

  test.runIf(isDeep)('if the cache is from another version of the generator', async () => {
    const template = join(generator.folder, 'templates/document/Document.tsx')
    writeFileSync(template, readFileSync(template, 'utf8').replace('</main>', '<i>2</i></main>'))
    const before = fresh
    fresh = await buildFresh()
    expect(compareTrees(fresh, before).filter((path) => path.endsWith('.html')).length).toBeGreaterThan(10)
    expect(describeEnd(await build())).toEqual(good)
  })
})
