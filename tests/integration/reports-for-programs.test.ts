import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ended, runProgram } from '../support/command-line.ts'
import { createSmallSite } from '../support/edited-site.ts'
import { root } from '../support/project.ts'

const post = 'content/posts/guide-3.md'

let folder = ''
let good = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'))
  createSmallSite(folder)
  good = await readFile(join(folder, post), 'utf8')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Outside of CI and without a terminal. tsx uses the project's settings from any folder. */
const plain = {
  GITHUB_ACTIONS: '',
  FORCE_COLOR: '',
  SOURCE_DATE_EPOCH: '1796083200',
  TSX_TSCONFIG_PATH: join(root, 'tsconfig.json'),
}

/** Images already checked in an earlier build of the project aren't opened again. */
const cache = ['--cache', join(root, '.cache')]

/** Runs a command on a copy of the content, with the post as `text`. */
async function run(text: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  await writeFile(join(folder, post), text)
  return runProgram([...args, ...cache], { cwd: folder, env: { ...plain, ...env } })
}

const withProblem = () => good.replace(/^date: .*$/m, 'date: 2026-13-45')
const withWarning = () =>
  good.replace(/^title: .*$/m, 'title: A title with more letters than any list of search results shows')
const line = () => good.split('\n').findIndex((text) => text.startsWith('date:')) + 1

test('--json prints one document and nothing else; the exit code is the same', async () => {
  const bad = await run(withProblem(), ['check', '--json'])
  expect(bad.code).toBe(1)
  const { diagnostics, ...counts } = JSON.parse(bad.stdout)
  expect(counts).toMatchObject({ version: 1, ok: false, errors: 1 })
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ severity: 'error', code: 'content/invalid-date', file: post, line: line(), column: 7 }),
  )
  expect(bad.stderr).not.toContain('content/invalid-date')
  const fine = await run(good, ['check', '--json'])
  expect([fine.code, JSON.parse(fine.stdout)]).toEqual([0, expect.objectContaining({ ok: true, errors: 0 })])
})

test('--sarif prints one document, in which an error has its line', async () => {
  const { code, stdout } = await run(withProblem(), ['check', '--sarif'])
  expect(code).toBe(1)
  const [{ results }] = JSON.parse(stdout).runs
  expect(results).toContainEqual(
    expect.objectContaining({
      ruleId: 'content/invalid-date',
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: post, uriBaseId: 'PROJECTROOT' },
            region: { startLine: line(), startColumn: 7 },
          },
        },
      ],
    }),
  )
})

test('a build reports to programs the same way', async () => {
  const { code, stdout } = await run(good, ['build', '--json'])
  expect([code, JSON.parse(stdout).ok]).toEqual([0, true])
})

test.each([
  ['start', '--json'],
  ['preview', '--sarif'],
  ['check', '--json', '--sarif'],
])('%s %s %s is wrong usage', async (...args) => {
  const { code, stdout, stderr } = await run(good, args)
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^--(json|sarif) (only works with check, build, links|and --sarif conflict)/)
})

test('a warning passes, but fails with --strict, which says so and builds nothing', async () => {
  const reported = await run(withWarning(), ['check'])
  expect(reported.code).toBe(0)
  expect(reported.stderr).toMatch(/warning {2}content\/long-title/)
  const strict = await run(withWarning(), ['check', '--strict'])
  expect(strict.code).toBe(1)
  expect(strict.stderr).toMatch(/\nWith --strict, warnings are errors: \d+ warnings?\.\n$/)
  expect(strict.stdout).toBe('')
  const document = await run(withWarning(), ['check', '--strict', '--json'])
  expect([document.code, JSON.parse(document.stdout)]).toEqual([1, expect.objectContaining({ ok: false, errors: 0 })])
  const out = join(folder, 'strict')
  const built = await run(withWarning(), ['build', '--strict', '--out', 'strict'])
  expect(built.code).toBe(1)
  expect(built.stderr).toContain('Nothing was built')
  await expect(stat(out)).rejects.toThrow('ENOENT')
})

test("GitHub Actions gets an annotation for each error after the report, other environments don't", async () => {
  const annotation = `::error file=${post},line=${line()},col=7,title=content/invalid-date::`
  const inActions = await run(withProblem(), ['check'], { GITHUB_ACTIONS: 'true' })
  expect([inActions.code, inActions.stdout]).toEqual([1, expect.stringContaining(annotation)])
  expect(inActions.stderr).toContain(`${post}:${line()}:7  error  content/invalid-date`)
  const elsewhere = await run(withProblem(), ['check'])
  expect(elsewhere.stdout).toBe('')
})

test('logs have no colors unless they are requested', async () => {
  const { stderr } = await run(withProblem(), ['check'])
  expect(stderr).not.toContain('\u001b')
  const coloured = await run(withProblem(), ['check'], { FORCE_COLOR: '1' })
  expect(coloured.stderr).toContain('\u001b[31merror\u001b[39m')
})
