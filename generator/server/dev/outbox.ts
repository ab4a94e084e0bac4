import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { escapeXml } from '../../shared/escape-xml.ts'
import type { Extension } from '../serve/serve-site.ts'
import { isFromForeignPage, isObject, parseObject, readBody } from './requests.ts'

const pagePath = '/__outbox'
/** Where the email library posts. */
const sendPath = '/api/v1.0/email/send'
/** Bytes; the real service's limit is 50 kB. */
const largestRequest = 64 * 1024

/** Responses to choose from on the outbox page. A number is a status, sent with the service's text. */
const modes = {
  ok: { label: 'accept: 200, OK' },
  400: { label: 'reject: 400, with a reason', text: 'The service ID is invalid' },
  403: { label: 'reject: 403, Forbidden', text: 'Forbidden' },
  429: { label: 'reject: 429, Too Many Requests', text: 'Too Many Requests' },
  500: { label: 'fail: 500, with no text', text: '' },
  cut: { label: 'drop the connection' },
  silent: { label: 'never respond' },
  slow: { label: 'accept after 5 seconds' },
} as const satisfies Record<string, { label: string; text?: string }>

type Mode = `${keyof typeof modes}`

/** Stands in for the email service under `start`: speaks its protocol, stores each request as a file, and sends nothing. */
export function createOutbox(folder: string): Extension {
  let mode: Mode = 'ok'
  return async (request, response) => {
    const [path = '', query] = (request.url ?? '/').split('?')
    const isSent = path === sendPath && request.method === 'POST'
    if (path !== pagePath && !isSent) return false
    if (isFromForeignPage(request)) response.writeHead(403).end()
    else if (isSent) await receive(request, response, { folder, mode })
    else {
      const chosen = new URLSearchParams(query).get('answer') ?? ''
      if (Object.hasOwn(modes, chosen)) mode = chosen as Mode
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
      response.end(formatOutboxPage(await readRequests(folder), mode))
    }
    return true
  }
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, mode }: { readonly folder: string; readonly mode: Mode },
): Promise<void> {
  const body = await readBody(request, largestRequest)
  if (mode === 'cut') request.socket.destroy()
  if (mode === 'cut' || mode === 'silent') return
  if (mode === 'slow') await wait(5000)
  const [status, text] = answerTo(body, mode)
  if (status === 200) {
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(2).toString('hex')}.json`
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, name), `${JSON.stringify(JSON.parse(body ?? ''), null, 2)}\n`)
  }
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
}

function answerTo(body: string | undefined, mode: Mode): readonly [status: number, text: string] {
  if (body === undefined) return [413, 'The request is too large']
  const chosen = modes[mode]
  if ('text' in chosen) return [Number(mode), chosen.text]
  // Keys that the service requires.
  const request = parseObject(body)
  const isWhole = ['user_id', 'service_id', 'template_id'].every((key) => key in request)
  return isWhole && isObject(request['template_params'])
    ? [200, 'OK']
    : [400, "The request isn't in the format that the service expects"]
}

/** File name and contents. */
type StoredRequest = Readonly<Record<'name' | 'text', string>>

/** Newest first. */
async function readRequests(folder: string): Promise<StoredRequest[]> {
  // The folder doesn't exist before the first request.
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.json')) : []
  return Promise.all(
    names
      .toSorted()
      .toReversed()
      .map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  )
}

/** The page with the stored requests, and the choice of the next response. */
export function formatOutboxPage(requests: readonly StoredRequest[], mode: Mode): string {
  const choices = Object.entries(modes).map(
    ([name, { label }]) =>
      `<li><a href="?answer=${name}"${name === mode ? ' aria-current="true"' : ''}>${escapeXml(label)}</a></li>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Outbox (${requests.length})</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#0d2430}
[aria-current]{font-weight:700}article{border:1px solid #9fb0ba;border-radius:10px;padding:0 1rem 1rem;margin:1rem 0}
dt{font-weight:600}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}</style></head>
<body><h1>Outbox</h1><p>Quote requests are stored here while the site runs under <code>npm start</code>. Nothing is sent to anyone.</p>
<h2>Response to quote requests</h2><ul>${choices.join('')}</ul>
<h2>${requests.length === 0 ? 'No requests yet' : 'Requests'}</h2>${requests.map(formatRequest).join('')}</body></html>
`
}

function formatRequest({ name, text }: StoredRequest): string {
  const { template_params: params } = parseObject(text)
  const rows = Object.entries(isObject(params) ? params : { text }).map(
    ([key, value]) => `<dt>${escapeXml(key)}</dt><dd>${escapeXml(String(value)) || '–'}</dd>`,
  )
  return `<article><h3>${escapeXml(name)}</h3><dl>${rows.join('')}</dl></article>`
}
