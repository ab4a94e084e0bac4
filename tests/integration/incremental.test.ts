import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { isDeep } from '../support/depth.ts'
import { copyEditedSite, createEditedSite, type EditedSite, listFiles } from '../support/edited-site.ts'
import { applyEdit, type Edit, edit, editKinds, formatEdit } from '../support/edits.ts'
import { type Builder, compareBuilt, compareTrees, createBuilder, readTree } from '../support/repeated-build.ts'

const seed = 20_261_204

let folder = ''
let builder: Builder
/** A site that was built once, to be copied. */
let base: EditedSite
let sites = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'incremental-'))
  builder = createBuilder(folder)
  base = createEditedSite(join(folder, 'base'))
  builder.share(base)
  await builder.buildAgain(base)
})

afterEach(() => vi.restoreAllMocks())

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The cache only trusts its data on a file two seconds after the last change. */
function passTime(): void {
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000)
}

interface Step {
  readonly edit: Edit
  readonly isBuilt: boolean
}

/**
 * Builds a site again after edits, and describes the differences from a build from scratch, with the edits that caused them.
 */
async function findDifference(steps: readonly Step[]): Promise<string> {
  const site = copyEditedSite(base, join(folder, `site-${(sites += 1)}`))
  const story = ['a first build']
  try {
    await builder.buildAgain(site)
    for (const [index, { edit: one, isBuilt }] of steps.entries()) {
      applyEdit(site, one)
      story.push(formatEdit(one))
      if (!isBuilt && index < steps.length - 1) continue
      const differing = compareBuilt(await builder.buildAgain(site), await builder.buildFromNothing(site))
      story.push('a build')
      if (differing.length > 0) return `${story.join('; ')}: ${differing.join(', ')}`
    }
    return ''
  } finally {
    site.remove('.')
  }
}

test('the edited site is valid at first', async () => {
  expect(await builder.buildFromNothing(base)).toMatchObject({ code: 0 })
})

describe('a build after edits equals one from scratch, byte for byte and word for word', () => {
  test.each(sampleSequences())('after any edits: $number', async ({ isSlow, steps }) => {
    if (isSlow) passTime()
    expect(await findDifference(steps)).toBe('')
  })

  test.each(sampleSequencesOfPosts())('after edits of posts, which authors edit most: $number', async ({ steps }) => {
    passTime()
    expect(await findDifference(steps)).toBe('')
  })

  // Each kind separately and twice, or several at once.
  test.each(isDeep ? editKinds.map((kind) => [kind, kind]) : groupByNine(editKinds))('after: %s', async (...kinds) => {
    passTime()
    const edits = kinds.map((kind, index) => ({ kind, where: 5, how: 7 + index }))
    expect(await findDifference(edits.map((one) => ({ edit: one, isBuilt: isDeep })))).toBe('')
  })
})

function sampleSequences() {
  const isBuilt = fc.boolean()
  const steps = fc.array(fc.record({ edit, isBuilt }), { minLength: 2, maxLength: 4 })
  return number(fc.sample(fc.record({ isSlow: isBuilt, steps }), { seed, numRuns: isDeep ? 200 : 2 }))
}

function sampleSequencesOfPosts() {
  const kinds = editKinds.filter((kind) => /posts?$|^name the phone|^write a|rare letter/.test(kind))
  const one = fc.record({ kind: fc.constantFrom(...kinds), where: fc.nat(97), how: fc.nat(97) })
  const steps = fc.array(fc.record({ edit: one, isBuilt: fc.boolean() }), { minLength: 2, maxLength: 5 })
  return number(fc.sample(fc.record({ steps }), { seed: seed + 1, numRuns: isDeep ? 60 : 1 }))
}

/** Numbers the cases for the names of their tests. */
function number<Case extends object>(cases: readonly Case[]) {
  return cases.map((one, index) => ({ ...one, number: index + 1 }))
}

/** Distributes the kinds over groups. Neighbors, which edit the same file, go to different groups. */
function groupByNine(kinds: readonly string[]): string[][] {
  const count = Math.ceil(kinds.length / 9)
  return Array.from({ length: count }, (_, group) => kinds.filter((_kind, index) => index % count === group))
}

describe('a build writes', () => {
  let site: EditedSite

  beforeAll(async () => {
    site = copyEditedSite(base, join(folder, 'written'))
    await builder.buildAgain(site)
  })

  /** Lists the files that a build changes after an edit, and checks that it writes no others. */
  async function listWritten(change: () => void): Promise<string[]> {
    passTime()
    const before = readTree(join(site.folder, 'dist'))
    const times = listTimes(site)
    change()
    const { code, written, tree } = await builder.buildAgain(site)
    expect(code).toBe(0)
    const changed = compareTrees(before, tree).filter((path) => tree.has(path))
    const touched = [...listTimes(site)].flatMap(([path, time]) => (times.get(path) === time ? [] : [path]))
    expect(touched.toSorted()).toEqual(changed)
    expect(written).toBe(changed.length)
    return changed.filter((path) => path.endsWith('.html'))
  }

  const edited = (path: string, change: (text: string) => string) => () => site.write(path, change(site.read(path)))

  test('nothing if nothing changed', async () => {
    expect(await listWritten(() => undefined)).toEqual([])
  })

  test("after a change to a post's words: its page, and the page that refers to the search index", async () => {
    const change = edited('content/posts/guide-3.md', (text) => `${text}\nUnheard of.\n`)
    expect(await listWritten(change)).toEqual(['blog.html', 'blog/guide-3.html'])
  })

  test("after a change to the order of its words, which doesn't affect search: its page", async () => {
    const change = edited('content/posts/guide-3.md', (text) => text.replace('Unheard of.', 'Of unheard.'))
    expect(await listWritten(change)).toEqual(['blog/guide-3.html'])
  })

  test('after a change to the answer of a question on the home page: that page and the FAQ page', async () => {
    const change = edited('content/faq.yaml', (text) => text.replace('Estimates are free.', 'An estimate is free.'))
    expect(await listWritten(change)).toEqual(['faq.html', 'index.html'])
  })

  test('after a change to a text of one page: that page', async () => {
    const change = edited('content/pages/not-found.yaml', (text) => text.replace(/^heading: .*$/m, 'heading: Nothing'))
    expect(await listWritten(change)).toEqual(['404.html'])
  })

  test('after a change to the phone number: every page', async () => {
    const change = edited('site.config.yaml', (text) => text.replace('555-0142', '555-0143'))
    const pages = listFiles(join(site.folder, 'dist')).filter((path) => path.endsWith('.html'))
    expect(await listWritten(change)).toEqual(pages)
  })
})

/** When each file of the site was last written. */
function listTimes(site: EditedSite): ReadonlyMap<string, number> {
  const dist = join(site.folder, 'dist')
  return new Map(listFiles(dist).map((path) => [path, statSync(join(dist, path)).mtimeMs]))
}
