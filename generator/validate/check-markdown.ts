import type { Report } from '../diagnostics/diagnostic.ts'
import type { CheckedSource } from './entry.ts'

/** Reports what would be lost or would harm a page's outline: raw HTML, pictures in texts, and headings of a wrong level. */
export function checkMarkdown({ parsed, markdown }: CheckedSource, report: Report): void {
  for (const [key, document] of markdown) {
    const at = { severity: 'error', file: parsed.file } as const
    for (const { text, place } of document.rawHtml) {
      // What closes belongs to what was opened, and that was told.
      if (text.startsWith('</')) continue
      const message = `HTML such as \`${shorten(text)}\` is not shown on the page.`
      report({ ...at, code: 'markdown/raw-html', message, place, hint: hintFor(text) })
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
    for (const { text, place } of document.brokenLinks) {
      report({
        ...at,
        code: 'links/not-a-link',
        message: `\`${shorten(text)}\` is no link: visitors would read it with its brackets.`,
        place,
        hint: hintForLink(text),
      })
    }
    let depth = key === 'body' ? 1 : 2
    for (const heading of document.headings) {
      if (heading.depth === 1 || heading.depth > depth + 1) {
        const least = key === 'body' ? 2 : 3
        const wanted = '#'.repeat(heading.depth === 1 ? least : Math.min(depth + 1, 6))
        const message =
          heading.depth === 1
            ? `The heading "${heading.text}" is of the first level, which is the title of the page alone.`
            : `The heading "${heading.text}" is of level ${heading.depth}, but the next level here is ${depth + 1}.`
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

function hintForLink(text: string): string {
  const words = /^\[(.*?)\]/.exec(text)?.[1] ?? ''
  const address = /\((.*?)\)?$/.exec(text)?.[1]?.trim().replaceAll(/\s+/g, '-')
  const example = `\`[${words}](${address || '/address'})\``
  if (address === undefined) return `write the address after the words: ${example}.`
  return `an address has no spaces and ends with \`)\`, as in ${example}.`
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

function shorten(text: string): string {
  const [line = ''] = text.split('\n')
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}
