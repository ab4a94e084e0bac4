import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Contestant } from '../bench/contestant.ts'
import { measureRounds } from '../bench/measure.ts'

/** Serves the current post, its first version, or nothing at all. */
const server = `
const [port, file, kind] = process.argv.slice(1)
const read = () => require('node:fs').readFileSync(file)
const first = read()
require('node:http').createServer((request, response) => {
  if (kind !== 'silent') response.end(kind === 'stale' ? first : read())
}).listen(port, '127.0.0.1')
`

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bench-watch-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function makeContestant(name: string, kind: 'prompt' | 'stale' | 'silent'): Promise<Contestant> {
  const posts = join(folder, name)
  const file = join(posts, 'post.md')
  await mkdir(posts)
  await writeFile(file, 'A post.\n')
  const command = (...args: readonly string[]) => ({ program: process.execPath, args, cwd: folder })
  return {
    name,
    version: '1.0.0',
    posts,
    pageFile: () => file,
    pagePath: () => '/post',
    build: command('-e', '0'),
    serve: (port) => command('-e', server, String(port), file, kind),
    forget: async () => undefined,
  }
}

test("a generator that fails, or doesn't show an edit in time, is skipped in that step, and the others go on", async () => {
  const contestants = [
    await makeContestant('stale', 'stale'),
    await makeContestant('silent', 'silent'),
    await makeContestant('prompt', 'prompt'),
  ]
  const reported: string[] = []
  const found = await measureRounds({
    contestants,
    ids: ['post'],
    countRounds: (step) => (step === 'cold' ? 1 : 2),
    steps: ['cold', 'unchanged', 'watch'],
    patience: { build: 2, page: 2 },
    onMeasured: ({ round, name, step }) => reported.push(`${round} ${name} ${step}`),
  })
  const watched = found.filter(({ step }) => step === 'watch')
  expect(watched).toEqual([
    { round: 1, name: 'stale', step: 'watch', sample: { failure: 'no page within 2 s' } },
    { round: 1, name: 'silent', step: 'watch', sample: { failure: 'no page within 2 s' } },
    { round: 1, name: 'prompt', step: 'watch', sample: expect.objectContaining({ wall: expect.any(Number) }) },
    { round: 2, name: 'prompt', step: 'watch', sample: expect.objectContaining({ wall: expect.any(Number) }) },
  ])
  // They still take part in other steps, in every round.
  expect(reported.filter((line) => line.endsWith('unchanged'))).toHaveLength(6)
  expect(reported.filter((line) => line.endsWith('cold'))).toHaveLength(3)
})

test.each([
  ['ends with an error', 'process.stderr.write("No such layout."); process.exit(1)', 'ended with 1', 'No such layout.'],
  ['takes too long', 'setInterval(() => {}, 1000)', 'not done after 2 s', ''],
])('a build that %s only counts as a failure of that generator', async (kind, script, failure, details) => {
  const broken = await makeContestant(`broken ${kind}`, 'prompt')
  const contestants = [
    { ...broken, build: { ...broken.build, args: ['-e', script] } },
    await makeContestant(`good ${kind}`, 'prompt'),
  ]
  const reported: string[] = []
  const found = await measureRounds({
    contestants,
    ids: ['post'],
    countRounds: () => 1,
    steps: ['unchanged'],
    patience: { build: 2, page: 2 },
    onMeasured: (_, text) => reported.push(text),
  })
  expect(found.map(({ sample }) => sample)).toEqual([
    { failure },
    expect.objectContaining({ wall: expect.any(Number) }),
  ])
  expect(reported).toEqual([details, ''])
})
