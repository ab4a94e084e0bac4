import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFolderStore } from '../../generator/server/serve/site-store.ts'
import { type ServedSite, serveStore } from '../support/serve.ts'
import { type StartedSite, startSite } from '../support/started-site.ts'

/** Next to the site, and must not be served. */
const secret = 'no one may read this'

let folder = ''
let preview: ServedSite
let started: StartedSite

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'served-'))
  const site = join(folder, 'dist')
  await mkdir(join(site, 'blog'), { recursive: true })
  await mkdir(join(folder, 'outside'))
  await writeFile(join(folder, 'secret.html'), secret)
  await writeFile(join(folder, 'outside', 'page.html'), secret)
  for (const file of ['index.html', '404.html', 'blog/post.html']) await writeFile(join(site, file), `<h1>${file}</h1>`)
  await symlink(join(folder, 'secret.html'), join(site, 'leads-out.html'))
  await symlink(join(folder, 'outside'), join(site, 'folder-out'))
  await symlink('blog/post.html', join(site, 'leads-in.html'))
  preview = await serveStore(openFolderStore(site))
  started = await startSite(async (copy) => {
    await writeFile(join(copy, 'secret.html'), secret)
    return {}
  })
})

afterAll(async () => {
  preview?.close()
  await started?.stop()
  await rm(folder, { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  readonly body: string
}

/** Sends a request with a path and headers that `fetch` would normalize. */
function ask(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (text: string) => (body += text))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
    asked.on('error', reject).end()
  })
}

const foreignHosts = [
  'evil.example',
  'localhost.evil.example',
  'localhost@evil.example',
  '127.0.0.1.evil.example',
  'evil.example#localhost',
  '192.168.0.1',
  '0.0.0.0',
  '[::]',
  'localhost:80:80',
  'localhost evil.example',
  'evil.example:4173',
]

const outsidePaths = [
  '/../secret.html',
  '/../secret',
  '/blog/../../secret',
  '/./../secret',
  '/blog/..%2f..%2fsecret',
  '/%2e%2e/secret',
  '/%2e%2e%2fsecret',
  '/..%5csecret',
  '/..\\secret',
  '/.%2e/secret',
  '/%252e%252e/secret',
  '/....//secret',
  '//../secret',
  '/..%00/secret',
  '/secret%00.html',
  '/%c0%ae%c0%ae/secret',
  '/..;/secret',
  '/blog/..;/..;/secret',
  '/file:///etc/passwd',
  '/etc/passwd',
  '/proc/self/environ',
  '/package.json',
  '/site.config.yaml',
  '/content/faq.yaml',
  '/.git/config',
  '/.cache/',
  '/.outbox/',
  '/node_modules/react/package.json',
  '/@fs/etc/passwd',
  '/C:/Windows/win.ini',
  '/%5c%5cevil.example%5cx',
]

describe.each([
  ['preview', () => preview.origin],
  ['start', () => started.origin],
])('the server of %s', (_name, origin) => {
  const port = () => new URL(origin()).port

  test.each(['localhost', '127.0.0.1', '[::1]'])('responds to this machine: %s', async (host) => {
    expect((await ask(origin(), '/', { Host: `${host}:${port()}` })).status).toBe(200)
  })

  test.each(foreignHosts)(
    'responds to no other name, so that no other site can use one (DNS rebinding): %j',
    async (host) => {
      for (const path of ['/', '/__outbox', '/__reload', '/__reload.js', '/__open', '/api/v1.0/email/send']) {
        const { status, body } = await ask(origin(), path, { Host: host })
        expect([status, body.length < 60]).toEqual([403, true])
      }
    },
  )

  test('only listens on this machine', async () => {
    const others = Object.values(networkInterfaces()).flatMap((list) =>
      (list ?? []).filter(({ internal }) => !internal),
    )
    for (const { address } of others.filter(({ family }) => family === 'IPv4')) {
      const isOpen = await new Promise((resolve) => {
        const socket = connect({ host: address, port: Number(port()), timeout: 2000 }, () => resolve(true))
        for (const event of ['error', 'timeout']) socket.once(event, () => resolve(false))
      })
      expect(isOpen, address).toBe(false)
    }
  })

  test.each(outsidePaths)('serves nothing outside its folder: %s', async (path) => {
    const { status, body } = await ask(origin(), path)
    expect(body).not.toMatch(/no one may read|root:x:|"version"|\[core\]|publicKey|PATH=/)
    expect([301, 400, 404]).toContain(status)
  })
})

test.each(['/leads-out', '/leads-out.html', '/folder-out/page', '/folder-out/page.html'])(
  'a symlink out of the site is not followed: %s',
  async (path) => {
    const { status, body } = await ask(preview.origin, path)
    expect(body).not.toContain(secret)
    expect([301, 404]).toContain(status)
  },
)

test('a symlink within the site is followed, and one redirected out of it later is not', async () => {
  expect(await ask(preview.origin, '/leads-in')).toMatchObject({ status: 200, body: '<h1>blog/post.html</h1>' })
  const link = join(folder, 'dist', 'leads-in.html')
  await rm(link)
  await symlink(join(folder, 'secret.html'), link)
  expect((await ask(preview.origin, '/leads-in')).status).toBe(404)
})

test('a page on another site can neither read sent requests nor choose the next response', async () => {
  const foreign: readonly Readonly<Record<string, string>>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ]
  for (const headers of foreign) {
    expect((await ask(started.origin, '/__outbox?answer=500', headers)).status).toBe(403)
    expect((await ask(started.origin, '/api/v1.0/email/send', headers, 'POST')).status).toBe(403)
    expect(
      (await ask(started.origin, '/__open', { ...headers, 'Content-Type': 'application/json' }, 'POST')).status,
    ).toBeGreaterThanOrEqual(403)
  }
  const { body } = await ask(started.origin, '/__outbox')
  expect(body).toMatch(/answer=ok" aria-current="true"/)
})
