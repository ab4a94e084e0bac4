import type { Element } from 'hast'
import type { MarkdownWords } from '../../../schema/pages/site.ts'
import { makeElement, makeText } from './make-element.ts'

type Kind = 'note' | 'tip' | 'important' | 'warning' | 'caution'
const mark = /^\s*\[!(note|tip|important|warning|caution)\][ \t]*\n?/i

/** Renders a quote that begins with `[!NOTE]` as a callout, as GitHub does. Returns other quotes unchanged. */
export function calloutOf(quote: Element, titles: MarkdownWords): Element {
  const index = quote.children.findIndex(({ type }) => type === 'element')
  const paragraph = quote.children[index]
  if (paragraph?.type !== 'element' || paragraph.tagName !== 'p') return quote
  const [first, ...rest] = paragraph.children
  if (first?.type !== 'text') return quote
  const kind = mark.exec(first.value)?.[1]?.toLowerCase() as Kind | undefined
  if (kind === undefined) return quote
  const title = titles[kind]
  const words = first.value.replace(mark, '')
  // A line break after the marker goes with it.
  const hasBreak = rest[0]?.type === 'element' && rest[0].tagName === 'br'
  const left = words === '' ? rest.slice(hasBreak ? 1 : 0) : [makeText(words), ...rest]
  const body = left.length > 0 ? [{ ...paragraph, children: left }] : []
  const properties = { className: ['prose__callout', `prose__callout--${kind}`], role: 'note', ariaLabel: title }
  const head = makeElement('p', { className: ['prose__callout-title'] }, [title])
  return makeElement('div', properties, [head, ...body, ...quote.children.slice(index + 1)])
}
