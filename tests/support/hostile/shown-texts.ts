import { load } from 'cheerio'
import { listElements } from './list-elements.ts'
import { SaxesParser } from 'saxes'

/** What a file of the site shows, and what it is made of apart from that. */
export interface ShownFile {
  /** Texts, values of attributes and of JSON: as a reader or a program gets them. */
  readonly texts: readonly string[]
  /** Elements, the names of their attributes and the ways that their addresses lead; keys of JSON. */
  readonly skeleton: readonly string[]
}

/** Attributes that hold an address (WHATWG HTML, Attributes). */
const addressAttributes = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'ping', 'cite'])

/** Attributes whose values the site makes of texts: nothing but letters, digits and hyphens stands there. */
const idAttributes = new Set(['id', 'for', 'name', 'aria-controls', 'aria-labelledby', 'aria-describedby'])

export function readShown(path: string, content: string): ShownFile | undefined {
  if (path.endsWith('.html')) return readHtml(content)
  if (path.endsWith('.xml')) return readXml(content)
  if (/\.(json|webmanifest)$/.test(path)) return readJson(content)
  return undefined
}

function readHtml(html: string): ShownFile {
  const texts: string[] = []
  const skeleton: string[] = []
  for (const { name, attributes, own, comments } of listElements(load(html, { scriptingEnabled: true }))) {
    skeleton.push(`<${[name, ...attributes.map(describeAttribute).filter(Boolean)].join(' ')}>`)
    for (const [key, value] of attributes) {
      if (key === 'data-props') addFile(readJson(value))
      else texts.push(addressAttributes.has(key) ? decodeAddress(value) : value)
    }
    const isData = attributes.some(([key, value]) => key === 'type' && value === 'application/ld+json')
    if (isData) addFile(readJson(own))
    else if (name === 'noscript') addFile(readHtml(own))
    else texts.push(own)
    skeleton.push(...comments.map((comment) => `<!--${comment}-->`))
  }
  return { texts, skeleton }

  function addFile(file: ShownFile): void {
    texts.push(...file.texts)
    skeleton.push(...file.skeleton)
  }
}

/** Its name, for an address also where it leads to, for a script of what kind it is; an id that is none is told as it is. */
function describeAttribute([name, value]: readonly [string, string]): string {
  // Names on the map stand where they have room.
  if (name === 'text-anchor') return ''
  if (addressAttributes.has(name)) return `${name}=${leadOf(value)}`
  if (name === 'type' || name === 'http-equiv' || name === 'rel') return `${name}=${value}`
  if (idAttributes.has(name) && !/^[\p{L}\p{N}\p{M}_ -]*$/u.test(value)) return `${name}=${value}`
  return name
}

/** Scheme and host of an address, or that it stays on the site. */
function leadOf(address: string): string {
  const site = 'https://site.invalid'
  if (!URL.canParse(address, site)) return `no address: ${address}`
  const { protocol, host, origin } = new URL(address, site)
  return origin === site ? 'here' : `${protocol}${host}`
}

/** What a server or the script of the page makes of an address. */
function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '))
  } catch {
    return address
  }
}

/** Throws where the text is no well-formed XML. */
function readXml(xml: string): ShownFile {
  const texts: string[] = []
  const skeleton: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.values(attributes)
    skeleton.push(
      `<${[name, ...values.map((attribute) => describeAttribute([attribute.name, attribute.value]))].join(' ')}>`,
    )
    texts.push(...values.map(({ value }) => value))
  })
  for (const event of ['comment', 'doctype', 'cdata'] as const) parser.on(event, () => skeleton.push(event))
  parser.on('processinginstruction', ({ target }) => skeleton.push(`<?${target}>`))
  parser.on('text', (text) => texts.push(text))
  parser.write(xml).close()
  return { texts, skeleton }
}

/** Throws where the text is no JSON. */
function readJson(text: string): ShownFile {
  const texts: string[] = []
  const skeleton: string[] = []
  visit(JSON.parse(text), '')
  return { texts, skeleton }

  function visit(value: unknown, path: string): void {
    if (typeof value === 'string') texts.push(value)
    if (typeof value !== 'object' || value === null) return void skeleton.push(path)
    // A text may be several for a search, but lists are of the same kind all through.
    for (const [key, child] of Object.entries(value)) visit(child, `${path}.${key}`)
  }
}
