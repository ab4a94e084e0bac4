import { groupBy } from '../../shared/group-by.ts'

/**
 * How an address answered in the end. `dead`: the page is gone, or nothing answers. `unsure`: the server is there and keeps
 * programs out; whether visitors get there, someone has to look. `reason` is the end of a sentence.
 */
export type Answer = { readonly kind: 'alive' } | { readonly kind: 'dead' | 'unsure'; readonly reason: string }

interface AskOptions {
  readonly fetch: typeof fetch
  /** Milliseconds. */
  readonly wait: (time: number) => Promise<void>
  readonly now: () => Date
  /** Milliseconds after which a request is given up. */
  readonly timeout: number
  /** Milliseconds before the second request; before each further one four times as many. */
  readonly firstWait: number
}

const mostHosts = 4

const attempts = 3

/** Milliseconds that a server may ask us to wait. */
const longestWait = 60_000

/** Answers of servers that are there: to a log-in, to programs in general, to too many requests. 999 is that of LinkedIn. */
const guarded = new Set([401, 403, 407, 429, 451, 999])

/** Whether another answer may come a little later (RFC 9110, 15.5.9 and 15.6; RFC 8470, 5.2; RFC 6585, 4), or one at all. */
const mayPass = ({ status = 500 }: Reply) => status >= 500 || [408, 425, 429].includes(status)

/** Asks for all addresses: of each host one after the other, of few hosts at a time. */
export async function askAll(
  addresses: readonly string[],
  ask: (address: string) => Promise<Answer>,
  onAnswer: (done: number) => void = () => undefined,
): Promise<ReadonlyMap<string, Answer>> {
  const waiting = [...groupBy(addresses, (address) => new URL(address).host).values()]
  const answers = new Map<string, Answer>()
  const work = async () => {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      for (const address of group) {
        answers.set(address, await ask(address))
        onAnswer(answers.size)
      }
    }
  }
  await Promise.all(Array.from({ length: mostHosts }, work))
  return answers
}

/** Asks for an address until it answers for good: `HEAD` first, `GET` where that is refused. It follows redirects. */
export async function askAddress(address: string, options: AskOptions): Promise<Answer> {
  let reply = await askOnce(address, options)
  for (let attempt = 1; attempt < attempts && mayPass(reply); attempt += 1) {
    const { retryAfter = options.firstWait * 4 ** (attempt - 1) } = reply
    // A server that asks for so long a pause is there.
    if (retryAfter > longestWait) break
    await options.wait(retryAfter)
    reply = await askOnce(address, options)
  }
  const { status, reason } = reply
  if (status !== undefined && status < 400) return { kind: 'alive' }
  return { kind: status !== undefined && guarded.has(status) ? 'unsure' : 'dead', reason }
}

interface Reply {
  readonly status?: number
  readonly reason: string
  /** Milliseconds. */
  readonly retryAfter?: number | undefined
}

async function askOnce(address: string, options: AskOptions): Promise<Reply> {
  const head = await request(address, 'HEAD', options)
  // Some servers know no HEAD, and answer it with anything.
  return (head.status ?? 400) < 400 ? head : request(address, 'GET', options)
}

async function request(
  address: string,
  method: 'HEAD' | 'GET',
  { timeout, now, ...options }: AskOptions,
): Promise<Reply> {
  const signal = AbortSignal.timeout(timeout)
  const headers = {
    Accept: 'text/html,*/*;q=0.8',
    'User-Agent': 'link-check (a person looks after each site that is asked)',
  }
  try {
    const response = await options.fetch(address, { method, redirect: 'follow', signal, headers })
    await response.body?.cancel()
    const { status } = response
    const retryAfter = readRetryAfter(response.headers.get('Retry-After'), now())
    return { status, reason: `it answers ${status}`, retryAfter }
  } catch (error) {
    return { reason: describeSilence(error) }
  }
}

/** `fetch` throws a `TypeError` whose cause has a code of the system or of TLS. */
function describeSilence(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return "it doesn't answer in time"
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (code === 'ENOTFOUND') return "the host doesn't exist"
  if (code === 'EAI_AGAIN') return "its host couldn't be found"
  if (/CERT|TLS|SSL/.test(code)) return `its certificate isn't valid (${code})`
  return `no answer${code === '' ? '' : ` (${code})`}`
}

/** Milliseconds that a server asks for: seconds, or a date (RFC 9110, 10.2.3). `undefined` where it does not say. */
export function readRetryAfter(value: string | null, now: Date): number | undefined {
  if (value === null) return undefined
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime())
}
