import type { RenderedText } from '../../content/markdown/html/render-markdown.ts'
import type { Entry, EntryText } from '../../content/validate/entry.ts'
import type { Anchor } from '../../../templates/props.ts'
import { fillText, fillTexts, type Placeholders } from '../../schema/site/placeholders.ts'

/** Fills the placeholders in an entry's data; its Markdown is already filled. */
export function fillEntry<Data>(entry: Entry<Data>, values: Placeholders): Entry<Data> {
  return entry.isFilled ? { ...entry, data: fillTexts(entry.data, values) } : entry
}

export function renderedOf(text: EntryText | undefined): RenderedText {
  return { html: text?.readHtml() ?? '', pictures: text?.pictures ?? [] }
}

/** The second-level headings, for a table of contents. */
export function listContents(body: EntryText | undefined, values: Placeholders): Anchor[] {
  const headings = (body?.headings ?? []).filter(({ depth }) => depth === 2)
  return headings.map(({ id, text }) => ({ id, label: fillText(text, values) }))
}
