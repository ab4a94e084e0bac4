import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Contestant } from '../bench/contestant.ts'
import { measureRounds } from '../bench/measure.ts'

/** Serves the post as it is, as it was at first, or not at all. */
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

test('who does not show an edit in time, or answers nothing at all, is left out of the step, and the others go on', async () => {
  const contestants = [
    await makeContestant('stale', 'stale'),
    await makeContestant('silent', 'silent'),
    await makeContestant('prompt', 'prompt'),
  ]
  const told: string[] = []
  const found = await measureRounds({
    contestants,
    ids: ['post'],
    rounds: 2,
    steps: ['unchanged', 'watch'],
    patience: 3,
    onMeasured: ({ round, name, step }) => told.push(`${round} ${name} ${step}`),
  })
  const watched = found.filter(({ step }) => step === 'watch')
  expect(watched).toEqual([
    { round: 1, name: 'stale', step: 'watch', sample: { noAnswerWithin: 3 } },
    { round: 1, name: 'silent', step: 'watch', sample: { noAnswerWithin: 3 } },
    { round: 1, name: 'prompt', step: 'watch', sample: expect.objectContaining({ wall: expect.any(Number) }) },
    { round: 2, name: 'prompt', step: 'watch', sample: expect.objectContaining({ wall: expect.any(Number) }) },
  ])
  // It is asked for other steps as before.
  expect(told.filter((line) => line.endsWith('unchanged'))).toHaveLength(6)
})
