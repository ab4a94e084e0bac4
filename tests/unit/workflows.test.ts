import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readProjectFile, root } from '../support/project.ts'

type Permissions = Readonly<Record<string, string>> | string | undefined

interface Step {
  readonly if?: string
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Job {
  readonly permissions?: Permissions
  readonly steps: readonly Step[]
  readonly container?: string
  readonly 'timeout-minutes'?: number
}

interface Workflow {
  readonly on: unknown
  readonly permissions?: Permissions
  readonly jobs: Readonly<Record<string, Job>>
}

const folder = join(root, '.github/workflows')
const texts = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
const { scripts } = JSON.parse(await readProjectFile('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>
}

/**
 * Commands that a step may run: npm, its existing scripts, git's permission to read a folder, and the copies that a test below
 * makes.
 */
function isKnown(command: string): boolean {
  const [, script] = /^npm run ([\w:-]+)(?: -- .*)?$/.exec(command) ?? []
  if (script !== undefined) return Object.hasOwn(scripts, script)
  return (
    /^npm (ci(?: --cache \.npm --prefer-offline)?|test|audit(?: signatures| --audit-level=\w+)?)$/.test(command) ||
    command === 'git config --global --add safe.directory "$GITHUB_WORKSPACE"' ||
    command.startsWith('find public ')
  )
}

describe.each(texts)('the workflow %s', (name, text) => {
  const workflow = parse(text) as Workflow
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)

  test('pins each action to a commit, and states its version', () => {
    const uses = text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line))
    expect(uses).toHaveLength(steps.filter((step) => step.uses !== undefined).length)
    for (const line of uses) expect(line).toMatch(/uses: actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('has no more permissions than it needs', () => {
    const granted = [workflow.permissions, ...Object.values(workflow.jobs).map(({ permissions }) => permissions ?? {})]
    expect(workflow.permissions).toBeDefined()
    const deploys = { pages: 'write', 'id-token': 'write' }
    for (const permissions of granted) expect([{}, { contents: 'read' }, deploys]).toContainEqual(permissions)
    // Jobs that may write don't run anything from the repository.
    for (const { permissions, steps: own } of Object.values(workflow.jobs)) {
      const runs = own.filter(({ run, uses }) => run !== undefined || uses?.startsWith('actions/checkout@'))
      expect(JSON.stringify(permissions ?? {}).includes('write') ? runs : []).toEqual([])
    }
  })

  test('leaks nothing: no secrets, no token on disk, and no untrusted input in a command', () => {
    expect(text).not.toMatch(/secrets\.|pull_request_target|github\.token/)
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    for (const checkout of checkouts) expect(checkout.with?.['persist-credentials']).toBe(false)
    for (const { run = '' } of steps) expect(run).not.toMatch(/github\.(?:event|head_ref|actor)|inputs\./)
  })

  test('runs existing commands, with the packages of the lock file, and has a time limit', () => {
    const commands = steps.flatMap(({ run }) => run?.trim().split('\n') ?? [])
    expect(
      commands.filter((command) => !isKnown(command)),
      name,
    ).toEqual([])
    for (const { steps: own } of Object.values(workflow.jobs)) {
      const runs = own.flatMap(({ run }) => (run?.startsWith('npm') ? [run] : []))
      expect(runs[0] ?? 'npm ci').toBe('npm ci')
    }
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60)
  })
})

test('uploads of the site include .well-known/security.txt, which they leave out by default', () => {
  const uploads = texts.flatMap(([, text]) => text.match(/uses: actions\/upload-.*\n +with:\n(?: {10}.*\n)+/g) ?? [])
  expect(uploads).toHaveLength(2)
  for (const upload of uploads) expect(upload).toContain('include-hidden-files: true')
})

test('each action has the same version everywhere', () => {
  const used = texts.flatMap(([, text]) => text.match(/actions\/[\w-]+@\w+/g) ?? [])
  const names = [...new Set(used)].map((action) => action.split('@')[0])
  expect(names).toEqual([...new Set(names)])
})

test('the published site has no samples, unless a variable marks it as a demo', async () => {
  const { jobs } = parse(texts.find(([file]) => file === 'deploy.yml')?.[1] ?? '') as Workflow
  const runs = (jobs['build']?.steps ?? []).flatMap(({ run, if: condition }) => (run ? [[run, condition]] : []))
  expect(runs).toEqual([
    ['npm ci', undefined],
    ['npm run check -- --launch', "vars.DEMO != 'true'"],
    ['npm run check', "vars.DEMO == 'true'"],
    ['npm run build', undefined],
  ])
  const { pages } = parse(await readProjectFile('.gitlab-ci.yml')) as Readonly<Record<string, unknown>>
  expect(pages).toMatchObject({
    variables: { CHECK_OPTIONS: '--launch' },
    rules: [
      { if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH && $DEMO == "true"', variables: { CHECK_OPTIONS: '' } },
      { if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' },
    ],
    script: ['npm run check -- $CHECK_OPTIONS', 'npm run build -- --out public', expect.any(String)],
  })
})

test('on GitLab, a page with the name of a folder is also the index of the folder', async () => {
  const { pages } = parse(await readProjectFile('.gitlab-ci.yml')) as { readonly pages: { readonly script: string[] } }
  const checkout = mkdtempSync(join(tmpdir(), 'gitlab-'))
  mkdirSync(join(checkout, 'public/blog'), { recursive: true })
  for (const name of ['index', 'blog', 'blog/mats']) writeFileSync(join(checkout, `public/${name}.html`), name)
  execFileSync('sh', ['-c', pages.script.at(-1) ?? ''], { cwd: checkout })
  expect(readFileSync(join(checkout, 'public/blog/index.html'), 'utf8')).toBe('blog')
  expect(readdirSync(join(checkout, 'public'), { recursive: true })).toHaveLength(5)
  rmSync(checkout, { recursive: true })
})

test("the site's cache is kept between runs", () => {
  for (const name of ['check.yml', 'deploy.yml']) {
    const text = texts.find(([file]) => file === name)?.[1] ?? ''
    for (const part of ['assets', 'bundles', 'content']) expect(text).toContain(`.cache/${part}\n`)
    expect(text).toContain('restore-keys: site-')
  }
})

test('GitLab runs the same, with versioned images', async () => {
  const text = await readProjectFile('.gitlab-ci.yml')
  const jobs = Object.values(
    parse(text) as Record<
      string,
      { readonly script?: readonly string[]; readonly before_script?: readonly string[] } | undefined
    >,
  )
  const commands = jobs.flatMap((job) => [...(job?.before_script ?? []), ...(job?.script ?? [])])
  expect(commands.length).toBeGreaterThan(2)
  expect(commands.filter((command) => !isKnown(command))).toEqual([])
  expect(text.match(/image: .*/g)?.every((image) => /^image: node:(?:20\.20|24)-bookworm$/.test(image))).toBe(true)
  expect(text).not.toMatch(/_TOKEN|_PASSWORD|SECRET/)
})

test('the deep tests run on a schedule', async () => {
  const text = texts.find(([file]) => file === 'sweeps.yml')?.[1] ?? ''
  expect(text).toContain('schedule:')
  expect(text).toContain('npm run test:deep')
  expect(await readProjectFile('.gitlab-ci.yml')).toContain('npm run test:deep')
})
