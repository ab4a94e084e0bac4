import { type Report, type ReportOfFile, reportIn } from '../../../shared/diagnostics/diagnostic.ts'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
import { lintMessages } from '../../markdown/lint-messages.ts'
import type { MarkdownDocument } from '../../markdown/markdown-document.ts'
import type { ParsedContent } from '../entry.ts'

/**
 * Reports what of a file's Markdown would be lost, shown with its marks, or would harm a page's outline: raw HTML, pictures
 * in texts, headings of a wrong level, and marks that say something else than their author means.
 */
export function checkMarkdown({ parsed: { file }, markdown }: ParsedContent, report: Report): void {
  const { error } = reportIn(file, report)
  for (const [key, document] of markdown) {
    checkHtml(document, error)
    for (const { url, place } of document.images) {
      const message = `The picture \`${shorten(url, 40)}\` stands inside a text, where pictures are not shown.`
      const hint = 'name a picture in the key `image`; texts hold words, lists and tables.'
      error('markdown/picture', place, message, hint)
    }
    checkLevels(document, key === 'body' ? 1 : 2, error)
    for (const { kind, text, place } of document.lint)
      report({ severity: 'error', file, place, ...lintMessages[kind](text) })
  }
}

function checkHtml({ rawHtml }: MarkdownDocument, error: ReportOfFile): void {
  const hasOpening = rawHtml.some(({ text }) => !text.startsWith('</'))
  for (const { text, place } of rawHtml) {
    // A closing tag belongs to an opening one, which was reported.
    if (hasOpening && text.startsWith('</')) continue
    const name = /^<([a-z][a-z0-9]*)/i.exec(text)?.[1]?.toLowerCase() ?? ''
    const [, hint] = inMarkdown.find(([names]) => names.test(name)) ?? ['', 'write it in Markdown, or remove it.']
    error('markdown/raw-html', place, `HTML such as \`${shorten(text, 40)}\` is not shown on the page.`, hint)
  }
}

/** `base` is the level of the heading that the text is under. */
function checkLevels({ headings }: MarkdownDocument, base: number, error: ReportOfFile): void {
  let depth = base
  for (const heading of headings) {
    const isTitle = heading.depth === 1
    if (isTitle || heading.depth > depth + 1) {
      const wanted = '#'.repeat(isTitle ? base + 1 : Math.min(depth + 1, 6))
      const message = isTitle
        ? `The heading "${heading.text}" is of the first level, which is the title of the page alone.`
        : `The heading "${heading.text}" is of level ${heading.depth}, but the next level here is ${depth + 1}.`
      error('markdown/heading-level', heading.place, message, `write \`${wanted} ${heading.text}\`.`)
    }
    depth = Math.max(heading.depth, 2)
  }
}

/** What is written in Markdown for the HTML that editors type most. */
const inMarkdown: readonly (readonly [names: RegExp, hint: string])[] = [
  [/^(?:b|strong)$/, 'write `**bold**`.'],
  [/^(?:i|em)$/, 'write `*italic*`.'],
  [/^a$/, 'write `[words](/address)`.'],
  [/^(?:br|p|div)$/, 'begin a new paragraph with an empty line.'],
  [/^li$/, 'begin the line with `- `.'],
  [/^ul$/, 'begin each line of the list with `- `.'],
  [/^ol$/, 'begin each line of the list with `1. `.'],
  [/^img$/, 'name the picture in the key `image`.'],
  [/^h2$/, 'write `## Heading`.'],
  [/^h3$/, 'write `### Heading`.'],
  [/^script$/, 'remove it: programs cannot stand in a text.'],
  [/^iframe$/, 'remove it, and link to the page that it shows.'],
  [/^style$/, 'remove it: how texts look is set for the whole site.'],
]
