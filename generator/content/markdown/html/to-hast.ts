import type { Element, Root as HastRoot } from 'hast'
import { markdownToHast } from 'satteri'
import type { MarkdownWords } from '../../../schema/pages/site.ts'
import { fillText } from '../../../schema/site/placeholders.ts'
import type { MarkdownDocument, ShownHeading } from '../markdown-document.ts'
import { notesLabel } from '../outline.ts'
import { hidden } from './make-element.ts'

/**
 * Converts a text to a tree of HTML, with its headings as its page shows them, and HTML in `raw` nodes. Parsing it again takes
 * half the time of converting the Markdown tree.
 */
export function toHast(text: Pick<MarkdownDocument, 'source' | 'shownHeadings'>, prefix: string, words: MarkdownWords) {
  const backLabel = (note: number, mention: number) =>
    fillText(mention > 1 ? words.backToMention : words.backToNote, { number: String(note), mention: String(mention) })
  const footnotes = { label: words.footnotes, backLabel, clobberPrefix: prefix }
  const features = { frontmatter: false, gfm: { footnotes } }
  const tree = markdownToHast(text.source, { features, position: false }) as HastRoot
  applyOutline(tree, text.shownHeadings.values())
  return tree
}

/** Sets the level and id of each heading. One that isn't shown goes, with the line break after it. */
function applyOutline(parent: Element | HastRoot, shown: Iterator<ShownHeading | undefined>): void {
  for (const child of parent.children.slice()) {
    if (child.type !== 'element') continue
    if (child.properties['dataFootnotes'] !== undefined) flattenHeadings(child)
    else if (!isHeading(child)) applyOutline(child, shown)
    else {
      const { value: heading, done } = shown.next()
      if (done) throw new Error(`the outline lacks the heading in ${JSON.stringify(child.children)}`)
      if (heading) Object.assign(child, { tagName: `h${heading.depth}`, properties: { id: heading.id } })
      else parent.children.splice(parent.children.indexOf(child), 2)
    }
  }
}

/** Makes paragraphs of the headings in footnotes, whose levels might not fit the text around them, and hides the label. */
function flattenHeadings(parent: Element): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    if (child.properties['id'] === notesLabel) Object.assign(child.properties, hidden)
    if (isHeading(child)) child.tagName = 'p'
    else flattenHeadings(child)
  }
}

function isHeading({ tagName }: Element): boolean {
  return /^h[1-6]$/.test(tagName)
}
