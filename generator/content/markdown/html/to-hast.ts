import type { Element, Root as HastRoot } from 'hast'
import { markdownToHast } from 'satteri'
import type { MarkdownDocument, ShownHeading } from '../markdown-document.ts'
import { hidden } from './make-element.ts'
import { footnoteWords } from './words.ts'

/** The id that the parser gives the label of the footnotes. */
export const notesLabel = 'footnote-label'

/**
 * Converts a text to a tree of HTML, with its headings as its page shows them. HTML that authors typed stays as it is, in `raw`
 * nodes. The text is parsed again for this, which takes half the time of converting the Markdown tree.
 */
export function toHast({ source, shownHeadings }: MarkdownDocument, prefix: string): HastRoot {
  const footnotes = { ...footnoteWords, clobberPrefix: prefix }
  const features = { frontmatter: false, gfm: { footnotes } }
  const tree = markdownToHast(source, { features, position: false }) as HastRoot
  placeHeadings(tree, shownHeadings.values())
  return tree
}

/** Sets the level and id of each heading. One that isn't shown goes, with the line break after it. */
function placeHeadings(parent: Element | HastRoot, shown: Iterator<ShownHeading | undefined>): void {
  for (const child of parent.children.slice()) {
    if (child.type !== 'element') continue
    if (child.properties['dataFootnotes'] !== undefined) flattenHeadings(child)
    else if (!isHeading(child)) placeHeadings(child, shown)
    else {
      const { value: heading } = shown.next()
      if (heading) Object.assign(child, { tagName: `h${heading.depth}`, properties: { id: heading.id } })
      else parent.children.splice(parent.children.indexOf(child), 2)
    }
  }
}

/** In footnotes, a heading's level might not fit the text around it, and their label's neither. */
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
