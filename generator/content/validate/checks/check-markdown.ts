import type { Report } from '../../../shared/diagnostics/diagnostic.ts'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
import type { MarkdownDocument } from '../../markdown/markdown-document.ts'
import { checkPlainTexts } from './check-plain-texts.ts'
import { checkSlips } from './check-slips.ts'
import { checkUnseen } from './check-unseen.ts'
import type { ParsedContent } from '../entry.ts'

/**
 * Reports what of a file's texts would be lost, shown with its marks, or would harm a page's outline: raw HTML, pictures
 * in texts, headings of a wrong level, marks that are no Markdown or stand where none is read, and unseen characters.
 */
export function checkMarkdown(source: ParsedContent, report: Report): void {
  const { file } = source.parsed
  for (const [key, document] of source.markdown) {
    checkHtml(document, file, report)
    checkPictures(document, file, report)
    checkLevels(document, { file, base: key === 'body' ? 1 : 2 }, report)
  }
  checkSlips(source, report)
  checkPlainTexts(source, report)
  checkUnseen(source, report)
}

function checkHtml({ rawHtml }: MarkdownDocument, file: string, report: Report): void {
  const hasOpening = rawHtml.some(({ text }) => !text.startsWith('</'))
  for (const { text, place } of rawHtml) {
    // What closes belongs to what was opened, and that was told.
    if (hasOpening && text.startsWith('</')) continue
    const message = `HTML such as \`${shorten(text, 40)}\` is not shown on the page.`
    report({ severity: 'error', code: 'markdown/raw-html', message, file, place, hint: hintFor(text) })
  }
}

function checkPictures({ images }: MarkdownDocument, file: string, report: Report): void {
  for (const { url, place } of images) {
    report({
      severity: 'error',
      code: 'markdown/picture',
      message: `The picture \`${shorten(url, 40)}\` stands inside a text, where pictures are not shown.`,
      file,
      place,
      hint: 'name a picture in the key `image`; texts hold words, lists and tables.',
    })
  }
}

/** `base` is the level of the heading that the text stands under. */
function checkLevels(
  { headings }: MarkdownDocument,
  { file, base }: { readonly file: string; readonly base: number },
  report: Report,
): void {
  let depth = base
  for (const heading of headings) {
    const isTitle = heading.depth === 1
    if (isTitle || heading.depth > depth + 1) {
      const wanted = '#'.repeat(isTitle ? base + 1 : Math.min(depth + 1, 6))
      const message = isTitle
        ? `The heading "${heading.text}" is of the first level, which is the title of the page alone.`
        : `The heading "${heading.text}" is of level ${heading.depth}, but the next level here is ${depth + 1}.`
      const hint = `write \`${wanted} ${heading.text}\`.`
      report({ severity: 'error', code: 'markdown/heading-level', message, file, place: heading.place, hint })
    }
    depth = Math.max(heading.depth, 2)
  }
}

/** What stands in Markdown for the HTML that editors write most. */
const inMarkdown: Readonly<Record<string, string>> = {
  b: 'write `**bold**`.',
  strong: 'write `**bold**`.',
  i: 'write `*italic*`.',
  em: 'write `*italic*`.',
  a: 'write `[words](/address)`.',
  br: 'begin a new paragraph with an empty line.',
  p: 'begin a new paragraph with an empty line.',
  div: 'begin a new paragraph with an empty line.',
  li: 'begin the line with `- `.',
  ul: 'begin each line of the list with `- `.',
  ol: 'begin each line of the list with `1. `.',
  img: 'name the picture in the key `image`.',
  h2: 'write `## Heading`.',
  h3: 'write `### Heading`.',
  script: 'remove it: programs cannot stand in a text.',
  iframe: 'remove it, and link to the page that it shows.',
  style: 'remove it: how texts look is set for the whole site.',
}

function hintFor(html: string): string {
  const name = /^<([a-z][a-z0-9]*)/i.exec(html)?.[1]?.toLowerCase() ?? ''
  return inMarkdown[name] ?? 'write it in Markdown, or remove it.'
}
