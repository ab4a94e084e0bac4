import type { Root } from 'mdast'
import { mdxCode } from '../../content/markdown/draft-marks.ts'
import { parseTree, textOf, typedOf } from '../../content/markdown/tree.ts'
import { inlineTag } from '../../shared/inline-tag.ts'
import { tidyLine } from '../../shared/tidy-line.ts'
import { nameWikiLink, wikiLink } from './obsidian.ts'

/** Template tags that insert something. */
const templateMarks =
  /\{%[^]*?%\}|\{\{[^]*?\}\}|\{(?::|\.[a-z])[^{}]*\}|\\(?=\n|$)|\[\/?caption[^\]]*\]|\[\[_?toc_?\]\]/gi

const inlineTags = new RegExp(inlineTag, 'gi')

/** Strips Markdown, HTML, character references and template tags, and returns one line. */
export function plainText(typed: string, definitions = ''): string {
  const bare = tidyLine(
    typed
      .replaceAll(templateMarks, ' ')
      .replaceAll(inlineTags, '')
      .replaceAll(/<\/[^>]*>(?=[.,;:!?)])|(?<=\()<[^>]*>/g, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(wikiLink, (...match) => nameWikiLink(match.at(-1) as RegExpExecArray['groups']) || match[0]),
  )
  // The leading letter keeps a number, hyphen or `#` at the start from being parsed as Markdown.
  const [line] = parseTree(`x ${bare}\n\n${definitions}`).children
  return tidyLine(line ? textOf(line).slice(1) : '').replaceAll(/ +([.,])(?=\s|$)/g, '$1')
}

/** The first paragraphs of a Markdown text, up to the offset `end`, as plain text, until there are enough characters. */
export function plainParagraphs(tree: Root, body: string, { enough, end }: { enough: number; end: number }): string {
  const texts: string[] = []
  // Without them, `[words][1]` and `[^1]` would be text.
  const definitions = tree.children
    .filter(({ type }) => type === 'definition' || type === 'footnoteDefinition')
    .map((node) => typedOf(node, body).typed)
    .join('\n\n')
  for (const { type, position } of tree.children) {
    if (texts.join(' ').length >= enough) break
    const typed = body.slice(position?.start.offset, Math.min(position?.end.offset ?? end, end))
    if (mdxCode.test(typed)) continue
    const paragraphs = type === 'paragraph' ? [typed] : type === 'html' ? listHtmlParagraphs(typed) : []
    for (const paragraph of paragraphs) {
      const text = plainText(paragraph.replaceAll(noSentence, ' '), definitions)
      if (/[\p{L}\p{N}]/u.test(text) && texts.join(' ').length < enough) texts.push(text)
    }
  }
  return texts.join(' ')
}

/**
 * What isn't a sentence: an image, with its caption in WordPress, and other WordPress shortcodes; a line with a video's address, or
 * with a heading typed without a space.
 */
const noSentence =
  /\\?\[caption\b[^]*?\[\/caption\\?\]|\\?\[[a-z][\w-]*(?:\s+[\w\\-]+="[^"\n]*")+\s*\\?\]|!\[[^\]]*\]\([^)]*\)|!\[\[[^\]]*\]\]|^(?:https?:\/\/\S+|#{2,6}\S.*)$/gm

/** The paragraphs of a text written in HTML. Embeds have other tags around them. */
function listHtmlParagraphs(html: string): string[] {
  if (!/^<(?:p|h\d|div|section|article)\b/i.test(html)) return []
  return [...html.matchAll(/<p\b[^>]*>([^]*?)(?=<\/?p\b|$)/gi)].map(([, text = '']) => text)
}

/** As many whole sentences as fit, or else whole words. */
export function cutText(text: string, { least, most }: { readonly least: number; readonly most: number }): string {
  if (text.length <= most) return text
  const sentences = text.slice(0, most + 1).match(/^.*[.!?](?=\s)/)?.[0] ?? ''
  if (sentences.length >= least) return sentences
  return `${text.slice(0, most).replace(/[\s,;:–—-]+\S*$/, '')}…`
}
