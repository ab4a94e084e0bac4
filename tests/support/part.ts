import { type CheerioAPI, load } from 'cheerio'

/** A piece of a parsed page, in the words in which tests ask. */
export interface Part {
  /** What a reader sees, with single spaces. */
  readonly text: string
  readonly html: string
  attribute(name: string): string | undefined
  find(selector: string): readonly Part[]
  /** The one element that fits; none or several are a mistake. */
  only(selector: string): Part
  texts(selector: string): readonly string[]
  /** The section whose heading has exactly these words. */
  section(heading: string): Part
  /** The links, by address. */
  links(href: string): readonly Part[]
}

/** Parses a document as a browser without JavaScript does: what stands in `noscript` is part of it. */
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
  return text.replaceAll(/\s+/g, ' ').trim()
}
