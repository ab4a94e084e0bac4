import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runImport } from '../../generator/cli/commands/import.ts'
import type { Project } from '../../generator/cli/project.ts'
import { UsageError } from '../../generator/cli/usage-error.ts'
import { checkSite } from '../../generator/check-site.ts'
import { diskFiles } from '../../generator/shared/fs/files.ts'
import { runProgram } from '../support/command-line.ts'
import { root, siteRoot, today } from '../support/project.ts'
import { readTree } from '../support/read-tree.ts'

const fixtures = join(root, 'tests', 'fixtures', 'import')
let folder = ''

/** The only images needed are those of posts. Cities are only slow to read. */
const isNeeded = (path: string) => !/images\/(?!posts)|areas\//.test(path)

/** A site with the images of its posts, and the old sites next to it. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'))
  await cp(join(siteRoot, 'content'), join(folder, 'content'), { recursive: true, filter: isNeeded })
  await cp(join(siteRoot, 'site.config.yaml'), join(folder, 'site.config.yaml'))
  await cp(fixtures, join(folder, 'old'), { recursive: true })
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** The results and output of an import from these folders. */
async function run(words: readonly string[], isDry = false, sitemap?: string) {
  const places = { root: folder, content: 'content', config: 'site.config.yaml', out: 'dist', cache: undefined }
  const project: Project = {
    ...places,
    today,
    timeZone: 'America/Detroit',
    strict: false,
    launch: false,
    report: 'text',
  }
  const said = { print: '', complain: '' }
  const terminal = {
    print: (text: string) => void (said.print += text),
    complain: (text: string) => void (said.complain += text),
    progress: () => {},
  }
  const code = await runImport({ words, isDry, sitemap }, project, terminal)
  return { code, ...said }
}

const readContent = () => readTree(join(folder, 'content'))
const read = (path: string) => readFile(join(folder, 'content', path), 'utf8')

const withoutEnd = (text: string) => text.replace(/\n(?:Wrote|Would write).*\n$/, '')

/**
 * The errors in the front matter of imported posts. Errors in their text, such as dead links and other systems' markup, come
 * from the old site.
 */
async function listErrors(files: readonly string[]): Promise<string[]> {
  const locations = { root: folder, contentFolder: 'content', configFile: 'site.config.yaml' }
  const { diagnostics, texts } = await checkSite({ files: diskFiles, locations, today, audience: 'public' })
  const isInKeys = (file: string, line: number) => line <= (texts.get(file)?.split('\n').indexOf('---', 1) ?? 0)
  return diagnostics
    .filter(
      ({ severity, file, place }) => severity === 'error' && files.includes(file) && isInKeys(file, place?.line ?? 1),
    )
    .map(({ file, code }) => `${file} ${code}`)
}

test.each(['jekyll', 'hugo', 'wordpress', 'astro', 'notion', 'obsidian'])(
  'posts from %s are written with each guess reported, not in a dry run, and not twice',
  async (system) => {
    const before = await readContent()
    const dry = await run([`old/${system}`], true)
    expect(await readContent()).toEqual(before)
    expect(dry.print).toMatch(/Would write \d+ posts?, \d+ images? and \d+ redirects?\. Nothing was written\.\n$/)

    const real = await run([`old/${system}`])
    await expect(real.print).toMatchFileSnapshot(join(fixtures, system, 'report.txt'))
    expect(real).toMatchObject({ code: 0, complain: '' })
    expect(withoutEnd(dry.print)).toBe(withoutEnd(real.print))
    const written = [...real.print.matchAll(/^(\S+\.md) {2}from /gm)].map(([, file = '']) => file)
    expect(written.length).toBeGreaterThan(0)
    expect(await listErrors(written)).toEqual([])

    const after = await readContent()
    const again = await run([`old/${system}`])
    expect(again.code).toBe(0)
    expect(again.print).toContain('already exists')
    expect(again.print).toMatch(/Wrote 0 posts, 0 images and 0 redirects\.\n$/)
    expect(await readContent()).toEqual(after)
  },
)

test.each(['_posts', '_drafts'])("Jekyll's conventions hold if only %s is imported", async (name) => {
  const old = join(folder, 'old/jekyll', name)
  await writeFile(join(old, 'a-page.html'), '<p>Text</p>\n')
  await writeFile(join(old, '2020-02-03-ice.md'), '---\ncategories: winter floors\n---\n\nIce.\n')
  const { print, complain } = await run([`old/jekyll/${name}`])
  expect(print).toContain('category  Winter, the first of 2')
  expect(complain).toContain(`${name}/a-page.html: This post is HTML.`)
  expect((await read('posts/ice.md')).includes('draft: true')).toBe(name === '_drafts')
})

test('a Jekyll post gets new front matter, and the links in its text point to the new site', async () => {
  await run(['old/jekyll'])
  expect(await read('posts/salt-on-floors.md')).toBe(`---
title: 'Salt & floors: what to do'
excerpt: Road salt dulls a floor within days. Sweep it dry first, then mop it with a neutral cleaner and fresh water.
date: 2020-01-02
image: posts/mats.jpg
imageAlt: 'Image for “Salt & floors: what to do”'
category: Floor Care
tags:
  - Salt
  - Mats
updated: 2020-03-04
---

Salt comes in with every shoe. See [clean windows](/blog/clean-windows),
[our prices](/prices) and [a supplier](https://supplier.example/salt/).

![White streaks of salt on a gray tile](posts/salt-on-tile.png "Before")

![A picture that is gone](/assets/img/gone.png)

{% include newsletter.html %}

\`![code](/assets/img/mats.jpg)\` stays as it is.

\`\`\`liquid
![code]({{ site.baseurl }}/assets/img/mats.jpg)
\`\`\`
`)
})

test('old addresses are redirected, once each and only to public posts, and nothing else in the file changes', async () => {
  const before = `# Old addresses.\n- from: /taken\n  to: /blog\n`
  await writeFile(join(folder, 'content/redirects.yaml'), before)
  const old = join(folder, 'old/aliases')
  await mkdir(old)
  const text = 'Sweep the salt before it dries on the floor, and then mop it up with fresh water and a neutral cleaner.'
  const posts = {
    'salt.md': 'title: Salt\ndate: 2024-01-02\naliases: [/salt, /Taken, /both]',
    'sand.md': 'title: Sand\ndate: 2024-01-03\naliases: [/sand.html, /both]',
    'snow.md': 'title: Snow\ndate: 2024-01-04\ndraft: true\naliases: [/snow]',
  }
  for (const [name, keys] of Object.entries(posts)) await writeFile(join(old, name), `---\n${keys}\n---\n\n${text}\n`)
  const { code, print } = await run(['old/aliases'])
  expect(code).toBe(0)
  const added = '- from: /salt\n  to: /blog/salt\n- from: /both\n  to: /blog/salt\n- from: /sand\n  to: /blog/sand\n'
  expect(await read('redirects.yaml')).toBe(before + added)
  expect(print).toContain(`\nRedirects in content/redirects.yaml, which keep old links working:\n\n${added}`)
  expect(print).toMatch(/old link +redirect \/snow to `\/blog\/snow` once the post is public\n/)
  expect(await listErrors(['content/redirects.yaml'])).toEqual([])
})

test("the addresses in the old site's sitemap lead to posts and pages, and the others are listed", async () => {
  const addresses = [
    'moving-out/',
    'about/',
    'tips/moving-out',
    'company/faq',
    'careers',
    'blog/gone',
    '2024/',
    'b%C3%B6den',
  ]
  await writeFile(join(folder, 'sitemap.txt'), addresses.map((address) => `https://old.example/${address}\n`).join(''))
  await writeFile(join(folder, 'content/redirects.yaml'), '- from: /careers\n  to: /about\n')
  const { code, print } = await run(['old/wordpress'], false, 'sitemap.txt')
  expect(code).toBe(0)
  const lost = 'Old addresses that lead nowhere. Add redirects to content/redirects.yaml for those that matter:'
  const unusable = "Old addresses with accents or other signs, which can't be redirected:"
  expect(print).toContain(
    `\n${lost}\n  /2024\n  /blog/gone\n\n${unusable}\n  /b%C3%B6den\n\nWrote 1 post, 1 image and 3 redirects.`,
  )
  const added = ['/moving-out', '/tips/moving-out'].map((from) => `- from: ${from}\n  to: /blog/moving-out\n`)
  expect(await read('redirects.yaml')).toBe(
    `- from: /careers\n  to: /about\n${added.join('')}- from: /company/faq\n  to: /faq\n`,
  )
  expect(await listErrors(['content/redirects.yaml'])).toEqual([])

  const again = await run([], false, 'sitemap.txt')
  expect(again.print).toMatch(
    /^Old addresses .*\n {2}\/2024\n {2}\/blog\/gone\n\nOld .*\n.*\n\nWrote 0 posts, 0 images and 0 redirects/,
  )
  await expect(run([], false, 'nowhere.xml')).rejects.toThrow("nowhere.xml can't be read.")
})

test.each(['from: /a\n', '- from: /a\n  too: /blog\n'])(
  "if redirects can't be added to their file, the posts are written, and the exit code is 1: %j",
  async (typed) => {
    await writeFile(join(folder, 'content/redirects.yaml'), typed)
    const { code, print, complain } = await run(['old/hugo'])
    expect(code).toBe(1)
    expect(print).toMatch(/\nWrote 2 posts, \d images? and 0 redirects\./)
    expect(complain).toMatch(/^Can't add to content\/redirects\.yaml: .* Add the redirects above yourself\.\n$/)
    expect(await read('redirects.yaml')).toBe(typed)
  },
)

test('an existing post or image with the same name is never overwritten', async () => {
  const own = '---\ntitle: Mine\n---\n'
  await writeFile(join(folder, 'content/posts/moving-out.md'), own)
  await writeFile(join(folder, 'content/images/posts/entry-mat.jpg'), 'mine')
  await run(['old/wordpress'])
  await run(['old/hugo'])
  expect(await read('posts/moving-out.md')).toBe(own)
  expect(await readdir(join(folder, 'content/images/posts'))).not.toContain('empty-office-floor.jpg')
  expect(await read('images/posts/entry-mat.jpg')).toBe('mine')
  expect(await read('posts/choose-entry-mats.md')).toContain('image: posts/choose-entry-mats-entry-mat.jpg')
})

test('two posts with the same name get two URLs', async () => {
  await cp(join(folder, 'old/hugo/content/posts/spring-visit'), join(folder, 'old/hugo/content/news/spring-visit'), {
    recursive: true,
  })
  const { print } = await run(['old/hugo'])
  expect(print).toContain('content/posts/spring-visit.md  from content/news/spring-visit/index.md')
  expect(print).toContain('content/posts/spring-visit-2.md  from content/posts/spring-visit/index.md')
})

test('unreadable posts are listed with a reason, the rest is imported, and the exit code is 1', async () => {
  await cp(join(folder, 'old/astro/src/content/blog/notes.mdx'), join(folder, 'old/unreadable/notes.mdx'))
  const { code, print, complain } = await run(['old/unreadable'])
  expect(code).toBe(1)
  await expect(complain).toMatchFileSnapshot(join(fixtures, 'unreadable', 'report.txt'))
  expect(print).toContain('content/posts/notes.md  from notes.mdx')
  expect(print).toContain('Not posts:\n  README.md\n')
})

// Other systems refuse such names.
test.runIf(process.platform === 'linux')('a post whose name is not UTF-8 is listed as unreadable', async () => {
  const name = Buffer.concat([Buffer.from(join(folder, 'old/b')), Buffer.from([0xfc]), Buffer.from('ro.md')])
  await writeFile(name, '---\ntitle: Das Büro\ndate: 2024-05-06\n---\nIn a few words.\n')
  await writeFile(join(folder, 'old/office.md'), '---\ntitle: The office\ndate: 2024-05-06\n---\nIn a few words.\n')
  const { code, print, complain } = await run(['old'])
  expect(code).toBe(1)
  expect(complain).toContain("b\uFFFDro.md: It can't be found: its name isn't UTF-8")
  expect(print).toContain('content/posts/office.md')
})

test("a subfolder's README is a post, in any language", async () => {
  await mkdir(join(folder, 'old/vuepress/mats'), { recursive: true })
  for (const name of ['README.md', 'README.de.md', 'mats/README.md', 'mats/README.de.md'])
    await writeFile(join(folder, 'old/vuepress', name), `---\ntitle: ${name}\n---\nText\n`)
  const { print } = await run(['old/vuepress'])
  expect(print).toContain('from mats/README.md\n')
  expect(print).toContain('from mats/README.de.md\n')
  expect(print).toContain('Not posts:\n  README.de.md\n  README.md\n')
})

test('no image is copied from outside the old site', async () => {
  const secret = join(folder, 'secret.png')
  await cp(join(folder, 'old/jekyll/assets/img/mats.jpg'), secret)
  await symlink(secret, join(folder, 'old/astro/link.png'))
  const post = `---\ndate: 2020-01-02\nimage: ../../secret.png\n---\n![A](${secret})\n![B](/link.png)\n![C](../../../../../secret.png)\n`
  await writeFile(join(folder, 'old/astro/src/content/blog/a.md'), post)
  const { print } = await run(['old/astro'])
  expect(print).toContain('there is no image /link.png')
  expect(await readdir(join(folder, 'content/images/posts'))).not.toContain('secret.png')
  expect(await readdir(join(folder, 'content/images/posts'))).not.toContain('link.png')
})

test('wrong usage throws an error that says what to type', async () => {
  const cases: readonly (readonly [words: readonly string[], message: string])[] = [
    [[], 'Import what?'],
    [['nowhere'], 'nowhere is not a folder.'],
    [['site.config.yaml'], 'site.config.yaml is not a folder.'],
    [['old', 'site'], 'Give one folder at a time'],
    [['content/images'], 'There are no Markdown posts in content/images.'],
  ]
  for (const [words, message] of cases) {
    await expect(run(words)).rejects.toThrow(UsageError)
    await expect(run(words)).rejects.toThrow(message)
  }
})

test('on the command line: exit codes and help', async () => {
  const given = ['--content', join(folder, 'content'), '--config', join(folder, 'site.config.yaml')]
  expect(await runProgram(['import', join(folder, 'old/astro'), '--dry-run', ...given])).toMatchObject({ code: 0 })
  expect(await runProgram(['import', ...given])).toMatchObject({ code: 2, stdout: '' })
  expect(await runProgram(['check', '--dry-run', ...given])).toMatchObject({ code: 2 })
  expect((await runProgram(['--help'])).stdout).toMatch(/^ {2}import {5}\S/m)
})
