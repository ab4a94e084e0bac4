import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatReport } from '../../generator/shared/diagnostics/format.ts'
import { diskFiles } from '../../generator/shared/fs/files.ts'
import { openGitHistory } from '../../generator/content/history/git-history.ts'
import type { History } from '../../generator/content/history/git-history.ts'
import { checkSite } from '../../generator/check-site.ts'
import { runProgram } from '../support/command-line.ts'
import { createRequest, siteRoot, today } from '../support/project.ts'
import { sharedCaches } from '../support/shared-caches.ts'

let folder = ''
let content = ''

/** Runs git without this machine's settings, on a day in the fall. */
function git(...args: readonly string[]): void {
  gitOn('2026-09-01', ...args)
}

function gitOn(date: string, ...args: readonly string[]): void {
  gitIn(folder, args, date)
}

function gitIn(cwd: string, args: readonly string[], date = '2026-09-01'): void {
  const day = `${date}T12:00:00Z`
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
  const author = ['-c', 'user.name=Sample', '-c', 'user.email=sample@site.example', '-c', 'commit.gpgSign=false']
  execFileSync('git', [...author, ...args], {
    cwd,
    env: { ...env, GIT_COMMITTER_DATE: day, GIT_AUTHOR_DATE: day },
    stdio: 'ignore',
  })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'history-'))
  content = join(folder, 'site', 'content')
  await cp(join(siteRoot, 'content'), content, { recursive: true })
  await cp(join(siteRoot, 'site.config.yaml'), join(folder, 'site', 'site.config.yaml'))
  git('init', '--quiet')
  const post = await readFile(join(content, 'posts', 'office-cleaning-tips.md'), 'utf8')
  const titled = (title: string) => post.replace(/^title: .*$/m, `title: ${title}`)
  await writeFile(join(content, 'posts', 'first-name.md'), titled('A post with a first name'))
  await writeFile(join(content, 'posts', 'dropped.md'), 'date: none')
  await writeFile(join(content, 'posts', 'gone.md'), '---\ntitle: Gone\ndate: 2026-08-01\n---\nIn a few words.\n')
  await writeFile(join(content, 'posts', 'never.md'), '---\ntitle: Never\ndate: 2026-08-01\ndraft: true\n---\n')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Begin')
  await rename(join(content, 'posts', 'first-name.md'), join(content, 'posts', 'second-name.md'))
  for (const name of ['dropped', 'gone', 'never']) await rm(join(content, 'posts', `${name}.md`))
  git('add', '.')
  git('commit', '--quiet', '--message', 'Rename and delete')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function check(history: History) {
  return checkSite({
    files: diskFiles,
    locations: { root: join(folder, 'site'), contentFolder: 'content', configFile: 'site.config.yaml' },
    today,
    audience: 'public',
    history,
    ...sharedCaches,
  })
}

test('deleted posts that used to be public cause a warning with the lines to add', async () => {
  const { diagnostics, texts } = await check(openGitHistory(content, 'America/Detroit'))
  const missing = diagnostics.filter(({ code }) => code === 'redirects/missing')
  expect(formatReport(missing, texts)).toBe(`content/redirects.yaml  warning  redirects/missing
  The post \`/blog/first-name\` was public until 2026-09-01 and is now \`/blog/second-name\`: old links to it are broken.
  hint: add these lines:
    - from: /blog/first-name
      to: /blog/second-name

content/redirects.yaml  warning  redirects/missing
  The post \`/blog/gone\` was public until 2026-09-01 and is gone: old links to it are broken.
  hint: add these lines:
    - from: /blog/gone
      to: /blog

2 warnings in 1 file
`)
})

test('after adding the lines in the hints, nothing is left to report', async () => {
  const file = join(content, 'redirects.yaml')
  const before = await readFile(file, 'utf8')
  const lines = (await check(openGitHistory(content, 'America/Detroit'))).diagnostics.map(({ hint = '' }) =>
    hint.split('\n').slice(1),
  )
  await writeFile(
    file,
    `${before}${lines
      .flat()
      .map((line) => `${line.slice(4)}\n`)
      .join('')}`,
  )
  const { diagnostics } = await check(openGitHistory(content, 'America/Detroit'))
  await writeFile(file, before)
  expect(lines).toHaveLength(2)
  expect(diagnostics).toEqual([])
})

test("redirects that can't be parsed are reported, and not also as missing", async () => {
  const file = join(content, 'redirects.yaml')
  const before = await readFile(file, 'utf8')
  await writeFile(file, 'a: b\n')
  const { diagnostics } = await check(openGitHistory(content, 'America/Detroit'))
  await writeFile(file, before)
  expect(diagnostics.map(({ code }) => code)).not.toContain('redirects/missing')
  expect(diagnostics.length).toBeGreaterThan(0)
})

test('without a history, nothing is reported', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'no-history-'))
  expect(await openGitHistory(empty, 'America/Detroit').list()).toEqual([])
  expect(await openGitHistory(join(empty, 'nowhere'), 'America/Detroit').list()).toEqual([])
  expect([...(await openGitHistory(empty, 'America/Detroit').read(['1'.repeat(40)]))]).toEqual([])
  await rm(empty, { recursive: true })
  await expect(checkSite(createRequest())).resolves.toMatchObject({ diagnostics: [] })
})

test('more versions than one run of git returns are all read', async () => {
  const many = await mkdtemp(join(tmpdir(), 'many-'))
  await mkdir(join(many, 'posts'))
  const numbers = Array.from({ length: 1100 }, (_, index) => index)
  await Promise.all(numbers.map((number) => writeFile(join(many, 'posts', `a-${number}.md`), `Text ${number}`)))
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    ['commit', '--quiet', '--message', 'Begin'],
  ])
    gitIn(many, args)
  const history = openGitHistory(many, 'America/Detroit')
  const versions = (await history.list()).flatMap(({ version }) => version ?? [])
  const texts = await history.read(versions)
  expect(new Set(texts.values())).toEqual(new Set(numbers.map((number) => `Text ${number}`)))
  expect(await history.findGap()).toBeUndefined()
  await rm(many, { recursive: true })
})

/** The lines to add for one post. */
async function findHints(address: string): Promise<readonly string[]> {
  const { diagnostics } = await check(openGitHistory(content, 'America/Detroit'))
  return diagnostics.flatMap(({ hint }) => (hint?.includes(address) ? [hint] : []))
}

test('an uncommitted rename is detected by its text; if the new post is a draft, the list is the target', async () => {
  const [from, to] = ['medical-facility-sanitation', 'clinics'].map((id) => join(content, 'posts', `${id}.md`))
  await rename(String(from), String(to))
  expect(await findHints('/blog/medical-facility-sanitation')).toEqual([
    'add these lines:\n    - from: /blog/medical-facility-sanitation\n      to: /blog/clinics',
  ])
  const text = await readFile(String(to), 'utf8')
  await writeFile(String(to), text.replace(/^date:/m, 'draft: true\n$&'))
  expect(await findHints('/blog/medical-facility-sanitation')).toEqual([
    'add these lines:\n    - from: /blog/medical-facility-sanitation\n      to: /blog',
  ])
  await writeFile(String(from), text)
  await rm(String(to))
})

test('a file name with capitals, which is reported separately, counts as the lowercase name', async () => {
  const [from, same, other] = ['retail-cleaning-tips', 'Retail-Cleaning-Tips', 'Shop-Tips'].map((id) =>
    join(content, 'posts', `${id}.md`),
  ) as [string, string, string]
  await rename(from, same)
  expect(await findHints('/blog/retail-cleaning-tips')).toEqual([])
  await rename(same, other)
  expect(await findHints('/blog/retail-cleaning-tips')).toEqual([
    'add these lines:\n    - from: /blog/retail-cleaning-tips\n      to: /blog/shop-tips',
  ])
  await rename(other, from)
})

test('a shallow clone is mentioned in the report', async () => {
  const clone = await mkdtemp(join(tmpdir(), 'shallow-'))
  git('clone', '--quiet', '--depth', '1', `file://${folder}`, clone)
  expect(await openGitHistory(join(clone, 'site', 'content'), 'America/Detroit').findGap()).toBe('shallow')
  await rm(clone, { recursive: true, force: true })
  const { notes } = await check({ ...openGitHistory(content, 'America/Detroit'), findGap: async () => 'shallow' })
  expect(notes.join()).toContain('fetch-depth: 0')
  expect((await check(openGitHistory(content, 'America/Detroit'))).notes).toEqual([])
})

test('a repository that git cannot read is mentioned, but neither a new one nor none', async () => {
  const place = await mkdtemp(join(tmpdir(), 'unreadable-'))
  const findGap = () => openGitHistory(place, 'America/Detroit').findGap()
  expect(await findGap()).toBeUndefined()
  git('init', '--quiet', place)
  expect(await findGap()).toBeUndefined()
  await rm(join(place, '.git', 'HEAD'))
  expect(await findGap()).toBe('failed')
  await rm(place, { recursive: true, force: true })
  const { notes } = await check({ ...openGitHistory(content, 'America/Detroit'), findGap: async () => 'failed' })
  expect(notes.join()).toContain('git log')
})

test('earlier texts that git cannot read without fetching them are mentioned', async () => {
  const clone = await mkdtemp(join(tmpdir(), 'partial-'))
  git('config', 'uploadpack.allowFilter', 'true')
  git('clone', '--quiet', '--filter=blob:none', `file://${folder}`, clone)
  const { notes } = await check(openGitHistory(join(clone, 'site', 'content'), 'America/Detroit'))
  await rm(clone, { recursive: true, force: true })
  expect(notes.join()).toContain('--filter')
})

test('a post that was rewritten after it became public causes a warning, until it has `updated`', async () => {
  const file = join(content, 'posts', 'office-cleaning-tips.md')
  const before = await readFile(file, 'utf8')
  const tell = async () => {
    const { diagnostics, texts } = await check(openGitHistory(content, 'America/Detroit'))
    return formatReport(
      diagnostics.filter(({ code }) => code === 'content/missing-updated'),
      texts,
    )
  }
  const quoted = before.replace(/^date:/m, '"date":')
  await writeFile(file, `${quoted}\n${'Something was added here. '.repeat(30)}\n`)
  gitOn('2026-10-05', 'commit', '--quiet', '--all', '--message', 'Add')
  const line = before.split('\n').findIndex((text) => text.startsWith('date:')) + 1
  const reported = await tell()
  expect(reported).toContain(`content/posts/office-cleaning-tips.md:${line}:1  warning  content/missing-updated`)
  expect(reported).toContain('\n    updated: 2026-10-05\n')
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^"date": .*$/m, '$&\nupdated: 2026-10-05'))
  expect(await tell()).toBe('')
  await writeFile(file, before)
})

test("a repository's own settings don't run any program", async () => {
  const marker = join(folder, 'was-run')
  const program = join(folder, 'program')
  await writeFile(program, `#!/bin/sh\ntouch '${marker}'\n`, { mode: 0o755 })
  await mkdir(join(folder, 'hooks'), { recursive: true })
  const settings = {
    'core.fsmonitor': program,
    'core.hooksPath': join(folder, 'hooks'),
    'core.pager': program,
    'diff.external': program,
    'diff.hostile.textconv': program,
    'diff.hostile.command': program,
    'gpg.program': program,
    'log.showSignature': 'true',
    'core.sshCommand': program,
    'log.follow': 'true',
    'log.showRoot': 'false',
    'diff.orderFile': join(folder, 'nowhere'),
  }
  for (const [name, value] of Object.entries(settings)) git('config', name, value)
  await writeFile(join(folder, '.git', 'info', 'attributes'), '*.md diff=hostile\n')
  const { diagnostics } = await check(openGitHistory(content, 'America/Detroit'))
  expect(diagnostics.map(({ code }) => code)).toEqual(['redirects/missing', 'redirects/missing'])
  await expect(stat(marker)).rejects.toThrow('ENOENT')
})

test('a renamed service and a deleted city are reported with what still refers to them', async () => {
  await rename(join(content, 'services', 'retail.yaml'), join(content, 'services', 'stores.yaml'))
  const troy = await readFile(join(content, 'areas', 'troy.yaml'), 'utf8')
  await rm(join(content, 'areas', 'troy.yaml'))
  const { diagnostics } = await check(openGitHistory(content, 'America/Detroit'))
  await rename(join(content, 'services', 'stores.yaml'), join(content, 'services', 'retail.yaml'))
  await writeFile(join(content, 'areas', 'troy.yaml'), troy)
  const missing = diagnostics.filter(({ code, message }) => code === 'redirects/missing' && !message.includes('/blog/'))
  expect(missing).toMatchObject([
    {
      message: 'The city `/service-areas/troy` was public and is gone: old links to it are broken.',
      hint: 'add these lines:\n    - from: /service-areas/troy\n      to: /service-areas',
      notes: expect.arrayContaining([
        { message: 'this text still names Troy', file: 'content/faq.yaml', place: expect.anything() as unknown },
      ]) as unknown,
    },
    {
      message: 'The service `/services/retail` was public and is now `/services/stores`: old links to it are broken.',
      hint: 'add these lines:\n    - from: /services/retail\n      to: /services/stores',
      notes: [{ message: 'the quote form still offers "retail"', file: 'content/pages/contact.yaml' }],
    },
  ])
})

test('a published service that becomes a draft, and a post that is put off, are reported until they are public again', async () => {
  const edits = [
    ['services/retail.yaml', (text: string) => `draft: true\n${text}`],
    ['posts/office-cleaning-tips.md', (text: string) => text.replace(/^date: .*/m, 'date: 2099-01-01')],
  ] as const
  const before = await Promise.all(edits.map(([file]) => readFile(join(content, file), 'utf8')))
  for (const [index, [file, edit]] of edits.entries()) await writeFile(join(content, file), edit(before[index] ?? ''))
  const { diagnostics } = await check(openGitHistory(content, 'America/Detroit'))
  for (const [index, [file]] of edits.entries()) await writeFile(join(content, file), before[index] ?? '')
  const missing = diagnostics.filter(({ code, file }) => code === 'redirects/missing' && !file.includes('redirects'))
  const rest = "If it's gone for good, delete this file: this check then says which redirect to add."
  expect(missing).toMatchObject([
    {
      message: "The post `/blog/office-cleaning-tips` was public and isn't anymore: links to it are broken.",
      file: 'content/posts/office-cleaning-tips.md',
      hint: `to publish it again, set \`date\` to the day it was published. ${rest}`,
    },
    {
      message: "The service `/services/retail` was public and isn't anymore: links to it are broken.",
      file: 'content/services/retail.yaml',
      place: { line: 1 },
      hint: `to publish it again, delete \`draft: true\`. ${rest}`,
    },
  ])
  const after = await check(openGitHistory(content, 'America/Detroit'))
  expect(after.diagnostics.filter(({ file }) => edits.some(([path]) => file.endsWith(path)))).toEqual([])
})

test("in a hook, where git names its own repository, the content's history is read", async () => {
  const site = join(folder, 'site')
  const env = { GIT_DIR: join(folder, '.git') }
  const { stderr } = await runProgram(['check', '--content', content, '--config', join(site, 'site.config.yaml')], {
    env,
  })
  expect(stderr).toContain('redirects/missing')
})
