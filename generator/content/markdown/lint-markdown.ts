import type { Heading, ListItem, Nodes, Paragraph, Strong } from 'mdast'
import { placeIn } from '../parse/place-in.ts'
import { chatLink, chatParagraph, leftoverMark, madeUpAddress, mdxCode } from './draft-marks.ts'
import { afterAddress } from './hint-for-address.ts'
import { leadsToPicture } from './image-at.ts'
import { lintHtml, lintTags } from './lint-html.ts'
import { lintNumberInItem, lintNumbers } from './lint-list.ts'
import { lintTable, markedRow } from './lint-table.ts'
import { lintText } from './lint-text.ts'
import type { FindLint, LintFinding } from './markdown-document.ts'
import { placeOf, textOf, typedOf } from './tree.ts'

/** A line `[a]: {{ site.baseurl }}/b.png`. It's reported itself, so `![c][a]`, which fails because of it, isn't. */
const leftoverDefinition = /^[ \t>]*\[([^\][\n]+)\]:[^\n{]*\{[{%]/gm

/** Finds Markdown that doesn't do what its author intended: text that would be lost, or shown with its markup. */
export function lintMarkdown(nodes: readonly Nodes[], source: string): LintFinding[] {
  const findings: LintFinding[] = []
  const find: FindLint = (kind, text, place) => findings.push({ kind, text, place })
  for (const node of nodes) lintNode(node, source, find)
  lintNames(nodes, find)
  lintTags(nodes, source, find)
  if (findings.length === 0) return findings
  const unread = new Set([...source.matchAll(leftoverDefinition)].map(([, name = '']) => name.toLowerCase()))
  return findings.filter(({ text }) => !unread.has(/\]\[([^\][]+)\]$/.exec(text)?.[1]?.toLowerCase() ?? ''))
}

function lintNode(node: Nodes, source: string, find: FindLint): void {
  switch (node.type) {
    case 'paragraph': {
      lintTable(node, source, find)
      lintBoldLine(node, find)
      const [chat] = chatParagraph.exec(typedOf(node, source).typed) ?? []
      if (chat !== undefined) find('mark-of-chat', chat.replaceAll('**', ''), placeOf(node))
      const [code] = mdxCode.exec(typedOf(node, source).typed) ?? []
      if (code !== undefined) find('mdx-code', code.trim().replaceAll(/\s+/g, ' '), placeOf(node))
      return lintText(node, source, find)
    }
    case 'list':
      return lintNumbers(node, source, find)
    case 'listItem':
      lintNumberInItem(node, source, find)
      return lintLineAfterItem(node, find)
    case 'tableCell':
      return lintText(node, source, find)
    case 'heading':
      lintHeading(node, source, find)
      // Underlines are reported by `lintHeading`.
      return lintText(node, source, (kind, ...rest) => kind !== 'line-of-git' && find(kind, ...rest))
    case 'code': {
      // A fenced code block without a closing fence runs to the end of the text.
      const { typed, start } = typedOf(node, source)
      const fence = /^(`{3,}|~{3,})/.exec(typed)?.[1]
      const last = /\n[ \t>]*(`{3,}|~{3,})\s*$/.exec(typed)?.[1]
      if (fence !== undefined && !last?.startsWith(fence)) find('code-not-closed', fence, placeOf(node))
      else if (fence === undefined && (prose.test(node.value) || listOfWords.test(node.value)))
        find('indented-text', node.value, placeOf(node))
      else if (keyOfMatter.test(node.value) && source.slice(0, start).trim() === '')
        find('matter-in-text', node.value, placeOf(node))
      return
    }
    case 'delete': {
      // GitHub's Markdown also crosses out between single tildes, which mean "about" or "to" in numbers.
      const { typed } = typedOf(node, source)
      if (!typed.startsWith('~~')) find('single-tildes', typed, placeOf(node))
      return
    }
    case 'emphasis': {
      const { typed, start } = typedOf(node, source)
      const [before = ''] = numberBefore.exec(source.slice(Math.max(0, start - longestNumber), start)) ?? []
      const [after = ''] =
        numberAfter.exec(source.slice(start + typed.length, start + typed.length + longestNumber)) ?? []
      if (before && after && numberBetween.test(typed))
        find('numbers-times', before + typed + after, placeIn(source, start - before.length))
      return
    }
    case 'thematicBreak': {
      const { typed, start } = typedOf(node, source)
      // The second row of a table as Pandoc writes it, below the names of its columns.
      if (/^-{3,}(?:[ \t]+-{3,})+$/.test(typed) && /[^ \t>]/.test(lineAbove(source, start)))
        find('table-of-lines', typed, placeOf(node))
      return
    }
    case 'root': {
      // The draft itself, with or without what an assistant says around it.
      const draft = node.children.find(
        (child) => child.type === 'code' && fencedMarkdown.test(typedOf(child, source).typed),
      )
      if (draft && 2 * typedOf(draft, source).typed.length > source.length) find('text-in-code', '', placeOf(draft))
      return
    }
    case 'table': {
      // Cells beyond the number in the first row aren't rendered.
      const [first, ...rows] = node.children
      for (const row of rows) {
        const { children } = row
        if (!typedOf(row, source).typed.includes('|') && first && first.children.length > 1)
          find('text-in-table', textOf(row).trim(), placeOf(row))
        if (markedRow.test(typedOf(row, source).typed)) {
          find('no-break-space', typedOf(row, source).typed, placeOf(row))
          continue
        }
        const lost = children.slice(first?.children.length).find((cell) => textOf(cell).trim() !== '')
        if (lost && !leftoverMark.test(typedOf(node, source).typed))
          find('lost-cell', textOf(lost).trim(), placeOf(lost))
      }
      return
    }
    case 'html':
      return lintHtml(node, source, find)
    case 'link':
    case 'linkReference': {
      const { typed, start } = typedOf(node, source)
      const [chat] = chatLink.exec(typed) ?? []
      if (chat !== undefined) find(chat.startsWith('[') ? 'mark-of-chat' : 'address-from-chat', chat, placeOf(node))
      // In a bare URL, `lintText` finds it.
      else if (!/^(?:https?:|www\.)/i.test(typed) && madeUp.test(typed)) find('blank', typed, placeOf(node))
      // In full-width parentheses after brackets, `lintText` finds it.
      else if (addressWithWords.test(typed) && !/[\]】]（$/.test(source.slice(start - 2, start)))
        find('address-with-words', typed, placeOf(node))
      else if (node.type === 'link' && leadsToPicture(node.url)) find('link-to-picture', typed, placeOf(node))
      else if (hasNoWords(node)) find('link-without-words', typed, placeOf(node))
    }
  }
}

/** Of a size such as `16*25*1` or `3ft*5.5ft*2in`, the numbers before, between and after the asterisks. */
const numberBefore = /\d[\d.,]*\p{L}{0,2}["″']?$/u
const numberBetween = /^\*\d[\d.,]{0,20}\p{L}{0,2}["″']?\*$/u
const numberAfter = /^\d[\d.,]*\p{L}{0,2}/u
/** Characters. */
const longestNumber = 20

/** Bold words that begin a paragraph and have a line of their own, like a heading: the next line runs on from them. */
function lintBoldLine({ children: [bold, next, third] }: Paragraph, find: FindLint): void {
  if (bold?.type !== 'strong' || next?.type !== 'text' || !/^[ \t]*\n(?![:(]|\p{Ll})/u.test(next.value)) return
  // A tag, such as `<br>`, may end the line.
  const isEnded = third?.type === 'html' && next.value.trim() === ''
  if (!isEnded && !isSentence(bold)) find('bold-line', textOf(bold), placeOf(bold))
}

/** The same as the last line of a list item: without a blank line above it, it belongs to the item. */
function lintLineAfterItem({ children }: ListItem, find: FindLint): void {
  const last = children.at(-1)
  const [above, bold] = last?.type === 'paragraph' ? last.children.slice(-2) : []
  if (bold?.type === 'strong' && above?.type === 'text' && above.value.endsWith('\n') && !isSentence(bold))
    find('bold-line', textOf(bold), placeOf(bold))
}

/** Whether it ends with a period, a colon or the like, so that what follows reads on from it. */
function isSentence(bold: Strong): boolean {
  return /[\p{P}\s]$/u.test(textOf(bold))
}

/** The line above the one at `offset`, with any quote markers. */
function lineAbove(source: string, offset: number): string {
  const end = source.lastIndexOf('\n', offset - 1)
  return end < 0 ? '' : source.slice(source.lastIndexOf('\n', end - 1) + 1, end)
}

const madeUp = new RegExp(madeUpAddress, 'i')

/** A code block that says it's Markdown, or has a subheading and doesn't say what it is. */
const fencedMarkdown = /^(?:`{3,}|~{3,})[ \t]*(?:(?:markdown|md)\b|\n(?:.*\n)*?[ \t>]*#{2,6} )/i

/** A sentence, which isn't code: its words have only letters, digits and the punctuation around them. */
const prose =
  /^["“‘]?(?:\p{Lu}[\p{Ll}’'-]*,?|\d+)(?:\s+(?:[–—&]\s+)?["“‘(]?[\p{L}\p{N}$][\p{L}\p{N}’'%-]*(?:[.,][\p{L}\p{N}]+)*[.,:;!?)”"]*){5,}$/u

/** Only list items that begin with a word, and not with a key as in YAML. */
const listOfWords = /^(?:\s*(?:[-*+•]|\d{1,3}[.)])\s+\p{L}(?![\p{L}\w’'-]*:).*(?:\n|$))+$/u

/** How front matter begins. */
const keyOfMatter = /^(?:---\s*)?(?:title|slug|date|layout|author|excerpt|description|categor\w+|meta\w*|seo\w*):/i

/** A bare URL with what ends the words around it, which the parser takes for a part of it. */
const addressWithWords = new RegExp(String.raw`^(?:[Hh]ttps?:|[Ww]ww\.)\S*${afterAddress}`)

/** Reports definitions of links and footnotes that have no effect: of a name defined before, or of a footnote not referred to. */
function lintNames(nodes: readonly Nodes[], find: FindLint): void {
  const used = new Set(nodes.filter((node) => node.type === 'footnoteReference').map(({ identifier }) => identifier))
  const [urls, notes] = [new Map<string, string>(), new Set<string>()]
  for (const node of nodes) {
    if (node.type === 'definition') {
      // Repeating the same URL is harmless.
      const url = urls.get(node.identifier) ?? node.url
      if (url !== node.url) find('name-twice', `[${node.label ?? node.identifier}]:`, placeOf(node))
      urls.set(node.identifier, url)
    } else if (node.type === 'footnoteDefinition') {
      const { identifier, label } = node
      const kind = notes.has(identifier) ? 'footnote-twice' : used.has(identifier) ? undefined : 'footnote-unused'
      if (kind) find(kind, `[^${label ?? identifier}]:`, placeOf(node))
      notes.add(identifier)
    }
  }
}

function hasNoWords(node: Extract<Nodes, { type: 'link' | 'linkReference' }>): boolean {
  const words = textOf(node).replaceAll(/[\s\u200B\u2060\uFEFF]/g, '')
  return words === '' && !node.children.some((child) => child.type.startsWith('image') || isImageTag(child))
}

function isImageTag(node: Nodes): boolean {
  return node.type === 'html' && /^<img\b/i.test(node.value)
}

/** Longer lines are sentences. */
const longestHeading = 80

function lintHeading(node: Heading, source: string, find: FindLint): void {
  const words = textOf(node).trim()
  const { typed, start } = typedOf(node, source)
  const underline = typed.startsWith('#') ? undefined : /((?<!-)-+|(?<!=)=+)[ \t]*$/.exec(typed)
  if (!underline) {
    if (words === '' && node.children.length === 0) find('heading-without-words', typed.trim(), placeOf(node))
    return
  }
  const [, line = ''] = underline
  const place = placeIn(source, start + underline.index)
  // Meant as an underline: longer than a `---` rule, under a line that isn't a sentence.
  const isDrawn = line.length > 3 && words.length <= longestHeading && !/\n|[.,:;!。！]$/.test(words)
  if (line === '=======' && !(isDrawn && words.length <= 2 * line.length)) find('line-of-git', line, place)
  else if (node.depth === 2 && !isDrawn)
    find(keyOfMatter.test(words) ? 'matter-in-text' : 'rule-under-words', words, place)
}
