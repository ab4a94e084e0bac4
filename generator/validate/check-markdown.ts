import type { Report } from '../diagnostics/diagnostic.ts'
import type { CheckedSource } from './entry.ts'

/** Reports what would be lost or would harm a page's outline: raw HTML, pictures in texts, and headings of a wrong level. */
export function checkMarkdown({ parsed, markdown }: CheckedSource, report: Report): void {
  for (const [key, document] of markdown) {
    const at = { severity: 'error', file: parsed.file } as const
    for (const { text, place } of document.rawHtml) {
      const message = `HTML such as \`${shorten(text)}\` is not shown on the page.`
      report({ ...at, code: 'markdown/raw-html', message, place, hint: 'write it in Markdown.' })
    }
    for (const { url, place } of document.images) {
      const message = `The picture \`${shorten(url)}\` stands inside a text, where pictures are not shown.`
      report({
        ...at,
        code: 'markdown/picture',
        message,
        place,
        hint: 'name a picture in the key `image`; texts hold words, lists and tables.',
      })
    }
    let depth = key === 'body' ? 1 : 2
    for (const heading of document.headings) {
      if (heading.depth === 1 || heading.depth > depth + 1) {
        const wanted = '#'.repeat(Math.min(depth + 1, 6))
        const message = `The heading "${heading.text}" is of level ${heading.depth}, but the next level here is ${depth + 1}.`
        report({
          ...at,
          code: 'markdown/heading-level',
          message,
          place: heading.place,
          hint: `write \`${wanted} ${heading.text}\`.`,
        })
      }
      depth = Math.max(heading.depth, 2)
    }
  }
}

function shorten(text: string): string {
  const [line = ''] = text.split('\n')
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}
