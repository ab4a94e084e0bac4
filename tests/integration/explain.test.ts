import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSmallSite, type EditedSite } from '../support/edited-site.ts'
import { copyGenerator, type OwnGenerator } from '../support/own-generator.ts'

let folder = ''
let generator: OwnGenerator
let site: EditedSite

const because = (page: string, line: string) =>
  `${page} was rebuilt, because this has changed since the last build:\n  ${line}\n`

/** What a build reports about a page. */
async function explain(page: string, ...options: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await generator.run(site.folder, 'build', '--explain', page, ...options)
  expect(code, stderr).toBe(0)
  return stdout.slice(stdout.indexOf('\n') + 1)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'explain-'))
  generator = copyGenerator(join(folder, 'generator'))
  site = createSmallSite(join(folder, 'site'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('on the first build, there is no earlier record', async () => {
  expect(await explain('/about')).toBe('about.html was built: there is no record of an earlier build.\n')
})

test("if nothing changed, the page isn't rebuilt, and its parts are listed", async () => {
  expect(await explain('/blog/mats')).toMatch(
    /^blog\/mats\.html was not rebuilt: nothing it depends on changed\. It depends on:\n( {2}.+ \(\w+\)\n){5,}$/,
  )
})

test('after a post changes, the report says why each page is rebuilt', async () => {
  site.write('content/posts/mats.md', `${site.read('content/posts/mats.md')}\nOne more line.\n`)
  expect(await explain('/blog/mats')).toBe(because('blog/mats.html', 'its post, or its image (post)'))
  expect(await explain('/blog/mats')).toContain('was not rebuilt')
  site.write('content/posts/mats.md', site.read('content/posts/mats.md').replace('more line', 'more word'))
  expect(await explain('/blog')).toBe(
    `${because('blog.html', 'a post that it lists (posts)')}  its place in the list, or the address of the search index (list)\n`,
  )
})

test('a page deleted outside the build is rebuilt', async () => {
  site.remove('dist/faq.html')
  expect(await explain('/faq')).toMatch(
    /^faq\.html was rebuilt: nothing .* changed, but its file was deleted or changed/,
  )
})

test('without a cache, there is no record of an earlier build', async () => {
  expect(await explain('/faq', '--no-cache')).toBe('faq.html was built: there is no record of an earlier build.\n')
})

test("a page that doesn't exist is reported, and the site is still built", async () => {
  expect(await explain('/nowhere')).toMatch(/^There is no page \/nowhere\. /)
})
