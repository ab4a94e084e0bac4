import { readAttributes } from './read-attributes.ts'
import type { FoundTag } from './scan-tags.ts'
import type { Sources } from './sources.ts'

export interface FaultRules {
  /** The one style sheet that pages may carry. */
  readonly css: string
  /** Address of the published site. */
  readonly url: string
  readonly sources: Sources
}

export interface PageFault {
  /** `a style attribute` */
  readonly what: string
  readonly directive: string
}

/** What of a tag the policy forbids, if anything. `html` is where it was found. */
export function describeFault(tag: FoundTag, html: string, rules: FaultRules): PageFault | undefined {
  const attributes = readAttributes(tag.text)
  const event = [...attributes.keys()].find((name) => /^on[a-z]+$/.test(name))
  if (event !== undefined) return { what: `the event attribute \`${event}\``, directive: 'script-src' }
  if (attributes.has('style')) return { what: 'a style attribute', directive: 'style-src' }
  if (tag.name === 'style') return describeStyle(tag, html, rules)
  if (tag.name === 'script' && !attributes.has('src')) return describeInlineScript(attributes)
  if (tag.name === 'base') return { what: 'a base address', directive: 'base-uri' }
  for (const [address, directive] of listFetches(tag.name, attributes)) {
    if (!isAllowed(address, directive, rules)) return { what: `\`${address}\``, directive }
  }
  return undefined
}

function describeStyle({ end }: FoundTag, html: string, { css }: FaultRules): PageFault | undefined {
  const isKnown = html.startsWith(css, end) && html.startsWith('</style', end + css.length)
  return isKnown ? undefined : { what: 'a style block that is not the one of every page', directive: 'style-src' }
}

/** What of the style sheet itself the policy forbids: what it names is fetched by every page. */
export function describeSheetFault(rules: FaultRules): PageFault | undefined {
  if (rules.css.includes('@import')) return { what: 'a style sheet that imports another', directive: 'style-src' }
  for (const [, address = ''] of rules.css.matchAll(/url\(\s*["']?([^"')]+)/g)) {
    const directive = /\.woff2?$/.test(address) ? 'font-src' : 'img-src'
    if (!isAllowed(address, directive, rules))
      return { what: `\`${address.slice(0, 80)}\` in its style sheet`, directive }
  }
  return undefined
}

/** The first link that would run a script. A text may say `javascript:` too, so that links are read where it stands anywhere. */
export function findScriptLink(html: string): string | undefined {
  if (!html.includes('javascript:')) return undefined
  const links = html.match(/<a\s(?:[^"'>]|"[^"]*"|'[^']*')*>/gi) ?? []
  return links.find((link) => /^\s*javascript:/i.test(readAttributes(link).get('href') ?? ''))
}

/** Types of blocks that browsers do not run. */
const dataTypes = new Set(['application/ld+json', 'application/json', 'text/plain'])

function describeInlineScript(attributes: Attributes): PageFault | undefined {
  const isData = dataTypes.has((attributes.get('type') ?? '').toLowerCase())
  return isData ? undefined : { what: 'an inline script', directive: 'script-src' }
}

type Attributes = ReadonlyMap<string, string>
type Fetch = readonly [address: string, directive: string]

/** What a browser fetches, opens or sends for a tag, each with the directive that rules it. */
function listFetches(name: string, attributes: Attributes): Fetch[] {
  const fetches: Fetch[] = []
  const add = (attribute: string, directive: string | undefined) => {
    const address = attributes.get(attribute)
    if (address && directive !== undefined) fetches.push([address, directive])
  }
  if (name === 'link') add('href', directiveOfLink(attributes))
  add('src', directivesOfSrc[name])
  add('poster', 'img-src')
  add('data', name === 'object' ? 'object-src' : undefined)
  add('action', name === 'form' ? 'form-action' : undefined)
  add('href', name === 'image' ? 'img-src' : undefined)
  for (const [, address = ''] of (attributes.get('srcset') ?? '').matchAll(/(?:^|,)\s*([^\s,]+)/g))
    fetches.push([address, 'img-src'])
  return fetches
}

const directivesOfSrc: Readonly<Record<string, string>> = {
  script: 'script-src',
  img: 'img-src',
  source: 'media-src',
  audio: 'media-src',
  video: 'media-src',
  track: 'media-src',
  iframe: 'frame-src',
  frame: 'frame-src',
  embed: 'object-src',
}

/** By what a preload brings. */
const directivesOfPreload: Readonly<Record<string, string>> = {
  font: 'font-src',
  image: 'img-src',
  script: 'script-src',
  style: 'style-src',
  fetch: 'connect-src',
}

/** By what a link is; of the others a browser fetches nothing. */
const directivesOfLink: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
  prefetch: 'default-src',
}

function directiveOfLink(attributes: Attributes): string | undefined {
  const kinds = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/)
  if (kinds.includes('preload')) return directivesOfPreload[attributes.get('as') ?? ''] ?? 'default-src'
  const kind = kinds.find((one) => directivesOfLink[one] !== undefined)
  return kind === undefined ? undefined : directivesOfLink[kind]
}

function isAllowed(address: string, directive: string, { url, sources }: FaultRules): boolean {
  const allowed = sources[directive] ?? sources['default-src'] ?? []
  if (/^\/(?![/\\])/.test(address)) return allowed.includes("'self'")
  if (address.startsWith('#')) return true
  const { protocol, origin, host } = new URL(address, url)
  if (protocol !== 'https:' && protocol !== 'http:') return allowed.includes(protocol)
  if (origin === new URL(url).origin) return allowed.includes("'self'")
  return allowed.some(
    (source) =>
      source === origin || (source.startsWith('https://*.') && host.endsWith(source.slice('https://*'.length))),
  )
}
