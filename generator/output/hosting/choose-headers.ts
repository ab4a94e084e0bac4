import { assetFolder } from './addresses.ts'
import { contentTypeOf } from './content-types.ts'
import type { Headers, SiteHeaders } from './policy/site-headers.ts'

/** Headers of an answer that gives a file of the site, by the file and the address that was asked for. */
export function chooseHeaders(headers: SiteHeaders, file: string, address: string): Headers {
  const own = headers.single[address] ?? headers[kindOf(file)]
  return { 'Content-Type': contentTypeOf(file), ...headers.everything, ...own }
}

/** Headers of an answer without a file: another address, a refusal. */
export function chooseBareHeaders(headers: SiteHeaders): Headers {
  return { ...headers.everything, ...headers.other }
}

function kindOf(file: string): 'page' | 'asset' | 'other' {
  if (file.endsWith('.html')) return 'page'
  return file.startsWith(assetFolder) ? 'asset' : 'other'
}
