import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkSite } from '../../generator/check-site.ts'
import { openGitHistory } from '../../generator/content/history/git-history.ts'
import { diskFiles } from '../../generator/shared/fs/files.ts'
import { siteRoot, today } from '../support/project.ts'
import { sharedCaches } from '../support/shared-caches.ts'

let site = ''

const writePage = (title: string, text: string) => `---\ntitle: ${title}\ndescription: ${text}\n---\n${text}\n`

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Sample', '-c', 'user.email=sample@site.example', ...args], {
    cwd: site,
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
  })

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'gone-pages-'))
  for (const name of ['content', 'site.config.yaml'])
    await cp(join(siteRoot, name), join(site, name), { recursive: true })
  const careers = 'We hire cleaners for evening shifts in Oakland County. Ask for the office manager.'
  const promise = 'Missed a spot? Tell us by noon, and we come back the same night at no charge.'
  await writeFile(join(site, 'content', 'pages', 'careers.md'), writePage('Careers', careers))
  await writeFile(join(site, 'content', 'pages', 'promise.md'), writePage('Promise', promise))
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Begin')
})

afterAll(() => rm(site, { recursive: true, force: true }))

test('a custom page that was deleted, and one that was renamed, are reported with the lines to add', async () => {
  await rm(join(site, 'content', 'pages', 'careers.md'))
  await rename(join(site, 'content', 'pages', 'promise.md'), join(site, 'content', 'pages', 'guarantee.md'))
  const { diagnostics } = await checkSite({
    files: diskFiles,
    locations: { root: site, contentFolder: 'content', configFile: 'site.config.yaml' },
    today,
    audience: 'public',
    history: openGitHistory(join(site, 'content'), 'America/Detroit'),
    ...sharedCaches,
  })
  expect(diagnostics.filter(({ code }) => code === 'redirects/missing')).toMatchObject([
    {
      message: 'The page `/careers` was public and is gone: old links to it are broken.',
      hint: 'add these lines:\n    - from: /careers\n      to: /',
    },
    {
      message: 'The page `/promise` was public and is now `/guarantee`: old links to it are broken.',
      hint: 'add these lines:\n    - from: /promise\n      to: /guarantee',
    },
  ])
})
