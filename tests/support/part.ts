import { type CheerioAPI, load } from 'cheerio'

/** A part of a parsed page, with the queries that tests need. */
export interface Part {
  /** The visible text, with single spaces. */
  readonly text: string
  readonly html: string
  attribute(name: string): string | undefined
  find(selector: string): readonly Part[]
  /** The only matching element. Throws if there are none or several. */
  only(selector: string): Part
  texts(selector: string): readonly string[]
  /** The section with exactly this heading. */
  section(heading: string): Part
  /** The links to this URL. */
  links(href: string): readonly Part[]
}

/** Parses a document like a browser without JavaScript, so the contents of `noscript` count. */
export function parsePage(html: string): Part {
  const page = load(html, { scriptingEnabled: false })
  return makePart(page, page('html'))
}

const select = (page: CheerioAPI) => page('html').closest('html')
type Selection = ReturnType<typeof select>

function makePart(page: CheerioAPI, element: Selection): Part {
  const find = (selector: string) =>
    element
      .find(selector)
      .toArray()
      .map((found) => makePart(page, page(found)))
  const part: Part = {
    text: normalizeSpace(element.text()),
    html: element.html() ?? '',
    attribute: (name) => element.attr(name),
    find,
    only: (selector) => takeOnly(find(selector), selector),
    texts: (selector) => find(selector).map(({ text }) => text),
    section(heading) {
      const headings = element
        .find('h1, h2, h3')
        .toArray()
        .filter((found) => normalizeSpace(page(found).text()) === heading)
      return takeOnly(
        headings.map((found) => makePart(page, page(found).closest('section, article, form'))),
        `section “${heading}”`,
      )
    },
    links: (href) => find('a').filter((link) => link.attribute('href') === href),
  }
  return part
}

function takeOnly(parts: readonly Part[], wanted: string): Part {
  const [first] = parts
  if (!first || parts.length > 1) throw new Error(`expected one ${wanted}, but there are ${parts.length}`)
  return first
}

function normalizeSpace(text: string): string {
  return text.replaceAll(/[\t\n\f\r ]+/g, ' ').replaceAll(/^ | $/g, '')
}
