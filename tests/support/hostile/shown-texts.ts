import { load } from 'cheerio'
import { listElements } from './list-elements.ts'
import { SaxesParser } from 'saxes'

/** What a file of the site shows, and its structure. */
export interface ShownFile {
  /** Text, attribute values and JSON values, as a reader or a program gets them. */
  readonly texts: readonly string[]
  /** Elements, names of attributes and the destinations of URLs; JSON keys. */
  readonly skeleton: readonly string[]
}

/** Attributes that contain a URL (WHATWG HTML, Attributes). */
const addressAttributes = new Set(['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'ping', 'cite'])

/** Attributes whose values the site makes from text, using only letters, digits and hyphens. */
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
    // Labels of cities on the map are only there if they fit; otherwise, the city has a title.
    const isLabel = name === 'title' || (name === 'text' && attributes.some(([key]) => key === 'x' || key === 'y'))
    // The font for letters such as ł is only there if they are used.
    const isFont = attributes.some(([key, value]) => key === 'href' && value.includes('-latin-ext-'))
    if (!isLabel && !isFont)
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

/** The attribute's name, with the destination of a URL, the type of a script, or an invalid id. */
function describeAttribute([name, value]: readonly [string, string]): string {
  if (addressAttributes.has(name)) return `${name}=${leadOf(value)}`
  if (name === 'type' || name === 'http-equiv' || name === 'rel') return `${name}=${value}`
  if (idAttributes.has(name) && !/^[\p{L}\p{N}\p{M}_ -]*$/u.test(value)) return `${name}=${value}`
  return name
}

/** Scheme and host of a URL, or `here` if it's on the site. */
function leadOf(address: string): string {
  const site = 'https://site.invalid'
  if (!URL.canParse(address, site)) return `no address: ${address}`
  const { protocol, host, origin } = new URL(address, site)
  return origin === site ? 'here' : `${protocol}${host}`
}

/** Decodes a URL like a server or the page's script does. */
function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '))
  } catch {
    return address
  }
}

/** Throws if the text isn't well-formed XML. */
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

/** Throws if the text isn't valid JSON. */
function readJson(text: string): ShownFile {
  const texts: string[] = []
  const skeleton: string[] = []
  visit(JSON.parse(text), '')
  return { texts, skeleton }

  function visit(value: unknown, path: string): void {
    if (typeof value === 'string') texts.push(value)
    if (typeof value !== 'object' || value === null) return void skeleton.push(path)
    // Index keys are part of the path, because search texts may turn into several, but all items of a list have the same
    // shape.
    for (const [key, child] of Object.entries(value)) visit(child, `${path}.${key}`)
  }
}
