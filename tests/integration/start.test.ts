import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { root } from '../support/project.ts'
import { findFreePort } from '../support/serve.ts'

let folder = ''
let origin = ''
let server: ChildProcess | undefined
let output = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'))
  for (const name of ['content', 'site.config.yaml'])
    await cp(join(root, name), join(folder, name), { recursive: true })
  const port = await findFreePort()
  origin = `http://localhost:${port}`
  server = spawn(
    join(root, 'node_modules/.bin/tsx'),
    [join(root, 'generator/cli.ts'), 'start', '--cache', join(root, '.cache')],
    {
      cwd: folder,
      env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
    },
  )
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()))
  await waitFor('/__outbox')
})

afterAll(async () => {
  if (server) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await rm(folder, { recursive: true, force: true })
})

async function waitFor(text: string): Promise<void> {
  await vi.waitFor(() => expect(output).toContain(text), { timeout: 90_000, interval: 50 })
}

const read = async (path: string) => (await fetch(origin + path)).text()

test('pages are served, and reload themselves by a script that a build does not have', async () => {
  expect(await read('/about')).toContain('<script src="/__reload.js"')
  expect(await read('/__reload.js')).toContain('location.reload()')
})

test('a save is told to open pages and served at once', async () => {
  const events = await fetch(`${origin}/__reload`)
  const reader = events.body?.getReader()
  await reader?.read()
  const file = join(folder, 'content/pages/about.yaml')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/^ {2}heading: .*$/m, '  heading: A heading that was just saved'))
  const { value } = (await reader?.read()) ?? {}
  await reader?.cancel()
  expect(Buffer.from(value ?? []).toString()).toContain('event: reload')
  expect(await read('/about')).toContain('A heading that was just saved')
})

test('a mistake is told with its place, and the last good site stays', async () => {
  const file = join(folder, 'content/faq.yaml')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('category: General', 'category: Generl'))
  await waitFor('did you mean `General`?')
  expect(output).toMatch(/content\/faq\.yaml:\d+:\d+ {2}error {2}content\/invalid-value/)
  expect((await fetch(`${origin}/faq`)).status).toBe(200)
  await writeFile(file, text)
})

function send(params: unknown): Promise<Response> {
  const request = { user_id: 'a', service_id: 'b', template_id: 'c', template_params: params }
  return fetch(`${origin}/api/v1.0/email/send`, { method: 'POST', body: JSON.stringify(request) })
}

test('a quote request is kept in the outbox, shown there, and answered as chosen', async () => {
  const accepted = await send({ company_name: 'Cut & <b>Dried</b>' })
  expect([accepted.status, await accepted.text()]).toEqual([200, 'OK'])
  expect(await read('/__outbox')).toContain('Cut &amp; &lt;b&gt;Dried')
  expect((await send(null)).status).toBe(400)
  await read('/__outbox?answer=400')
  const refused = await send({})
  expect([refused.status, await refused.text()]).toEqual([400, 'The service ID is invalid'])
  await read('/__outbox?answer=500')
  expect(await (await send({})).text()).toBe('')
  await read('/__outbox?answer=cut')
  await expect(send({})).rejects.toThrow('fetch failed')
})

test('a page of another site cannot reach the server by a name of its own', async () => {
  const { request } = await import('node:http')
  const answer = await new Promise((resolve) => {
    request(origin, { headers: { host: 'evil.example' } }, ({ statusCode }) => resolve(statusCode)).end()
  })
  expect(answer).toBe(403)
})
