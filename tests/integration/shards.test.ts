import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFiles, writePost } from '../support/edited-site.ts'
import { copyGenerator, type OwnGenerator } from '../support/own-generator.ts'
import { root } from '../support/project.ts'
import { compareTrees, readTree, type Tree } from '../support/repeated-build.ts'

const count = 4
const guides = 20
const names = Array.from({ length: count }, (_, index) => `part-${index + 1}`)

let folder = ''
let generator: OwnGenerator
/** What one machine makes. */
let whole: Tree

const run = (...args: readonly string[]) => generator.run(folder, ...args)

async function buildWhole(): Promise<Tree> {
  const { code, stderr } = await run('build', '--out', 'whole', '--cache', 'cache-of-whole')
  expect(code, stderr).toBe(0)
  return readTree(join(folder, 'whole'))
}

/** Each part with a cache of its own, as on machines that know nothing of each other. */
async function buildParts(): Promise<void> {
  for (const [index, name] of names.entries()) {
    const args = ['build', '--shard', `${index + 1}/${count}`, '--out', name, '--cache', `cache-of-${name}`]
    const { code, stderr } = await run(...args)
    expect(code, stderr).toBe(0)
  }
}

/** What comes of parts on another machine, with what that machine says. */
async function merge(parts: readonly string[]): Promise<{ readonly tree: Tree; readonly stderr: string }> {
  // Pictures, styles and scripts are made once for all merges.
  const kept = listFiles(join(folder, 'cache-of-merged')).filter((path) => /^store|\/card-/.test(path))
  for (const name of ['merged', ...kept.map((path) => `cache-of-merged/${path}`)])
    rmSync(join(folder, name), { recursive: true, force: true })
  const args = ['build', '--merge', ...parts, '--out', 'merged', '--cache', 'cache-of-merged']
  const { code, stderr } = await run(...args)
  expect(code, stderr).toBe(0)
  return { tree: readTree(join(folder, 'merged')), stderr }
}

/** A part as it is, to be damaged. */
function copyPart(name: string): string {
  const copy = `copy-of-${name}`
  rmSync(join(folder, copy), { recursive: true, force: true })
  cpSync(join(folder, name), join(folder, copy), { recursive: true })
  return copy
}

const isPage = (path: string) => path.endsWith('.html')

const compareWithWhole = (tree: Tree) => compareTrees(tree, whole)

/** Nobody looks at this site, and small pictures are encoded in no time. */
async function shrinkPictures(): Promise<void> {
  const images = join(folder, 'content/images')
  for (const path of listFiles(images).filter((name) => name.endsWith('.webp')))
    writeFileSync(join(images, path), await sharp(join(images, path)).resize(160).toBuffer())
}

function writeGuide(number: number, change: (text: string) => string = (text) => text): void {
  writeFileSync(join(folder, `content/posts/guide-${number}.md`), change(writePost(number)))
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shards-'))
  for (const name of ['content', 'site.config.yaml']) cpSync(join(root, name), join(folder, name), { recursive: true })
  generator = copyGenerator(join(folder, 'generator'))
  await shrinkPictures()
  for (let number = 0; number < guides; number += 1) writeGuide(number)
  writeGuide(guides, (text) => text.replace('---\n', '---\ndraft: true\n'))
  whole = await buildWhole()
  await buildParts()
}, 600_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the parts', () => {
  test('have each page once, all but the first of the list of posts, as one build makes it', () => {
    const parts = names.map((name) => readTree(join(folder, name)))
    const pages = parts.flatMap((part) => [...part.keys()].filter(isPage))
    expect(pages.toSorted()).toEqual(
      [...whole.keys()].filter((path) => isPage(path) && path !== 'blog.html').toSorted(),
    )
    for (const part of parts) {
      const made = [...part].filter(([path]) => !path.startsWith('.shard/'))
      expect(made.filter(([path, bytes]) => !whole.get(path)?.equals(bytes)).map(([path]) => path)).toEqual([])
      expect(made.length).toBeGreaterThan(5)
    }
  })

  test('are made over those of before, and over nothing else', async () => {
    const args = ['build', '--shard', `1/${count}`, '--cache', 'cache-of-part-1', '--out']
    const before = readTree(join(folder, 'part-1'))
    expect(await run(...args, 'part-1')).toMatchObject({ code: 0 })
    expect(
      compareTrees(readTree(join(folder, 'part-1')), before).filter((path) => !path.startsWith('.shard/')),
    ).toEqual([])
    const refused = await run(...args, 'whole')
    expect(refused.code).toBe(2)
    expect(refused.stderr).toContain('--out whole holds something that is no part of a site.')
    expect(compareWithWhole(readTree(join(folder, 'whole')))).toEqual([])
  })
})

describe('the parts together are what one build makes, byte for byte,', () => {
  test('where all are there', async () => {
    const { tree, stderr } = await merge(names)
    expect(compareWithWhole(tree)).toEqual([])
    expect(stderr).not.toMatch(/damaged|another version|bug of the generator/)
  })

  test('where one is missing', async () => {
    expect(compareWithWhole((await merge(names.slice(1))).tree)).toEqual([])
  })

  test('where pages, cards and what lies beside them were damaged on the way', async () => {
    const copy = copyPart('part-2')
    for (const [index, path] of listFiles(join(folder, copy)).entries()) {
      if (path.endsWith('manifest.json')) continue
      const file = join(folder, copy, path)
      const bytes = readFileSync(file)
      if (index % 3 === 0) rmSync(file)
      else writeFileSync(file, index % 3 === 1 ? bytes.subarray(0, bytes.length >> 1) : bytes.map((byte) => byte ^ 1))
    }
    const { tree, stderr } = await merge(names.with(1, copy))
    expect(compareWithWhole(tree)).toEqual([])
    expect(stderr).not.toMatch(/bug of the generator/)
  })

  test('where one was made by another version of the generator, which is told', async () => {
    const copy = copyPart('part-3')
    const manifest = join(folder, copy, '.shard/manifest.json')
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"source":"\w+"/, '"source":"0123456789abcdef"'))
    const { tree, stderr } = await merge(names.with(2, copy))
    expect(compareWithWhole(tree)).toEqual([])
    expect(stderr).toContain(`${copy} was made by another version of the generator`)
  })

  test('where the content is another since they were made', async () => {
    writeGuide(3, (text) => text.replace(/^title: .*$/m, 'title: Another title'))
    writeGuide(guides + 1)
    rmSync(join(folder, 'content/posts/guide-7.md'))
    const later = await buildWhole()
    const { tree } = await merge(names)
    writeGuide(3)
    writeGuide(7)
    rmSync(join(folder, `content/posts/guide-${guides + 1}.md`))
    expect(compareTrees(later, whole).length).toBeGreaterThan(5)
    expect(compareTrees(tree, later)).toEqual([])
  })
})

test('pages are taken from the parts, and not made again', async () => {
  const copy = copyPart('part-1')
  const manifestFile = join(folder, copy, '.shard/manifest.json')
  const manifest = readFileSync(manifestFile, 'utf8')
  const page = [...whole.keys()].find((path) => isPage(path) && manifest.includes(`"${path}"`)) ?? ''
  const bytes = readFileSync(join(folder, copy, page))
  const marked = Buffer.concat([bytes, Buffer.from('<!-- of part 1 -->')])
  writeFileSync(join(folder, copy, page), marked)
  writeFileSync(manifestFile, manifest.replace(`"sum":${crc32(bytes)}`, `"sum":${crc32(marked)}`))
  const { tree } = await merge(names.with(0, copy))
  expect(compareWithWhole(tree)).toEqual([page])
  expect(tree.get(page)?.toString()).toContain('<!-- of part 1 -->')
})

test.each(['content', 'whole', 'nowhere', 'site.config.yaml'])('%s is no part, which is wrong usage', async (name) => {
  const { code, stderr } = await run('build', '--merge', 'part-1', name, '--out', 'merged-not')
  expect(code).toBe(2)
  expect(stderr).toBe(`--merge ${name} is no part of a site: build --shard 1/4 --out ${name} makes one.\n`)
})

test('a part whose manifest was damaged is no part either', async () => {
  const copy = copyPart('part-4')
  writeFileSync(join(folder, copy, '.shard/manifest.json'), '{"source":"0123","files"')
  expect(await run('build', '--merge', copy, '--out', 'merged-not')).toMatchObject({ code: 2 })
})
