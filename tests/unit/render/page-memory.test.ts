import type { PageParts } from '../../../templates/page-parts.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMemoryPack } from '../../../generator/shared/cache/pack.ts'
import { rememberPages, renderAnew } from '../../../generator/render/page-memory.ts'
import { splitPage } from '../../../generator/render/split-page.ts'
import { createPackFolder, type PackFolder } from '../shared/cache/pack-folder.ts'

let packs: PackFolder

beforeEach(() => {
  packs = createPackFolder()
})

afterEach(() => packs.remove())

const never = () => {
  throw new Error('it is known, and need not be rendered')
}

function writePage(name: string, style?: string): PageParts {
  return splitPage(writeText(name, style))
}

function writeText(name: string, style = 'p{}'): string {
  return `<!doctype html><head><style>${style}</style></head><body><header class="a">Menu</header><main>${name}</main><footer>End</footer></body>\n`
}

/** Pages whose shared parts stand in unusual places, or are none. */
const pages = {
  'a whole page': writeText('one'),
  'no parts at all': 'Plain.',
  nothing: '',
  'only a shared part': '<footer>End</footer>',
  'shared parts side by side': '<style>a</style><style>b</style><header >c</header>',
  'parts without an end': '<style>a<header>b',
  'a part that only seems to be one': '<headers>a</headers><footer-note>b</footer-note><style media="x">c</style>',
  'lines, and letters of all kinds': '<header\nid="x">a</header>\n<footer>é🧹 "quoted" \\n</footer>',
  'a header of its own in the text': '<header>a</header><main><header>b</header></main>',
}

test.each(Object.entries(pages))('%s comes back as it was rendered', (_, text) => {
  const page = splitPage(text)
  expect(page.join('')).toBe(text)
  const pack = packs.open()
  expect(rememberPages(pack).remember('a.html', 'v1', () => page)).toEqual(page)
  expect(rememberPages(pack).remember('a.html', 'v1', never)).toEqual(page)
  pack.close()
  const later = packs.open()
  expect(rememberPages(later).remember('a.html', 'v1', never)).toEqual(page)
  later.close()
})

test('another version is rendered and takes the place of the one of before, and another page has its own', () => {
  const memory = rememberPages(openMemoryPack())
  memory.remember('a.html', 'v1', () => writePage('one'))
  memory.remember('b.html', 'v1', () => writePage('other'))
  expect(memory.remember('a.html', 'v2', () => writePage('two'))).toEqual(writePage('two'))
  expect(memory.remember('a.html', 'v1', () => writePage('three'))).toEqual(writePage('three'))
  expect(memory.remember('b.html', 'v1', never)).toEqual(writePage('other'))
})

test('what pages share is kept once', () => {
  const pack = packs.open()
  const memory = rememberPages(pack)
  const style = '.a{}'.repeat(10_000)
  for (const number of Array.from({ length: 20 }).keys())
    memory.remember(`${number}.html`, 'v1', () => writePage(`${number}`, style))
  pack.close()
  const [file = ''] = packs.files()
  packs.damage(file, (bytes) => {
    expect(bytes.length).toBeLessThan(2 * style.length)
    return bytes
  })
})

test('a page whose shared part was lost is rendered anew, and with it the part is there for all', () => {
  const kept = new Map<string, string>()
  const pack = {
    has: (key: string) => kept.has(key),
    get: (key: string) => kept.get(key),
    set: (key: string, text: string) => void kept.set(key, text),
    close: () => undefined,
  }
  for (const name of ['one', 'two']) rememberPages(pack).remember(name, 'v1', () => writePage(name))
  for (const [key, text] of kept) if (text.startsWith('<style>')) kept.delete(key)
  const memory = rememberPages(pack)
  expect(memory.remember('one', 'v1', () => writePage('one'))).toEqual(writePage('one'))
  expect(memory.remember('two', 'v1', never)).toEqual(writePage('two'))
})

test('a run that keeps nothing renders each time', () => {
  renderAnew.remember('a.html', 'v1', () => ['one'])
  expect(renderAnew.remember('a.html', 'v1', () => ['two'])).toEqual(['two'])
})
