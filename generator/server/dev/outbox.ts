import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Extension } from '../serve/serve-site.ts'
import { type OutboxMode, outboxModes } from './outbox-modes.ts'
import { formatOutboxPage, type KeptRequest } from './outbox-page.ts'
import { isFromForeignPage } from './own-page.ts'
import { readBody } from './read-body.ts'

const pagePath = '/__outbox'
/** Where the email service's library posts to. */
const sendPath = '/api/v1.0/email/send'
/** Bytes; the service itself takes 50 kB. */
const largestRequest = 64 * 1024
const slowness = 5000

/** Stands in for the email service under `start`: speaks its protocol, keeps each request as a file, sends nothing. */
export function createOutbox(folder: string): Extension {
  let mode: OutboxMode = 'ok'
  return async (request, response) => {
    const [path = '', query] = (request.url ?? '/').split('?')
    if (path !== sendPath && path !== pagePath) return false
    if (isFromForeignPage(request)) response.writeHead(403).end()
    else if (path === sendPath && request.method === 'POST') await receive(request, response, { folder, mode })
    else if (path === pagePath) {
      const chosen = new URLSearchParams(query).get('answer')
      if (chosen && isMode(chosen)) mode = chosen
      await showPage(response, folder, mode)
    } else return false
    return true
  }
}

function isMode(text: string): text is `${OutboxMode}` & OutboxMode {
  return Object.hasOwn(outboxModes, text)
}

interface Receiving {
  readonly folder: string
  readonly mode: OutboxMode
}

async function receive(request: IncomingMessage, response: ServerResponse, { folder, mode }: Receiving): Promise<void> {
  const body = await readBody(request, largestRequest)
  if (mode === 'silent') return
  if (mode === 'cut') {
    request.socket.destroy()
    return
  }
  if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, slowness))
  const [status, text] = answerOf(mode, body)
  if (status === 200) await keep(folder, body ?? '')
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
}

function answerOf(mode: OutboxMode, body: string | undefined): readonly [status: number, text: string] {
  if (body === undefined) return [413, 'The request is too large']
  switch (String(mode)) {
    case '400':
      return [400, 'The service ID is invalid']
    case '403':
      return [403, 'Forbidden']
    case '429':
      return [429, 'Too Many Requests']
    case '500':
      return [500, '']
    default:
      return isRequest(body) ? [200, 'OK'] : [400, 'The request is not of the form that the service takes']
  }
}

/** The keys that the service requires. */
function isRequest(body: string): boolean {
  try {
    const parsed: unknown = JSON.parse(body)
    const keys = ['user_id', 'service_id', 'template_id', 'template_params']
    return isObject(parsed) && keys.every((key) => key in parsed) && isObject(parsed['template_params'])
  } catch {
    return false
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

async function keep(folder: string, body: string): Promise<void> {
  const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(2).toString('hex')}.json`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), `${JSON.stringify(JSON.parse(body), null, 2)}\n`)
}

async function showPage(response: ServerResponse, folder: string, mode: OutboxMode): Promise<void> {
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .toReversed()
  const kept = await Promise.all(
    names.map(async (name): Promise<KeptRequest> => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  )
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(formatOutboxPage(kept, mode))
}
