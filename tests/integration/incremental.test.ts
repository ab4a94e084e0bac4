import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { History } from '../../generator/content/history/history.ts'
import type { RenderPage } from '../../generator/render/render-site.ts'
import { renderPage } from '../../templates/index.ts'
import { copyEditedSite, createEditedSite, type EditedSite, listFiles, writePost } from '../support/edited-site.ts'
import { applyEdit, type Edit, edit, editKinds, formatEdit } from '../support/edits.ts'
import { type Builder, compareBuilt, createBuilder } from '../support/repeated-build.ts'
import { splitPage } from '../support/split-page.ts'

const seed = 20_261_204

let folder = ''
let sites = 0

beforeAll(() => {
  // What all sources say need not be summed for each build.
  Object.assign(globalThis, { SOURCE_VERSION: 'incremental' })
  folder = mkdtempSync(join(tmpdir(), 'incremental-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Paths of the pages that were rendered, in no order. */
let rendered: string[] = []

/** A page that shows whatever it is made from, in the parts that pages have alike and those that are its own. */
const showInput =
  (version: string): RenderPage =>
  ({ assets, site, ...rest }) => {
    rendered.push(rest.path)
    const { css, ...others } = assets
    const shared = `<style>${css}</style><header >${JSON.stringify([others, site])}</header>`
    return splitPage(
      `${shared}<main>${version} ${JSON.stringify(rest)}</main><footer>${JSON.stringify(site.company)}</footer>`,
    )
  }

const showPage =
  (version: string): RenderPage =>
  (props) =>
    renderPage(props).map((part) => part.replace('</main>', version === '1' ? '$&' : `<!-- ${version} -->$&`))

interface Case {
  readonly builder: Builder
  /** A site that was built once, for copies. */
  readonly base: EditedSite
}

async function openCase(renderWith: (version: string) => RenderPage): Promise<Case> {
  const builder = createBuilder({ renderWith, assets: join(folder, 'assets') })
  const base = createEditedSite(join(folder, `base-${(sites += 1)}`))
  expect(await builder.buildAgain(base)).toMatchObject({ report: '', tree: expect.any(Map) })
  return { builder, base }
}

interface Step {
  readonly edit: Edit
  readonly isBuilt: boolean
}

const sequence = fc.record({
  // The last edit is built in any case.
  steps: fc.array(fc.record({ edit, isBuilt: fc.boolean() }), { minLength: 2, maxLength: 4 }),
})

/** Builds a site again after edits, and compares it with one that is built from nothing. Tells what differs, and how it came to that. */
async function findDifference({ builder, base }: Case, steps: readonly Step[]): Promise<string> {
  const site = copyEditedSite(base, join(folder, `site-${(sites += 1)}`))
  const story = ['a first build']
  try {
    await builder.buildAgain(site)
    for (const [index, { edit: one, isBuilt }] of steps.entries()) {
      applyEdit(site, one)
      story.push(formatEdit(one))
      if (!isBuilt && index < steps.length - 1) continue
      const again = await builder.buildAgain(site)
      const anew = await builder.buildAnew(site)
      story.push('a build')
      const differing = compareBuilt(again, anew)
      if (differing.length > 0) return `${story.join('; ')}: ${differing.join(', ')}`
    }
    return ''
  } finally {
    site.remove('.')
  }
}

describe('a build after edits is one from nothing, byte for byte', () => {
  test('for pages that show all that they are made from', async () => {
    const opened = await openCase(showInput)
    await fc.assert(
      fc.asyncProperty(sequence, async ({ steps }) => {
        expect(await findDifference(opened, steps)).toBe('')
      }),
      { seed, numRuns: 200 },
    )
  }, 900_000)

  test('for the pages of the real templates', async () => {
    const opened = await openCase(showPage)
    await fc.assert(
      fc.asyncProperty(sequence, async ({ steps }) => {
        expect(await findDifference(opened, steps)).toBe('')
      }),
      { seed: seed + 1, numRuns: 12 },
    )
  }, 600_000)

  test('for each kind of edit by itself, done twice', async () => {
    const opened = await openCase(showInput)
    for (const kind of editKinds) {
      const steps = [7, 8].map((how) => ({ edit: { kind, where: 5, how }, isBuilt: true }))
      expect(await findDifference(opened, steps)).toBe('')
    }
  }, 600_000)
})

test('what earlier states have to say is told by each build', async () => {
  const before = new Map([
    ['gone', writePost(1)],
    ['shorter', writePost(2).replace(/\n---\n[\s\S]*$/, '\n---\nOf all this nothing was there at first.\n')],
  ])
  const history: History = {
    list: async () => [
      { day: '2026-02-01', id: 'not-there', version: 'gone' },
      { day: '2026-02-02', id: 'not-there' },
      { day: '2026-02-01', id: 'guide-2', version: 'shorter' },
    ],
    isCut: async () => true,
    read: async () => before,
  }
  const builder = createBuilder({ renderWith: showInput, assets: join(folder, 'assets'), history })
  const site = createEditedSite(join(folder, 'remembering'))
  const { report, rest } = await builder.buildAgain(site)
  expect(report).toContain('`/blog/not-there`')
  expect(report).toContain('content/posts/guide-2.md')
  expect(rest).toContain('shallow clone')
  site.write('content/posts/guide-3.md', `${site.read('content/posts/guide-3.md')}\nMore.\n`)
  const again = await builder.buildAgain(site)
  expect(compareBuilt(again, await builder.buildAnew(site))).toEqual([])
})

describe('what is made', () => {
  let opened: Case
  let site: EditedSite

  beforeAll(async () => {
    opened = await openCase(showInput)
    site = opened.base
  })

  const numbersOf = () =>
    new Map(listFiles(join(site.folder, 'dist')).map((path) => [path, statSync(join(site.folder, 'dist', path)).ino]))

  /** Which pages were rendered after an edit, and which files of the site are others than before. */
  async function listMade(change: () => void) {
    const before = numbersOf()
    change()
    rendered = []
    const { report, tree } = await opened.builder.buildAgain(site)
    expect(report).toBe('')
    const replaced = [...numbersOf()].flatMap(([path, number]) => (before.get(path) === number ? [] : [path]))
    return { tree, rendered: rendered.toSorted(), replaced: replaced.filter((path) => path.endsWith('.html')) }
  }

  const edited = (path: string, change: (text: string) => string) => () => site.write(path, change(site.read(path)))

  test('nothing, where nothing changed', async () => {
    expect(await listMade(() => undefined)).toMatchObject({ rendered: [], replaced: [] })
  })

  test('after a change of the words of one post: its page, those that list it, the first of the list, and no others', async () => {
    const { tree, ...made } = await listMade(edited('content/posts/guide-3.md', (text) => `${text}\nUnheard of.\n`))
    const pages = [...(tree ?? [])].filter(([path]) => path.endsWith('.html'))
    const listing = pages.filter(([, content]) => content.includes('"/blog/guide-3"')).map(([path]) => path)
    expect(listing).toContain('blog/page/2.html')
    // The first page of the list names the search index, which has the new words.
    expect(made.rendered).toEqual([...listing, 'blog.html'].map((path) => `/${path.replace('.html', '')}`).toSorted())
    expect(made.replaced.toSorted()).toEqual(['blog.html', 'blog/guide-3.html'])
  })

  test('after a change of the order of its words: those without the first of the list, since the search stays as it is', async () => {
    const { rendered: pages } = await listMade(
      edited('content/posts/guide-3.md', (text) => text.replace('Unheard of.', 'Of unheard.')),
    )
    expect(pages).toContain('/blog/guide-3')
    expect(pages).not.toContain('/blog')
  })

  test('after a change of the answer to a question that is on the home page: that page and its own', async () => {
    const answered = edited('content/faq.yaml', (text) => text.replace('Estimates are free.', 'An estimate is free.'))
    expect((await listMade(answered)).rendered).toEqual(['/', '/faq'])
  })

  test('after a change of a text of one page: that page', async () => {
    const changed = edited('content/pages/not-found.yaml', (text) => text.replace(/^heading: .*$/m, 'heading: Nothing'))
    expect(await listMade(changed)).toMatchObject({ rendered: ['/404'], replaced: ['404.html'] })
  })

  test('after a change of the phone: every page', async () => {
    const { tree, rendered: pages } = await listMade(
      edited('site.config.yaml', (text) => text.replace('555-0142', '555-0143')),
    )
    expect(pages).toHaveLength([...(tree?.keys() ?? [])].filter((path) => path.endsWith('.html')).length)
  })

  test('a page that was deleted', async () => {
    expect(await listMade(() => site.remove('dist/about.html'))).toMatchObject({
      rendered: ['/about'],
      replaced: ['about.html'],
    })
  })
})
