import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { addCompressed } from '../../../../generator/output/hosting/add-compressed.ts'
import { addMetaPolicy } from '../../../../generator/output/hosting/host-site.ts'
import type { OutputFile } from '../../../../generator/shared/output-file.ts'
import { openMemoryCache } from '../../../support/memory-cache.ts'

/** A page that counts how often it's rendered. */
function countingPage(path: string, html: string) {
  const counts = { rendered: 0 }
  const page: OutputFile = {
    path,
    version: 'post:1',
    get content() {
      counts.rendered += 1
      return html
    },
  }
  return { page, counts }
}

const html = '<li>Restrooms cleaned</li>\n'.repeat(200)

/** The versions of a text and of its compressed files. */
async function versionsOf(output: Partial<OutputFile>) {
  const all = await addCompressed([{ path: 'about.html', content: html, ...output }], openMemoryCache())
  return all.map(({ version }) => version)
}

test('each text file has two compressed files next to it, and images have none', async () => {
  const outputs = [
    { path: 'about.html', version: 'a', content: html },
    { path: 'feed.xml', content: html },
    { path: 'assets/app-1.js', version: 'app', content: html },
    { path: 'assets/hero-1.webp', version: 'hero', content: Buffer.from(html) },
  ]
  const all = await addCompressed(outputs, openMemoryCache())
  expect(all.map(({ path }) => path)).toEqual(
    ['about.html', 'feed.xml', 'assets/app-1.js']
      .flatMap((path) => [path, `${path}.br`, `${path}.gz`])
      .concat('assets/hero-1.webp'),
  )
  const read = (path: string) => Buffer.from(all.find((output) => output.path === path)?.content ?? '')
  for (const path of ['about.html', 'feed.xml', 'assets/app-1.js']) {
    expect(brotliDecompressSync(read(`${path}.br`)).toString()).toBe(html)
    expect(gunzipSync(read(`${path}.gz`)).toString()).toBe(html)
  }
})

test('a page is rendered once for all three, and not at all if no one needs it', async () => {
  const { page, counts } = countingPage('about.html', html)
  const all = await addCompressed([page], openMemoryCache())
  expect(counts.rendered).toBe(0)
  for (const output of all) expect(output.content.length).toBeGreaterThan(0)
  expect(counts.rendered).toBe(1)
})

test('the version of a compressed file depends on its source and on the compression', async () => {
  const [first, again, other] = [
    await versionsOf({ version: 'a:1' }),
    await versionsOf({ version: 'a:1' }),
    await versionsOf({ version: 'a:2' }),
  ]
  expect(again).toEqual(first)
  expect(new Set([...first, ...other]).size).toBe(6)
  const [one, two] = [await versionsOf({ content: 'a' }), await versionsOf({ content: 'b' })]
  expect(one.at(1)).not.toBe(two.at(1))
})

test('pages get the best level, or a fast one on a large site', async () => {
  const pages = Array.from({ length: 201 }, (_, index) => ({ path: `blog/${index}.html`, version: 'a', content: html }))
  const [small, large] = [
    await addCompressed(pages.slice(0, 200), openMemoryCache()),
    await addCompressed(pages, openMemoryCache()),
  ]
  expect(small[1]?.version).toMatch(/br:11/)
  expect(large[1]?.version).toMatch(/br:5/)
})

test('an asset is compressed once for all builds', async () => {
  const cache = openMemoryCache()
  const script = countingPage('assets/app-1.js', html)
  await addCompressed([script.page], cache)
  const before = script.counts.rendered
  await addCompressed([script.page], cache)
  expect(script.counts.rendered).toBe(before)
  // Keys become part of a file name.
  expect(cache.made).toEqual([expect.stringMatching(/^[\w-]+$/), expect.stringMatching(/^[\w-]+$/)])
})

test('a page gets its policy before anything it applies to, and then has a different version', () => {
  const page = { path: 'a.html', version: 'a:1', content: '<html><head><meta charSet="utf-8"/><title>a</title>' }
  const { content, version } = addMetaPolicy(page, `default-src 'none'; img-src "x"`)
  expect(content).toBe(
    '<html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src &apos;none&apos;; img-src &quot;x&quot;"><title>a</title>',
  )
  expect(version).not.toBe(page.version)
  expect(addMetaPolicy({ path: 'feed.xml', content: 'a' }, 'b')).toEqual({ path: 'feed.xml', content: 'a' })
  expect(() => addMetaPolicy({ path: 'b.html', content: '<p>' }, 'b').content).toThrow('b.html')
})
