/**
 * An address of a site: no path, and no slash at the end. Of ASCII a host has letters, digits, dots and hyphens: the
 * address stands in `robots.txt` and in the rules of hosts, where other characters mean something.
 */
export const siteAddressPattern = /^https?:\/\/[^\s!-,/:-@[-`{-~]+(?::\d+)?$/

/** `www.example.com/` with what it lacks, and without what is too much. */
export function guessSiteAddress(typed: string): string[] {
  const [, scheme = '', host = ''] = /^(?:([a-z]+)\s*:?\s*\/+)?\s*([^/?#\s]+)/i.exec(typed.trim()) ?? []
  const isPlain = scheme.toLowerCase() === 'http'
  return host.includes('.') ? [`${isPlain ? 'http' : 'https'}://${host.toLowerCase()}`] : []
}
