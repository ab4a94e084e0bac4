import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Answer, ask } from '../support/hosts/ask.ts'
import { judge } from '../support/hosts/judge.ts'
import {
  hideCompressed,
  startApache,
  type RunningServer,
  startCaddy,
  startNginx,
  startPreview,
} from '../support/hosts/start-servers.ts'
import { listRows, type Row } from './requests.ts'

const site = inject('hostedSite')
const { nginx, caddy, apache } = inject('servers')
const rows = listRows({ script: findAsset(/\.js$/), picture: findAsset(/\.webp$/) })
const named = rows.map((row) => [nameRow(row), row] as const)

test('the table has at least 60 requests, and no duplicates', () => {
  expect(rows.length).toBeGreaterThanOrEqual(60)
  const names = named.map(([name]) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

const starts = {
  preview: () => startPreview(site),
  'preview of a site that is not compressed': () => startPreview(site, hideCompressed),
  nginx: nginx === undefined ? undefined : () => startNginx(nginx, site),
  caddy: caddy === undefined ? undefined : () => startCaddy(caddy, site),
  'caddy with the rules pasted into its file':
    caddy === undefined ? undefined : () => startCaddy(caddy, site, 'pasted'),
}

test('in CI, no server is missing', () => {
  const missing = Object.entries(starts).flatMap(([name, start]) => (start ? [] : [name]))
  expect(process.env['CI'] === undefined ? [] : missing).toEqual([])
})

for (const [name, start] of Object.entries(starts)) {
  describe.skipIf(!start)(`${name}${start ? '' : ', which is not installed here'}`, () => {
    let server: RunningServer | undefined
    beforeAll(async () => {
      server = await start?.()
    })
    afterAll(() => server?.close())

    test.each(named)('%s', async (_, row) => {
      const { was, expected } = judge(await askAgain(server?.origin ?? '', row), row, site)
      expect(was).toEqual(expected)
    })
  })
}

/** Requests that Apache rejects before it reads a folder's rules, with a different status and without the site's headers. */
const isEarlyInApache = ({ status, method }: Row) => status === 400 || status === 414 || method === 'TRACE'

describe.skipIf(!apache)(`apache${apache === undefined ? ', which is not installed here' : ''}`, () => {
  let server: RunningServer | undefined
  beforeAll(async () => {
    server = apache === undefined ? undefined : await startApache(apache, site)
  })
  afterAll(() => server?.close())

  test.each(named.filter(([, row]) => !isEarlyInApache(row)))('%s', async (_, row) => {
    const answer = await askAgain(server?.origin ?? '', row)
    // Apache adds its origin, keeps the question mark of an empty query, and sends its own list of methods, which is empty.
    const location = answer
      .header('location')
      .replace(server?.origin ?? '', '')
      .replace(/\?$/, '')
    const header = (name: string) => (name === 'location' ? location : answer.header(name).replace(/, $/, ''))
    const { was, expected } = judge({ ...answer, header }, row, site)
    expect(was).toEqual(expected)
  })

  test.each(named.filter(([, row]) => isEarlyInApache(row)))('%s, or another rejection', async (_, row) => {
    const { status } = await askAgain(server?.origin ?? '', row)
    expect([400, 403, 404, 405, 414]).toContain(status)
  })
})

async function askAgain(origin: string, { path, method, headers, again }: Row): Promise<Answer> {
  const first = await ask(origin, path, { method, headers })
  return again ? ask(origin, path, { method, headers: { ...headers, ...again(first) } }) : first
}

function findAsset(pattern: RegExp): string {
  const found = readdirSync(join(site.folder, 'assets')).find((file) => pattern.test(file))
  if (found === undefined) throw new Error(`no asset is like ${String(pattern)}`)
  return `assets/${found}`
}

function nameRow({ method = 'GET', path, headers = {}, again, status, location, encoding }: Row): string {
  const asked = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`)
  const known = again ? [`again ${String(again).replaceAll(/\s+/g, ' ')}`] : []
  const shown = path.length > 80 ? `${path.slice(0, 40)}… (${path.length})` : path
  const answer = [status, location, encoding].filter((part) => part !== undefined).join(' ')
  return [method, shown, ...asked, ...known, '→', answer].join(' ')
}
