import type { Html } from 'mdast'
import type { MarkdownText } from './markdown-document.ts'
import { placeIn } from '../parse/place-in.ts'
import { typedOf } from './read-node.ts'

/** What stands in a piece of HTML beside its comments. */
export interface HtmlBesideComments {
  /** The first of it, without what follows a comment that does not end. */
  readonly rest: string
  /** Where a comment begins that does not end, in the HTML. */
  readonly unclosed?: number
}

/** Comments are for authors; all else in HTML would be lost. */
export function readComments(html: string): HtmlBesideComments {
  const pieces: string[] = []
  let at = 0
  for (;;) {
    const start = html.indexOf('<!--', at)
    pieces.push(html.slice(at, start < 0 ? html.length : start))
    if (start < 0) return { rest: pieces.find(hasWords)?.trim() ?? '' }
    // `<!-->` is a whole comment to a browser.
    const end = html.indexOf('-->', start + 2)
    if (end < 0) return { rest: pieces.find(hasWords)?.trim() ?? '', unclosed: start }
    at = end + '-->'.length
  }
}

/** The HTML of a node that is more than a comment. */
export function findShownHtml(node: Html, source: string): MarkdownText | undefined {
  const { rest } = readComments(node.value)
  return rest.startsWith('<') ? { text: rest, place: placeWithin(node, rest, source) } : undefined
}

/** Where words of a node begin, whose lines may be indented in `source`. */
export function placeWithin(node: Html, words: string, source: string): MarkdownText['place'] {
  const { typed, start } = typedOf(node, source)
  const [line = ''] = words.split('\n')
  return placeIn(source, start + Math.max(0, typed.indexOf(line)))
}

function hasWords(text: string): boolean {
  return text.trim() !== ''
}
