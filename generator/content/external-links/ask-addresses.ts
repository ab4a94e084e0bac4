import { groupBy } from '../../shared/group-by.ts'

/**
 * The result for a URL. `dead`: the page is gone, or there is no response. `unsure`: the server responds but blocks bots, so
 * someone has to check in a browser. `reason` is the end of a sentence.
 */
export type Answer =
  | { readonly kind: 'alive' }
  | {
      readonly kind: 'dead' | 'unsure'
      readonly reason: string
      /** It's the host that is slow or limits rates, and not only this address. */
      readonly isOfHost?: boolean
    }

interface AskOptions {
  readonly fetch: typeof fetch
  /** Milliseconds. */
  readonly wait: (time: number) => Promise<void>
  readonly now: () => Date
  /** Request timeout in milliseconds. */
  readonly timeout: number
  /** Delay in milliseconds before the second request. Quadruples with each further one. */
  readonly firstWait: number
}

const mostHosts = 4

const attempts = 3

/** Addresses in a row, each asked so many times. A host that answers none in time, or too many, isn't asked for others. */
const mostOfSilentHost = 2

/** Longest `Retry-After` to honor, in milliseconds. */
const longestWait = 60_000

/** Status codes of working servers that require a login, block bots or limit rates. LinkedIn uses 999. */
const guarded = new Set([401, 403, 407, 429, 451, 999])

/** Whether a retry may help (RFC 9110, 15.5.9 and 15.6; RFC 8470, 5.2; RFC 6585, 4). Also true without a response. */
const mayPass = ({ status = 500, isLoop }: Reply) => !isLoop && (status >= 500 || [408, 425, 429].includes(status))

/** Requests all URLs: one at a time per host, a few hosts in parallel. */
export async function askAll(
  addresses: readonly string[],
  ask: (address: string) => Promise<Answer>,
  onAnswer: (done: number) => void = () => undefined,
): Promise<ReadonlyMap<string, Answer>> {
  // The workers share one iterator, so each takes the next group.
  const waiting = groupBy(addresses, (address) => new URL(address).host).values()
  const answers = new Map<string, Answer>()
  const work = async () => {
    for (const group of waiting) {
      const ofHost: Answer[] = []
      for (const address of group) {
        const answer = ofHost[mostOfSilentHost - 1] ?? (await ask(address))
        if ('isOfHost' in answer && answer.isOfHost) ofHost.push(answer)
        else ofHost.length = 0
        answers.set(address, answer)
        onAnswer(answers.size)
      }
    }
  }
  await Promise.all(Array.from({ length: mostHosts }, work))
  return answers
}

/** Requests a URL, retrying temporary errors: `HEAD` first, then `GET` if that fails. Follows redirects. */
export async function askAddress(address: string, options: AskOptions): Promise<Answer> {
  let reply = await askOnce(address, options)
  for (let attempt = 1; attempt < attempts && mayPass(reply); attempt += 1) {
    const { retryAfter = options.firstWait * 4 ** (attempt - 1) } = reply
    // A server that asks for such a long delay is up.
    if (retryAfter > longestWait) break
    await options.wait(retryAfter)
    reply = await askOnce(address, options)
  }
  const { status, reason, isLate, isLoop } = reply
  if (status !== undefined && status < 400) return { kind: 'alive' }
  const isUnsure = isLoop ?? (status !== undefined && guarded.has(status))
  return { kind: isUnsure ? 'unsure' : 'dead', reason, ...((isLate ?? status === 429) && { isOfHost: true }) }
}

const unfound = { ENOTFOUND: "the domain doesn't exist", EAI_AGAIN: "the domain couldn't be looked up" } as const

/** Whether the connection is down, rather than the links: no domain could be found, out of three or more. */
export function isOffline(answers: ReadonlyMap<string, Answer>): boolean {
  const hosts = new Set([...answers.keys()].map((address) => new URL(address).host))
  const reasons: readonly string[] = Object.values(unfound)
  return hosts.size > 2 && [...answers.values()].every((it) => it.kind === 'dead' && reasons.includes(it.reason))
}

interface Reply {
  readonly status?: number
  readonly reason: string
  /** Milliseconds. */
  readonly retryAfter?: number | undefined
  readonly isLate?: true
  /** It redirects forever, as some sites do to programs without cookies. */
  readonly isLoop?: true
}

async function askOnce(address: string, options: AskOptions): Promise<Reply> {
  const head = await request(address, 'HEAD', options)
  // Some servers don't support HEAD and respond with any status.
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
    'User-Agent': 'link-check (looks for broken links on a website, for its owner)',
  }
  try {
    const response = await options.fetch(address, { method, redirect: 'follow', signal, headers })
    await response.body?.cancel()
    const { status } = response
    const retryAfter = readRetryAfter(response.headers.get('Retry-After'), now())
    return { status, reason: `the server answers ${status}`, retryAfter }
  } catch (error) {
    return describeSilence(error)
  }
}

/** `fetch` throws a `TypeError` whose cause has a system or TLS error code. */
function describeSilence(error: unknown): Reply {
  if (error instanceof Error && error.name === 'TimeoutError')
    return { reason: "the server didn't respond in time", isLate: true }
  const cause = error instanceof Error ? error.cause : undefined
  // The Fetch standard's limit of 20 redirects. Its error has no code.
  if (cause instanceof Error && cause.message === 'redirect count exceeded')
    return { reason: 'it redirects in a loop', isLoop: true }
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return { reason: unfound[code] }
  if (/CERT|TLS|SSL/.test(code)) return { reason: `its certificate isn't valid (${code})` }
  return { reason: `no answer${code === '' ? '' : ` (${code})`}` }
}

/** Parses `Retry-After`, in seconds or as a date (RFC 9110, 10.2.3), to milliseconds. `undefined` if it's absent or invalid. */
export function readRetryAfter(value: string | null, now: Date): number | undefined {
  if (value === null) return undefined
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now.getTime())
}
