import { load } from 'cheerio'
import type { Finding, Observed } from './observed.ts'

/** The `subresource-integrity` test: the worst script counts. */
export function scoreIntegrity({ url, html, headers }: Observed): Finding {
  if (!(headers.get('content-type') ?? 'text/html').startsWith('text/html'))
    return ['sri-not-implemented-response-not-html', 0]
  const page = load(html)
  const all = page('script').toArray()
  if (all.length === 0) return ['sri-not-implemented-but-no-scripts-loaded', 0]
  const loaded = all.filter(({ attribs }) => attribs['src']).map(({ attribs }) => describeScript(attribs, url))
  const foreign = loaded.filter(({ isForeign }) => isForeign)
  if (foreign.some(({ isSecure, isSealed }) => !isSecure && !isSealed))
    return ['sri-not-implemented-and-external-scripts-not-loaded-securely', -50]
  if (foreign.some(({ isSecure }) => !isSecure))
    return ['sri-implemented-but-external-scripts-not-loaded-securely', -20]
  if (foreign.some(({ isSealed }) => !isSealed)) return ['sri-not-implemented-but-external-scripts-loaded-securely', -5]
  if (foreign.length > 0) return ['sri-implemented-and-external-scripts-loaded-securely', 5]
  return loaded.some(({ isSecure, isSealed }) => isSecure && isSealed)
    ? ['sri-implemented-and-all-scripts-loaded-securely', 5]
    : ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0]
}

function describeScript({ src = '', integrity }: Readonly<Record<string, string>>, url: string) {
  const { host, protocol } = new URL(src, url)
  // A protocol-relative URL may be loaded over plain HTTP.
  const isOpen = src.startsWith('//')
  return {
    // The Observatory treats all hosts of a registered domain as the same. Our scripts are all on the page's own host.
    isForeign: isOpen || host !== new URL(url).host,
    isSecure: protocol === 'https:' && !isOpen,
    isSealed: Boolean(integrity),
  }
}

/** The `redirection` test: where a visitor who starts with plain HTTP ends up. */
export function scoreRedirection({ route }: Observed): Finding {
  const [first, second] = route.map((address) => new URL(address))
  if (!first) return ['redirection-not-needed-no-http', 0]
  if (!second) return ['redirection-missing', -20]
  if (!route.at(-1)?.startsWith('https:')) return ['redirection-not-to-https', -20]
  if (second.protocol === 'http:') return ['redirection-not-to-https-on-initial-redirection', -10]
  return first.hostname === second.hostname ? ['redirection-to-https', 0] : ['redirection-off-host-from-http', -5]
}
