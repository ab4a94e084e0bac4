import type { Element } from 'hast'
import type { Schema } from 'hast-util-sanitize'

/** What authors may type: GitHub's elements without headings and containers, plus a few semantic ones. */
const elements =
  'a abbr b blockquote br cite code col colgroup dd del details dl dt em figcaption figure hr i img ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'.split(
    ' ',
  )

const headings = ['h2', 'h3', 'h4', 'h5', 'h6']

/** Anchor ids that authors may set: no characters that need escaping in URLs, and no prefix the page uses. */
const anchorId = /^(?!(?:contents|estimate|fn|fnref|footer|icon|menu|quote|room|search)-)[\w.:-]{1,100}$/

/** Footnote ids may have letters of any language. */
const id: [string, RegExp, RegExp] = ['id', /^[\w-]*fn(?:ref)?-/, anchorId]

/**
 * HTML allowed in rendered Markdown: GitHub's list (https://github.com/gjtorikian/html-pipeline) without obsolete elements,
 * plus `tel:` and `sms:` links and the classes and attributes this folder adds. Every tree passes through this last.
 */
export const allowedHtml: Schema = {
  ancestors: Object.fromEntries(['tbody', 'td', 'th', 'thead', 'tfoot', 'tr'].map((name) => [name, ['table']])),
  attributes: {
    '*': ['title', 'lang', 'dir', id, ['className', /^prose__/, 'visually-hidden']],
    a: ['href', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaDescribedBy', 'ariaLabel'],
    blockquote: ['cite'],
    col: ['span'],
    colgroup: ['span'],
    code: [['className', /^language-\S+$/]],
    del: ['cite', 'dateTime'],
    details: ['open'],
    div: [['role', 'note'], 'ariaLabel', 'tabIndex'],
    ...Object.fromEntries(headings.map((name) => [name, ['id']])),
    img: ['dataPicture'],
    ins: ['cite', 'dateTime'],
    li: ['value'],
    ol: ['start', 'reversed', 'type'],
    pre: ['tabIndex'],
    q: ['cite'],
    section: ['dataFootnotes', 'ariaLabel', 'ariaLabelledBy', 'tabIndex'],
    td: ['colSpan', 'rowSpan', 'headers', 'dataLabel'],
    th: ['colSpan', 'rowSpan', 'headers', 'scope'],
    time: ['dateTime'],
  },
  // No prefix: links go to headings by their plain ids.
  clobber: [],
  clobberPrefix: '',
  protocols: { href: ['http', 'https', 'mailto', 'tel', 'sms'], cite: ['http', 'https'] },
  strip: ['script', 'style', 'iframe', 'object', 'form', 'svg', 'math', 'template', 'noscript', 'textarea', 'select'],
  // Authors may not type those after `elements`: only Markdown and the code here make them.
  tagNames: [...elements, ...headings, 'section', 'div'],
}

/** Obsolete elements that authors may type, and what they become. */
export const renamed: Readonly<Record<string, string>> = { strike: 's', tt: 'code' }

/** Whether authors may use an element in HTML. */
export function isAllowedElement(name: string): boolean {
  return elements.includes(name) || Object.hasOwn(renamed, name)
}

/** The anchor id set by an author, as in `<a id="prices"></a>` or the older `<a name="prices"></a>`. */
export function readAnchor({ tagName, properties }: Element): string | undefined {
  const given = properties['id'] ?? (tagName === 'a' ? properties['name'] : undefined)
  return typeof given === 'string' && anchorId.test(given) && isAllowedElement(tagName) ? given : undefined
}
