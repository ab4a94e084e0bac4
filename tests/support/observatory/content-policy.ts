import { type Finding, type Observed, readEquivalents } from './observed.ts'

/** Sources by directive, all in lowercase. */
type Policy = ReadonlyMap<string, ReadonlySet<string>>

const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'])
const inline = new Set(["'unsafe-inline'", 'data:'])
const anything: ReadonlySet<string> = new Set(['*'])

/**
 * The combined policy of the header and the `<meta>` elements; `undefined` if it's invalid. A source only counts if every
 * policy has it. That is simpler than how the Observatory treats paths, and never more lenient.
 */
export function readPolicy(observed: Observed, { withMeta = true } = {}): Policy | undefined {
  const header = observed.headers.get('content-security-policy')
  const metas = withMeta ? readEquivalents(observed, 'content-security-policy') : []
  const policies = [...(header === null ? [] : [header]), ...metas].map(parse)
  if (policies.some((policy) => policy === undefined)) return undefined
  return policies.reduce<Policy>(
    (all, policy) => (all.size === 0 ? (policy ?? all) : meet(all, policy ?? all)),
    new Map(),
  )
}

function parse(text: string): Policy | undefined {
  const policy = new Map<string, ReadonlySet<string>>()
  for (const [name = '', ...sources] of text.split(';').map((part) => part.trim().toLowerCase().split(/\s+/))) {
    if (name === '') continue
    // Browsers use the first and silently ignore the second, but the Observatory reports it.
    if (policy.has(name)) return undefined
    policy.set(name, new Set(sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources))
  }
  return policy.size === 0 ? undefined : policy
}

function meet(one: Policy, other: Policy): Policy {
  return new Map(
    [...new Set([...one.keys(), ...other.keys()])].map((name) => {
      const [first, second] = [one.get(name), other.get(name)]
      if (!first || !second) return [name, first ?? second ?? new Set()]
      const both = [...first].filter((source) => second.has(source))
      return [name, new Set(both.length === 0 ? ["'none'"] : both)]
    }),
  )
}

/** The `content-security-policy` test, in the Observatory's order: the first match, which is the worst, counts. */
export function scorePolicy(observed: Observed): Finding {
  const policy = readPolicy(observed)
  if (policy === undefined) return ['csp-header-invalid', -25]
  if (policy.size === 0) return ['csp-not-implemented', -25]
  const sourcesOf = (name: string) => withoutIdleInline(policy.get(name) ?? policy.get('default-src') ?? anything)
  const [scripts, styles, objects] = [sourcesOf('script-src'), sourcesOf('style-src'), sourcesOf('object-src')]
  if (hasAny(scripts, broad) || hasAny(scripts, inline) || hasAny(objects, broad))
    return ['csp-implemented-with-unsafe-inline', -20]
  const isSecure = observed.url.startsWith('https:')
  const active = [...policy]
    .filter(([name]) => name !== 'img-src' && name !== 'media-src')
    .flatMap(([, all]) => [...all])
  if (isSecure && active.some(isPlain)) return ['csp-implemented-with-insecure-scheme', -20]
  if (scripts.has("'unsafe-eval'") || styles.has("'unsafe-eval'")) return ['csp-implemented-with-unsafe-eval', -10]
  if (isSecure && [...sourcesOf('img-src'), ...sourcesOf('media-src')].some(isPlain))
    return ['csp-implemented-with-insecure-scheme-in-passive-content-only', -10]
  if (hasAny(styles, broad) || hasAny(styles, inline))
    return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0]
  const standard = policy.get('default-src')
  return standard?.size === 1 && standard.has("'none'")
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5]
}

/** With a hash or a nonce, browsers ignore `'unsafe-inline'`. */
function withoutIdleInline(sources: ReadonlySet<string>): ReadonlySet<string> {
  if (![...sources].some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source))) return sources
  return new Set([...sources].filter((source) => source !== "'unsafe-inline'"))
}

function hasAny(sources: ReadonlySet<string>, bad: ReadonlySet<string>): boolean {
  return [...sources].some((source) => bad.has(source))
}

function isPlain(source: string): boolean {
  return source.startsWith('http:') || source.startsWith('ftp:')
}
