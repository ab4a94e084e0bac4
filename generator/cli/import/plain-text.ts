import type { Root } from 'mdast'
import { parseTree } from '../../content/markdown/parse-tree.ts'
import { textOf } from '../../content/markdown/read-node.ts'
import { tidyLine } from '../new/answers.ts'

/** Marks of template languages, which fill something in. */
const templateMarks = /\{%[^]*?%\}|\{\{[^]*?\}\}|\{:[^}]*\}|\[\/?caption[^\]]*\]/g

/** A text without Markdown, HTML, character codes and template marks, on one line. */
export function plainText(typed: string): string {
  const bare = tidyLine(typed.replaceAll(templateMarks, ' ').replaceAll(/<[^>]*>/g, ' '))
  // A letter in front, so that no number, hyphen or `#` at the beginning is a mark.
  return tidyLine(textOf(parseTree(`x ${bare}`, 1)).slice(1)).replaceAll(/\s+([.,;:!?])/g, '$1')
}

/** The first paragraphs of a Markdown text as plain text, until there are enough characters. */
export function plainParagraphs(tree: Root, body: string, enough: number): string {
  const texts: string[] = []
  for (const { type, position } of tree.children) {
    if (texts.join(' ').length >= enough) break
    const typed = body.slice(position?.start.offset, position?.end.offset)
    const paragraphs = type === 'paragraph' ? [typed] : type === 'html' ? listHtmlParagraphs(typed) : []
    for (const paragraph of paragraphs) {
      const text = plainText(paragraph.replaceAll(noSentence, ' '))
      if (/[\p{L}\p{N}]/u.test(text) && texts.join(' ').length < enough) texts.push(text)
    }
  }
  return texts.join(' ')
}

/** A picture, and the address of a video or a heading that was typed without a space, each on a line of its own. */
const noSentence = /!\[[^\]]*\]\([^)]*\)|^(?:https?:\/\/\S+|#{2,6}\S.*)$/gm

/** Those of a text that was written in HTML; what was embedded has other tags around it. */
function listHtmlParagraphs(html: string): string[] {
  if (!/^<(?:p|h\d|div|section|article)\b/i.test(html)) return []
  return [...html.matchAll(/<p\b[^>]*>([^]*?)(?=<\/?p\b|$)/gi)].map(([, text = '']) => text)
}

/** As many whole sentences as fit; where not one does, whole words. */
export function cutText(text: string, { least, most }: { readonly least: number; readonly most: number }): string {
  if (text.length <= most) return text
  const sentences = text.slice(0, most + 1).match(/^.*[.!?](?=\s)/)?.[0] ?? ''
  if (sentences.length >= least) return sentences
  return `${text.slice(0, most).replace(/[\s,;:–—-]+\S*$/, '')}…`
}
