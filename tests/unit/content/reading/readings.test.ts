import { beforeEach, describe, expect, test } from 'vitest'
import { DamagedCacheError } from '../../../../generator/shared/cache/damaged-cache-error.ts'
import { createSource, hashText } from '../../../../generator/content/load/source-file.ts'
import type { ReadingOptions } from '../../../../generator/content/reading/read-source.ts'
import {
  createReadings,
  entryOf,
  openMemoryPacks,
  type ReadingPacks,
  type ReadingRequest,
  type ReadingWays,
  readInTurn,
} from '../../../../generator/content/reading/readings.ts'
import { writePost } from '../../../support/edited-site.ts'

let packs: ReadingPacks
/** Files that were read, and not known. */
let read: string[]

beforeEach(() => {
  packs = openMemoryPacks()
  read = []
})

const ways: ReadingWays = {
  readMany: (requests, options, onRead) => {
    read.push(...requests.map(({ source }) => source.path))
    return readInTurn(requests, options, onRead)
  },
}

function requestPost(id: string, text: string): ReadingRequest {
  const path = `posts/${id}.md`
  return {
    source: createSource({ file: `content/${path}`, path }, hashText(text), () => text),
    kind: { collection: 'posts', id },
  }
}

const options: ReadingOptions = { audience: 'public', values: { phone: '1' } }

const plain = writePost(1)
const filled = writePost(4)

/** A run in a process of its own. */
const run = (requests: readonly ReadingRequest[], changes: Partial<ReadingOptions> = {}, others: ReadingWays = {}) => {
  read = []
  return createReadings(packs, { ...ways, ...others }).read(requests, { ...options, ...changes })
}

test('readings come in the order of the files', async () => {
  const requests = ['c', 'a', 'b'].map((id) => requestPost(id, plain))
  expect((await run(requests)).map(({ file }) => file)).toEqual(requests.map(({ source }) => source.file))
  await run([requestPost('d', plain), ...requests])
  expect(read).toEqual(['posts/d.md'])
})

describe('a text that was read before is not read again', () => {
  const same = [requestPost('a', plain), requestPost('b', filled)]

  test('by later runs, which know as much of it', async () => {
    const [first] = await run(same)
    const [again] = await run(same)
    expect(read).toEqual([])
    expect(again?.reading).toEqual(first?.reading)
    expect(again?.version).toBe(first?.version)
    expect(again?.readHtml('body')).toBe(first?.readHtml('body'))
    expect(again?.readWords()).toEqual(first?.readWords())
  })

  test('by the next run of the same process, which has the very same reading', async () => {
    const readings = createReadings(packs, ways)
    const [first] = await readings.read(same, options)
    expect((await readings.read(same, options))[0]).toBe(first)
  })
})

describe('a text is read again', () => {
  test.each([
    ['it is another', 'a', writePost(2)],
    ['its file has another name', 'renamed', plain],
  ])('where %s', async (_, id, text) => {
    const [before] = await run([requestPost('a', plain)])
    const [after] = await run([requestPost(id, text)])
    expect(read).toEqual([`posts/${id}.md`])
    expect(after?.version).not.toBe(before?.version)
  })

  test('where the site is for others', async () => {
    await run([requestPost('a', plain)])
    await run([requestPost('a', plain)], { audience: 'authors' })
    expect(read).toEqual(['posts/a.md'])
  })

  test('where it has placeholders that stand for something else, and only then', async () => {
    const requests = [requestPost('plain', plain), requestPost('filled', filled)]
    const before = await run(requests)
    const after = await run(requests, { values: { phone: '2' } })
    expect(read).toEqual(['posts/filled.md'])
    expect(before.map(({ readHtml }) => readHtml('body').includes('Call 1'))).toEqual([false, true])
    expect(after.map(({ readHtml }) => readHtml('body').includes('Call 2'))).toEqual([false, true])
    await run(requests)
    expect(read).toEqual([])
  })

  test('where nothing was made of it, since the configuration was broken', async () => {
    await run([requestPost('a', plain)], { values: undefined })
    const [after] = await run([requestPost('a', plain)])
    expect(read).toEqual(['posts/a.md'])
    expect(after?.readHtml('body')).toContain('<p>')
  })

  test.each(['readings', 'html', 'words'] as const)('where its record among the %s is gone', async (name) => {
    await run([requestPost('a', plain)])
    packs = { ...packs, [name]: openMemoryPacks()[name] }
    const [after] = await run([requestPost('a', plain)])
    expect(read).toEqual(['posts/a.md'])
    expect(after?.readHtml('body')).toContain('<p>')
  })
})

test('where a long text turns out to be damaged when it is needed, that is said', async () => {
  const [first] = await run([requestPost('a', plain)])
  packs.html.set(first?.version ?? '', '')
  const lost = { ...packs.html, has: () => true, get: () => undefined }
  packs = { ...packs, html: lost, words: lost }
  const [again] = await run([requestPost('a', plain)])
  expect(read).toEqual([])
  expect(() => again?.readHtml('body')).toThrow(DamagedCacheError)
  expect(() => again?.readWords()).toThrow(DamagedCacheError)
})

test('the next run of a process reads a text again of which a part was damaged', async () => {
  const readings = createReadings(packs, ways)
  const [first] = await readings.read([requestPost('a', plain)], options)
  const { version = '' } = first ?? {}
  const html = new Map([[version, packs.html.get(version) ?? '']])
  Object.assign(packs.html, {
    has: (key: string) => html.has(key),
    get: (key: string) => html.get(key),
    set: (key: string, text: string) => void html.set(key, text),
  })
  html.delete(version)
  expect(() => first?.readHtml('body')).toThrow(DamagedCacheError)
  const [again] = await readings.read([requestPost('a', plain)], options)
  expect(again?.readHtml('body')).toContain('<p>')
})

const isOwn: ReadingWays['isOwn'] = ({ source }) => source.path === 'posts/own.md'

describe('of a file whose page another machine makes', () => {
  const requests = [requestPost('own', plain), requestPost('other', filled)]

  test('only what lists show is read, and nothing of it is kept', async () => {
    const [own, other] = await run(requests, {}, { isOwn })
    expect(read).toEqual(['posts/own.md'])
    expect([own?.checked?.isPartial, other?.checked?.isPartial]).toEqual([undefined, true])
    expect(packs.readings.has(other?.version ?? '')).toBe(false)
    await run(requests)
    expect(read).toEqual(['posts/other.md'])
  })

  test('the version is that of a whole reading', async () => {
    const skimmed = (await run(requests, {}, { isOwn })).map(({ version }) => version)
    expect((await run(requests)).map(({ version }) => version)).toEqual(skimmed)
  })

  test('what is known of it is known', async () => {
    await run(requests)
    const [, other] = await run(requests, {}, { isOwn })
    expect(other?.checked?.isPartial).toBeUndefined()
  })
})

test('an entry has what the model needs of its file', async () => {
  const [source] = await run([requestPost('a', filled)])
  const entry = source && entryOf(source)
  expect(entry).toMatchObject({ id: 'a', file: 'content/posts/a.md', version: source?.version })
  expect(entry?.data).toMatchObject({ title: 'Guide 4 to Floors' })
  expect(entry?.markdown.get('body')?.headings).toMatchObject([{ id: 'what-helps-4' }])
  expect(entry?.markdown.get('body')?.readHtml()).toContain('Call 1')
  expect(entry?.readWords().join(' ')).toContain('grit')
})
