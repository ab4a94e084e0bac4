import { scoreTransport } from './headers.ts'
import type { Finding, Observed } from './observed.ts'

interface Cookie {
  readonly name: string
  /** `secure`, `samesite=lax` */
  readonly flags: readonly string[]
}

/** The `cookies` test: the worst cookie counts. */
export function scoreCookies(observed: Observed): Finding {
  const cookies = observed.headers.getSetCookie().map(readCookie)
  if (cookies.length === 0) return ['cookies-not-found', 0]
  const [, missing] = scoreTransport(observed)
  const problems = cookies.flatMap((cookie) => listProblems(cookie, missing === 0))
  const worst = problems.toSorted(([, one], [, other]) => one - other)[0]
  if (worst) return worst
  return cookies.every(({ flags }) => flags.some((flag) => flag.startsWith('samesite=')))
    ? ['cookies-secure-with-httponly-sessions-and-samesite', 5]
    : ['cookies-secure-with-httponly-sessions', 0]
}

function readCookie(text: string): Cookie {
  const [pair = '', ...flags] = text.split(';').map((part) => part.trim().toLowerCase())
  return { name: pair.split('=')[0] ?? '', flags }
}

function listProblems({ name, flags }: Cookie, isProtected: boolean): Finding[] {
  const isSession = /login|sess/.test(name)
  const isOpen = !flags.includes('secure')
  const problems: (Finding | false)[] = [
    isOpen &&
      (isProtected ? ['cookies-without-secure-flag-but-protected-by-hsts', -5] : ['cookies-without-secure-flag', -20]),
    isSession &&
      isOpen &&
      (isProtected
        ? ['cookies-session-without-secure-flag-but-protected-by-hsts', -10]
        : ['cookies-session-without-secure-flag', -40]),
    isSession && !flags.includes('httponly') && ['cookies-session-without-httponly-flag', -30],
    name.includes('csrf') &&
      !flags.some((flag) => flag.startsWith('samesite')) && ['cookies-anticsrf-without-samesite-flag', -20],
    flags.some((flag) => /^samesite(?!=(?:lax|strict|none)$)/.test(flag)) && ['cookies-samesite-flag-invalid', -20],
    isOpen && flags.includes('samesite=none') && ['cookies-samesite-flag-invalid', -20],
  ]
  return problems.filter((problem) => problem !== false)
}
