import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ask } from '../support/hosts/ask.ts'
import { type RunningServer, startNginx } from '../support/hosts/start-servers.ts'
import { readProjectFile } from '../support/project.ts'

const site = inject('hostedSite')
const { nginx } = inject('servers')
const { hostname } = new URL(site.hosting.url)

/** The server block for unknown names in docs/hosting.md, without HTTPS, since there's no certificate here. */
const block = /```nginx\n([\s\S]*?)```/.exec(await readProjectFile('docs/hosting.md'))?.[1] ?? ''

const writeDefault = (port: number) =>
  block.replace('listen 80 ', `listen 127.0.0.1:${port} `).replaceAll(/^.*(?:\[::\]|443|ssl_).*\n/gm, '')

describe.skipIf(nginx === undefined)('nginx with a server for unknown names', () => {
  let server: RunningServer | undefined
  beforeAll(async () => {
    server = await startNginx(nginx ?? '', site, writeDefault)
  })
  afterAll(() => server?.close())

  const askAs = (host: string) => ask(server?.origin ?? '', '/about', { headers: { host } })

  test('the site responds to its own name', async () => {
    expect((await askAs(hostname)).status).toBe(200)
  })

  test.each(['another.example', `${hostname}.another.example`, '127.0.0.1'])('nothing responds to %s', async (host) => {
    await expect(askAs(host)).rejects.toThrow('socket hang up')
  })
})
