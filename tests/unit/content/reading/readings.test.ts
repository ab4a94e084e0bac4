import { beforeEach, describe, expect, test } from 'vitest'
import { usualLocale } from '../../../../generator/content/markdown/html/render-markdown.ts'
import { DamagedCacheError } from '../../../../generator/shared/cache/damaged-cache-error.ts'
import { hashText } from '../../../../generator/content/load/source-file.ts'
import type { ReadingOptions } from '../../../../generator/content/reading/read-source.ts'
import {
  createReadings,
  openReadingCaches,
  entryOf,
  type ReadingCaches,
  type ReadingRequest,
  type ReadMany,
  readInTurn,
} from '../../../../generator/content/reading/readings.ts'
import { writePost } from '../../../support/edited-site.ts'

let caches: ReadingCaches
/** Files that had to be read. */
let read: string[]

beforeEach(() => {
  caches = openReadingCaches()
  read = []
})

const readMany: ReadMany = (requests, options, onRead) => {
  read.push(...requests.map(({ source }) => source.path))
  return readInTurn(requests, options, onRead)
}

function requestPost(id: string, text: string): ReadingRequest {
  const path = `posts/${id}.md`
  return {
    source: { file: `content/${path}`, path, text, hash: hashText(text) },
    kind: { collection: 'posts', id },
  }
}

const options: ReadingOptions = { audience: 'public', values: { phone: '1' }, locale: usualLocale }

const plain = writePost(1)
const filled = writePost(4)

/** A run with its own process state. */
const run = (requests: readonly ReadingRequest[], changes: Partial<ReadingOptions> = {}) => {
  read = []
  return createReadings(caches, readMany).read(requests, { ...options, ...changes })
}

test('readings come in file order', async () => {
  const requests = ['c', 'a', 'b'].map((id) => requestPost(id, plain))
  expect((await run(requests)).map(({ file }) => file)).toEqual(requests.map(({ source }) => source.file))
  await run([requestPost('d', plain), ...requests])
  expect(read).toEqual(['posts/d.md'])
})

describe("a text that was read before isn't read again", () => {
  const same = [requestPost('a', plain), requestPost('b', filled)]

  test('by later runs, which know just as much about it', async () => {
    const [first] = await run(same)
    const [again] = await run(same)
    expect(read).toEqual([])
    expect(again?.reading).toEqual(first?.reading)
    expect(again?.version).toBe(first?.version)
    expect(again?.readHtml()).toEqual(first?.readHtml())
    expect(again?.readWords()).toEqual(first?.readWords())
  })

  test('by the next run in the same process, which gets the same reading', async () => {
    const readings = createReadings(caches, readMany)
    const [first] = await readings.read(same, options)
    expect((await readings.read(same, options))[0]).toBe(first)
  })
})

describe('a text is read again', () => {
  test.each([
    ['it is another', 'a', writePost(2)],
    ['its file has another name', 'renamed', plain],
  ])('if %s', async (_, id, text) => {
    const [before] = await run([requestPost('a', plain)])
    const [after] = await run([requestPost(id, text)])
    expect(read).toEqual([`posts/${id}.md`])
    expect(after?.version).not.toBe(before?.version)
  })

  test('if the site is for a different audience', async () => {
    await run([requestPost('a', plain)])
    await run([requestPost('a', plain)], { audience: 'authors' })
    expect(read).toEqual(['posts/a.md'])
  })

  test('if the site is for another country', async () => {
    await run([requestPost('a', plain)])
    await run([requestPost('a', plain)], { locale: { ...usualLocale, country: 'MX' } })
    expect(read).toEqual(['posts/a.md'])
  })

  test('if it has placeholders with new values, and only then', async () => {
    const requests = [requestPost('plain', plain), requestPost('filled', filled)]
    const before = await run(requests)
    const after = await run(requests, { values: { phone: '2' } })
    expect(read).toEqual(['posts/filled.md'])
    expect(before.map(({ readHtml }) => readHtml()['body']?.includes('tel:1'))).toEqual([false, true])
    expect(after.map(({ readHtml }) => readHtml()['body']?.includes('tel:2'))).toEqual([false, true])
    await run(requests)
    expect(read).toEqual([])
  })

  test('if Markdown adds different words to it', async () => {
    await run([requestPost('a', plain)])
    await run([requestPost('a', plain)], { locale: { ...usualLocale, words: { ...usualLocale.words, note: 'Nota' } } })
    expect(read).toEqual(['posts/a.md'])
  })

  test('if a placeholder in it is typed with escapes of YAML', async () => {
    const path = 'faq.yaml'
    const text = '- category: Tips\n  question: Do you answer?\n  answer: "Call \\x7Bphone\\x7D."\n'
    const request: ReadingRequest = {
      source: { file: `content/${path}`, path, text, hash: hashText(text) },
      kind: { single: 'faq' },
    }
    await run([request])
    const [after] = await run([request], { values: { phone: '2' } })
    expect(read).toEqual([path])
    expect(after?.readHtml()['0.answer']).toContain('tel:2')
  })

  test("if it couldn't be rendered, because the configuration was broken", async () => {
    await run([requestPost('a', plain)], { values: undefined })
    const [after] = await run([requestPost('a', plain)])
    expect(read).toEqual(['posts/a.md'])
    expect(after?.readHtml()['body']).toContain('<p>')
  })
})

test("damage to a long text is detected when it's needed", async () => {
  await run([requestPost('a', plain)])
  const { html, words } = openReadingCaches()
  caches = { ...caches, html, words }
  const [again] = await run([requestPost('a', plain)])
  expect(read).toEqual([])
  expect(() => again?.readHtml()).toThrow(DamagedCacheError)
  expect(() => again?.readWords()).toThrow(DamagedCacheError)
})

test('an entry has what the model needs from its file', async () => {
  const [source] = await run([requestPost('a', filled)])
  const entry = source && entryOf(source)
  expect(entry).toMatchObject({ id: 'a', file: 'content/posts/a.md', version: source?.version })
  expect(entry?.data).toMatchObject({ title: 'Guide 4 to Floors' })
  expect(entry?.markdown.get('body')?.headings).toMatchObject([{ id: 'what-helps-4' }])
  expect(entry?.markdown.get('body')?.readHtml()).toContain('Call <a href="tel:1">1</a>')
  expect(entry?.readWords().join(' ')).toContain('grit')
})
