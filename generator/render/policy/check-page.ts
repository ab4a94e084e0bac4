import { isShared, type PageParts } from '../../../templates/document/page-parts.ts'
import { decodeEntities } from '../../shared/decode-entities.ts'
import { gatherSources, type PolicySubject, type Sources } from './content-policy.ts'

/** Throws if a page contains something that the site's policy would block. `file` is the page's path in the site. */
export type CheckPage = (page: PageParts, file: string) => void

/**
 * Checks pages against the policy that they are served with. Authors can't break it, so any violation is a bug in a template.
 * Parts that pages share are checked once, since there may be ten thousand pages.
 */
export function createPageCheck(subject: PolicySubject): CheckPage {
  const rules: Rules = {
    sheets: [subject.css, ...subject.pageCss],
    url: subject.config.url,
    sources: gatherSources(subject),
  }
  refuse('every page', checkSheet(rules))
  const clearedParts = new Set<string>()
  const clearedTags = new Set<string>()
  return (page, file) => {
    for (const [index, part] of page.entries()) {
      if (isShared(index) && clearedParts.has(part)) continue
      for (const element of findElements(part)) {
        if (clearedTags.has(element.tag)) continue
        refuse(file, checkElement(element, rules), element.tag)
        // Most tags repeat on many pages. A `<style>` tag says nothing about its content, and each page has a `<link>` of its
        // own. Each tag keeps its page in memory, so there's a limit.
        if (clearedTags.size === mostCleared) clearedTags.clear()
        if (element.name !== 'style' && element.name !== 'link') clearedTags.add(element.tag)
      }
      if (isShared(index)) clearedParts.add(part)
    }
  }
}

/** More than a site with a hundred images has on its pages. */
const mostCleared = 1000

interface Rules {
  /** The style sheets that pages may inline. */
  readonly sheets: readonly string[]
  /** URL of the published site. */
  readonly url: string
  readonly sources: Sources
}

interface Violation {
  /** `a style attribute` */
  readonly what: string
  readonly directive: string
}

/** Tags are cut to this many characters in messages. */
const longest = 120

function refuse(file: string, violation: Violation | undefined, tag = ''): void {
  if (!violation) return
  const { what, directive } = violation
  const shown = tag.length > longest ? `${tag.slice(0, longest)}…` : tag
  throw new Error(
    `${file} has ${what}, which the site's Content-Security-Policy doesn't allow (${directive}) ${shown}`.trim(),
  )
}

/**
 * A comment, or an opening tag with its name and the rest of it; quoted values may contain `>`. It is a regular expression
 * because every page is scanned: a parser (htmlparser2) takes four times as long. A test compares its results with a parser's.
 */
function matchTags(names: string): RegExp {
  return new RegExp(String.raw`<!--|<(${names})(?![a-z\d])((?:[^"'>]|"[^"]*"|'[^']*')*)>`, 'gi')
}

/** Attributes that may run or style something. Begins with the rarest character, because whole pages are searched. */
const suspicious = /[=:](?<=[\s"'/](?:on[a-z]*|style)\s*=|javascript:)/i

interface FoundElement {
  /** In lowercase. */
  readonly name: string
  readonly tag: string
  /** The tag's text after the name. */
  readonly text: string
  /** Content of a script or style block. */
  readonly content: string
}

/** The elements of a page that a policy may block. */
export function findElements(html: string): FoundElement[] {
  const elements: FoundElement[] = []
  // Other tags need no look, unless a page has such an attribute, or words that look like one.
  const markup = suspicious.test(html) ? anyTag : fetchingTag
  markup.lastIndex = 0
  for (let found = markup.exec(html); found; found = markup.exec(html)) {
    const [tag, original, text = ''] = found
    const name = original?.toLowerCase()
    const start = markup.lastIndex
    // Browsers parse no tags inside these.
    if (name === undefined) markup.lastIndex = findEnd(html, '-->', start)
    if (name === 'script' || name === 'style') markup.lastIndex = findEnd(html, `</${original}`, start)
    if (name === undefined || !(fetches.has(name) || suspicious.test(text))) continue
    elements.push({ name, tag, text, content: html.slice(start, markup.lastIndex) })
  }
  return elements
}

function findEnd(html: string, mark: string, from: number): number {
  const end = html.indexOf(mark, from)
  return end < 0 ? html.length : end
}

/** Types of script blocks that browsers don't run. */
const dataTypes = new Set(['application/ld+json', 'application/json', 'text/plain'])

function checkElement({ name, text, content }: FoundElement, rules: Rules): Violation | undefined {
  const attributes = readAttributes(text)
  const event = [...attributes.keys()].find((attribute) => /^on[a-z]+$/.test(attribute))
  if (event !== undefined) return { what: `the event attribute \`${event}\``, directive: 'script-src' }
  if (attributes.has('style')) return { what: 'a style attribute', directive: 'style-src' }
  if (name === 'style' && !rules.sheets.includes(content))
    return { what: 'a style block other than the shared one', directive: 'style-src' }
  if (name === 'script' && !attributes.has('src') && !dataTypes.has((attributes.get('type') ?? '').toLowerCase()))
    return { what: 'an inline script', directive: 'script-src' }
  if (name === 'a' && /^\s*javascript:/i.test(attributes.get('href') ?? ''))
    return { what: 'a link to a script', directive: 'script-src' }
  if (name === 'base') return { what: 'a base address', directive: 'base-uri' }
  const refused = listFetches(name, attributes).find(([address, directive]) => !isAllowed(address, directive, rules))
  return refused && { what: `\`${refused[0]}\``, directive: refused[1] }
}

/** Checks the style sheets themselves: pages load what they reference. */
function checkSheet(rules: Rules): Violation | undefined {
  const css = rules.sheets.join('')
  if (css.includes('@import')) return { what: 'a style sheet that imports another', directive: 'style-src' }
  for (const [, address = ''] of css.matchAll(/url\(\s*["']?([^"')]+)/g)) {
    const directive = /\.woff2?$/.test(address) ? 'font-src' : 'img-src'
    if (!isAllowed(address, directive, rules))
      return { what: `\`${address.slice(0, 80)}\` in its style sheet`, directive }
  }
  return undefined
}

/** What a browser loads, opens or submits for an element, by attribute, with the directive that controls it. */
const fetches = new Map<string, Readonly<Record<string, string>>>([
  ['script', { src: 'script-src' }],
  ['img', { src: 'img-src', srcset: 'img-src' }],
  ['image', { href: 'img-src' }],
  ['source', { src: 'media-src', srcset: 'img-src' }],
  ['audio', { src: 'media-src' }],
  ['video', { src: 'media-src', poster: 'img-src' }],
  ['track', { src: 'media-src' }],
  ['iframe', { src: 'frame-src' }],
  ['frame', { src: 'frame-src' }],
  ['embed', { src: 'object-src' }],
  ['object', { data: 'object-src' }],
  ['form', { action: 'form-action' }],
  // Handled by other rules.
  ...['link', 'style', 'base'].map((name) => [name, {}] as const),
])

const anyTag = matchTags('[a-z][a-z\\d]*')
const fetchingTag = matchTags([...fetches.keys()].join('|'))

/** By `rel`, or by `as` for preloads. Browsers load nothing for other links. */
const linked: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
  prefetch: 'default-src',
}
const preloaded: Readonly<Record<string, string>> = {
  font: 'font-src',
  image: 'img-src',
  script: 'script-src',
  style: 'style-src',
  fetch: 'connect-src',
}

type Attributes = ReadonlyMap<string, string>
type Fetch = readonly [address: string, directive: string]

function listFetches(name: string, attributes: Attributes): Fetch[] {
  const rows = name === 'link' ? { href: directiveOfLink(attributes) } : (fetches.get(name) ?? {})
  return Object.entries(rows).flatMap(([attribute, directive]) => {
    const value = attributes.get(attribute) ?? ''
    const addresses =
      attribute === 'srcset' ? value.split(',').map((part) => part.trim().split(/\s/)[0] ?? '') : [value]
    return addresses.flatMap((address): Fetch[] => (address && directive ? [[address, directive]] : []))
  })
}

function directiveOfLink(attributes: Attributes): string | undefined {
  const kinds = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/)
  if (kinds.includes('preload')) return preloaded[attributes.get('as') ?? ''] ?? 'default-src'
  return kinds.map((kind) => linked[kind]).find((directive) => directive !== undefined)
}

function isAllowed(address: string, directive: string, { url, sources }: Rules): boolean {
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

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** The attributes of an opening tag, by lowercase name. For duplicates, browsers use the first. */
function readAttributes(text: string): Attributes {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    const key = name.toLowerCase()
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''))
  }
  return attributes
}
