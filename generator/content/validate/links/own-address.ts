import { domainToASCII } from 'node:url'
import { paths } from '../../../schema/paths.ts'

/** The path of a link to this site's own domain or to localhost. */
export function readOwnAddress(url: string, site: string | undefined): string | undefined {
  const [, host = '', inside = ''] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(url) ?? []
  const isOwn = isLocal(host) || (site !== undefined && bareHost(host) === bareHost(new URL(site).host))
  return isOwn ? inside || paths.home : undefined
}

/** Whether only the visitor's own computer has this host. */
export function isLocal(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)
}

/** In the form that domains are compared in: ASCII, without `www.` (https://url.spec.whatwg.org/#idna). */
export function bareHost(host: string): string {
  return (domainToASCII(host) || host.toLowerCase()).replace(/^www\./, '')
}
