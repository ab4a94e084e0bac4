import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Answer, askAddress } from '../../generator/content/external-links/ask-addresses.ts'
import { runProgram } from '../support/command-line.ts'
import { createSmallSite } from '../support/edited-site.ts'
import { findFreePort } from '../support/serve.ts'

let server: Server
let origin = ''
/** `HEAD /gone` for each request. */
let asked: string[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => response.end()

beforeEach(async () => {
  asked = []
  const port = await findFreePort()
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  origin = `http://127.0.0.1:${port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends requests like the command, without the delays. */
async function ask(
  path: string,
  timeout = 5000,
): Promise<{ readonly answer: Answer; readonly waits: readonly number[] }> {
  const waits: number[] = []
  const wait = async (time: number) => void waits.push(time)
  const options = { fetch, wait, now: () => new Date('2027-01-01T00:00:00Z'), timeout, firstWait: 2000 }
  return { answer: await askAddress(origin + path, options), waits }
}

const replyWith = (status: number, headers: Record<string, string> = {}) => {
  answer = (_, response) => response.writeHead(status, headers).end('x')
}

test('an existing page is requested once, with HEAD only', async () => {
  replyWith(200)
  expect(await ask('/page')).toEqual({ answer: { kind: 'alive' }, waits: [] })
  expect(asked).toEqual(['HEAD /page'])
})

test("a server that doesn't support HEAD gets a GET request", async () => {
  answer = ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end('x')
  expect((await ask('/page')).answer).toEqual({ kind: 'alive' })
  expect(asked).toEqual(['HEAD /page', 'GET /page'])
})

test('a page that moved exists; of a redirect loop, as for programs without cookies, a person has to decide', async () => {
  answer = ({ url }, response) =>
    url === '/old' ? response.writeHead(301, { Location: '/new' }).end() : response.end('x')
  expect((await ask('/old')).answer).toEqual({ kind: 'alive' })
  replyWith(302, { Location: '/circle' })
  const loop = { kind: 'unsure', reason: 'it redirects in a loop' }
  expect(await ask('/circle')).toEqual({ answer: loop, waits: [] })
})

test('a page that is gone is dead right away', async () => {
  for (const status of [404, 410]) {
    replyWith(status)
    expect(await ask('/gone')).toEqual({ answer: { kind: 'dead', reason: `the server answers ${status}` }, waits: [] })
  }
})

test('a server with errors is tried three times, with growing delays', async () => {
  replyWith(503)
  expect(await ask('/x')).toEqual({ answer: { kind: 'dead', reason: 'the server answers 503' }, waits: [2000, 8000] })
  answer = (_, response) => response.writeHead(asked.length > 2 ? 200 : 500).end('x')
  asked = []
  expect(await ask('/x')).toEqual({ answer: { kind: 'alive' }, waits: [2000] })
})

test("a server's requested delay is respected, in seconds or until a time, unless it's too long", async () => {
  replyWith(429, { 'Retry-After': '7' })
  const limited = { kind: 'unsure', reason: 'the server answers 429', isOfHost: true }
  expect(await ask('/x')).toEqual({ answer: limited, waits: [7000, 7000] })
  replyWith(503, { 'Retry-After': 'Fri, 01 Jan 2027 00:00:30 GMT' })
  expect((await ask('/x')).waits).toEqual([30_000, 30_000])
  replyWith(429, { 'Retry-After': '3600' })
  expect(await ask('/x')).toEqual({ answer: limited, waits: [] })
})

test('a server that blocks bots is up', async () => {
  for (const status of [401, 403, 451]) {
    replyWith(status)
    expect((await ask('/x')).answer).toEqual({ kind: 'unsure', reason: `the server answers ${status}` })
  }
})

test('a cut connection, a timeout and a missing host are dead in the end', async () => {
  answer = ({ socket }) => socket.destroy()
  expect(await ask('/x')).toMatchObject({ answer: { kind: 'dead' }, waits: [2000, 8000] })
  answer = () => undefined
  const late = { kind: 'dead', reason: "the server didn't respond in time", isOfHost: true }
  expect((await ask('/x', 50)).answer).toEqual(late)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  expect((await ask('/x')).answer).toEqual({ kind: 'dead', reason: 'no answer (ECONNREFUSED)' })
})

test('npm run links reports dead links with their locations, and fails', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'links-'))
  createSmallSite(folder)
  const post = 'content/posts/guide-3.md'
  const text = await readFile(join(folder, post), 'utf8')
  // A different notation of the loopback address, which the content checks don't take for a local link.
  const other = origin.replace('127.0.0.1', '127.1')
  await writeFile(
    join(folder, post),
    `${text}\n[good](${other}/good) [gone](${other}/gone)\n\n[kept out](${other}/members)\n`,
  )
  const line = text.split('\n').length + 1
  const statuses: Readonly<Record<string, number>> = { '/gone': 404, '/members': 403 }
  answer = ({ url = '' }, response) => response.writeHead(statuses[url] ?? 200).end('x')
  const env = { GITHUB_ACTIONS: '', FORCE_COLOR: '', SOURCE_DATE_EPOCH: '1796083200' }
  // Skips the real links of the content, because tests don't need a network.
  await writeFile(join(folder, 'links-allowed.txt'), 'https://\n')
  const bad = await runProgram(['links', '--no-cache'], { cwd: folder, env })
  expect(bad.code, bad.stderr).toBe(1)
  expect(bad.stderr).toContain(`${post}:${line}:`)
  expect(bad.stderr).toContain('links/unreachable')
  expect(bad.stderr).toContain(`/gone\`: the server answers 404.`)
  expect(bad.stderr).toContain('1 error and 1 warning')
  await writeFile(join(folder, 'links-allowed.txt'), `https://\n${origin}/gone\n${origin}/members # a log-in\n`)
  const good = await runProgram(['links', '--no-cache'], { cwd: folder, env })
  expect(good.code, good.stderr).toBe(0)
  expect(good.stdout).toMatch(/^External links: 1 checked, \d+ skipped\.\n$/)
  await rm(folder, { recursive: true, force: true })
})
