import type { Schema } from 'hast-util-sanitize'

/** GitHub's elements without those that Markdown or the page has itself, and a few more that carry meaning. */
const elements =
  'a abbr b blockquote br cite code col colgroup dd del details dl dt em figcaption figure hr i img ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'.split(
    ' ',
  )

/** Elements that only Markdown itself makes, and the boxes around some of them. */
const ofMarkdown = ['h2', 'h3', 'h4', 'h5', 'h6', 'section', 'div']

/** Ids that footnotes have. Others an author could give twice, or take from the page. */
const footnoteId: [string, RegExp] = ['id', /^[\w-]*fn(?:ref)?-/]

/**
 * What may be in the HTML of a text: GitHub's list (https://github.com/gjtorikian/html-pipeline) without what HTML gave up, with
 * `tel:` and `sms:` links, and the classes and marks of this room. Whatever wrote a tree, this has the last word on it.
 */
export const allowedHtml: Schema = {
  ancestors: Object.fromEntries(['tbody', 'td', 'th', 'thead', 'tfoot', 'tr'].map((name) => [name, ['table']])),
  attributes: {
    '*': ['title', 'lang', 'dir', ['className', /^prose__/, 'visually-hidden']],
    a: ['href', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaDescribedBy', 'ariaLabel', footnoteId],
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
    li: ['value', footnoteId],
    ol: ['start', 'reversed', 'type'],
    p: [['id', /footnote-label$/]],
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
