import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCachedHosting } from '../../generator/cli/cached-hosting.ts'
import { runCommand } from '../support/command-line.ts'
import { createSmallSite } from '../support/edited-site.ts'
import { checkWith, readProjectFile, root } from '../support/project.ts'

let folder = ''
let content = ''
let out = ''

/** Builds into `out`, optionally for a host. */
async function build(host: string | undefined, ...options: readonly string[]) {
  const config = join(folder, 'site.config.yaml')
  const own = host === undefined ? '' : `\nhosting: ${host}\n`
  await writeFile(config, (await readProjectFile('site.config.yaml')) + own)
  return runCommand('build', '--content', content, '--config', config, '--out', out, ...options)
}

const hasFile = (path: string) =>
  stat(join(out, path)).then(
    () => true,
    () => false,
  )

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosting-'))
  content = join(folder, 'content')
  out = join(folder, 'dist')
  createSmallSite(folder)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('without a host, a site has no host files', async () => {
  expect(await build(undefined)).toMatchObject({ code: 0 })
  const files = ['_headers', '_redirects', 'vercel.json', '.htaccess', '.hosting', '.nojekyll', 'about.html.br']
  expect(await Promise.all(files.map(hasFile))).toEqual(files.map(() => false))
})

test('a self-hosted site is compressed during the build, and after an edit, only what changed', async () => {
  expect(await build('nginx')).toMatchObject({ code: 0 })
  expect(await hasFile('.hosting/nginx/rules.conf')).toBe(true)
  const page = await readFile(join(out, 'about.html'))
  expect(brotliDecompressSync(await readFile(join(out, 'about.html.br'))).equals(page)).toBe(true)
  expect(await build('nginx')).toMatchObject({ stdout: expect.stringContaining(', 0 files written,') })
  const post = join(content, 'posts', 'guide-3.md')
  await writeFile(post, `${await readFile(post, 'utf8')}\nOne more line.\n`)
  const before = (await stat(join(out, 'about.html.br'))).mtimeMs
  expect(await build('nginx')).toMatchObject({ code: 0 })
  expect((await stat(join(out, 'about.html.br'))).mtimeMs).toBe(before)
  const edited = brotliDecompressSync(await readFile(join(out, 'blog/guide-3.html.br')))
  expect(edited.toString()).toContain('One more line.')
})

test('pages for GitHub include their policy', async () => {
  expect(await build('github-pages')).toMatchObject({ code: 0 })
  expect(await hasFile('.nojekyll')).toBe(true)
  expect(await hasFile('about.html.br')).toBe(false)
  const pages = await Promise.all(['index.html', '404.html'].map((file) => readFile(join(out, file), 'utf8')))
  for (const page of pages)
    expect(page).toMatch(
      /<head><meta charset="utf-8"\/?><meta http-equiv="Content-Security-Policy" content="default-src/i,
    )
})

test('the cached hosting data applies as long as the site is the same', async () => {
  const place = { root, out, cache: '.cache' }
  expect(await build('netlify')).toMatchObject({ code: 0 })
  expect(await hasFile('_headers')).toBe(true)
  const cached = readCachedHosting(place)
  expect(cached?.headers.page['Content-Security-Policy']).toContain("style-src 'sha256-")
  // A different site in its place, without cached hosting data.
  await writeFile(join(out, 'index.html'), 'another')
  expect(readCachedHosting(place)).toBeUndefined()
  expect(readCachedHosting({ ...place, cache: undefined })).toBeUndefined()
})

test('the command writes the rules for one host, and says where they go', async () => {
  const { code, stderr } = await runCommand('hosting', 'ngnix')
  expect(code).toBe(2)
  expect(stderr).toContain('There is no host "ngnix". Did you mean nginx?')
  expect(await runCommand('hosting')).toMatchObject({ code: 2, stderr: expect.stringContaining('Which host?') })
  const written = await runCommand('hosting', 'vercel')
  expect(written).toMatchObject({ code: 0, stdout: expect.stringContaining('hosting/vercel/vercel.json') })
  expect(JSON.parse(await readProjectFile('hosting/vercel/vercel.json'))).toMatchObject({ cleanUrls: true })
})

const redirects = (count: number) =>
  Array.from({ length: count }, (_, index) => `- {from: /o${index}, to: /blog}\n`).join('')

test.each([
  ['vercel', 1024, 'Vercel allows up to 1024 redirects'],
  ['s3-cloudfront', 600, 'S3 with CloudFront allows functions of up to 10240 bytes'],
])('%s: %d redirects cause a warning', async (host, count, message) => {
  const config = await readProjectFile('site.config.yaml')
  const changes = { 'site.config.yaml': `${config}\nhosting: ${host}\n` }
  expect(await checkWith({ ...changes, 'content/redirects.yaml': redirects(10) })).toEqual([])
  const reported = await checkWith({ ...changes, 'content/redirects.yaml': redirects(count) })
  expect(reported).toMatchObject([{ severity: 'warning', code: 'hosting/limit', file: 'site.config.yaml' }])
  expect(reported[0]?.message).toContain(message)
})

test('an unknown host is reported together with the known ones', async () => {
  const config = await readProjectFile('site.config.yaml')
  const [reported] = await checkWith({ 'site.config.yaml': `${config}\nhosting: netlfy\n` })
  expect(reported).toMatchObject({ severity: 'error', file: 'site.config.yaml' })
  expect(`${reported?.message} ${reported?.hint}`).toContain('netlify')
})
