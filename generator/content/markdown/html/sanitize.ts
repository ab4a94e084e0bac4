import type { Element } from 'hast'
import type { Schema } from 'hast-util-sanitize'

/** GitHub's elements without those that Markdown or the page has itself, and a few more that carry meaning. */
const elements =
  'a abbr b blockquote br cite code col colgroup dd del details dl dt em figcaption figure hr i img ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'.split(
    ' ',
  )

/** Elements that only Markdown itself makes, and the boxes around some of them. */
const ofMarkdown = ['h2', 'h3', 'h4', 'h5', 'h6', 'section', 'div']

/** What an author may name a place in a text by: what needs no escaping in an address, and no part of the page is named by. */
const anchorId = /^(?!(?:contents|estimate|fn|fnref|footer|icon|menu|quote|room|search)-)[\w.:-]{1,100}$/

/** Footnotes have ids with the letters of any language. */
const id: [string, RegExp, RegExp] = ['id', /^[\w-]*fn(?:ref)?-/, anchorId]

/**
 * What may be in the HTML of a text: GitHub's list (https://github.com/gjtorikian/html-pipeline) without what HTML gave up, with
 * `tel:` and `sms:` links, and the classes and marks of this room. Whatever wrote a tree, this has the last word on it.
 */
export const allowedHtml: Schema = {
  ancestors: Object.fromEntries(['tbody', 'td', 'th', 'thead', 'tfoot', 'tr'].map((name) => [name, ['table']])),
  attributes: {
    '*': ['title', 'lang', 'dir', id, ['className', /^prose__/, 'visually-hidden']],
    a: ['href', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaDescribedBy', 'ariaLabel'],
    blockquote: ['cite'],
    col: ['span'],
    colgroup: ['span'],
    code: [['className', /^language-./]],
    del: ['cite', 'dateTime'],
    details: ['open'],
    div: [['role', 'note'], 'ariaLabel'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    h5: ['id'],
    h6: ['id'],
    img: ['dataPicture'],
    ins: ['cite', 'dateTime'],
    li: ['value'],
    ol: ['start', 'reversed', 'type'],
    pre: ['tabIndex'],
    q: ['cite'],
    section: ['dataFootnotes', 'ariaLabel', 'ariaLabelledBy'],
    td: ['colSpan', 'rowSpan', 'headers', 'dataLabel'],
    th: ['colSpan', 'rowSpan', 'headers', 'scope'],
    time: ['dateTime'],
  },
  // Headings are linked to by their own names.
  clobber: [],
  clobberPrefix: '',
  protocols: { href: ['http', 'https', 'mailto', 'tel', 'sms'], cite: ['http', 'https'] },
  strip: ['script', 'style', 'iframe', 'object', 'form', 'svg', 'math', 'template', 'noscript', 'textarea', 'select'],
  tagNames: [...elements, ...ofMarkdown],
}

/** Whether authors may write an element as HTML. Two old ones are shown under their new names. */
export function isAllowedElement(name: string): boolean {
  return elements.includes(name) || name === 'strike' || name === 'tt'
}

/** The name that an author gave to a place in a text, in HTML such as `<a id="prices"></a>` or, as of old, `<a name="prices"></a>`. */
export function readAnchor({ tagName, properties }: Element): string | undefined {
  const given = properties['id'] ?? (tagName === 'a' ? properties['name'] : undefined)
  return typeof given === 'string' && anchorId.test(given) && isAllowedElement(tagName) ? given : undefined
}
