import { decodePart } from '../../shared/decode-part.ts'
import GithubSlugger from 'github-slugger'
import { listNodes, parseTree, typedOf } from '../../content/markdown/tree.ts'
import { outlineText } from '../../content/markdown/outline.ts'
import { applyEdits, type Edit } from './rewrite-marks.ts'

/**
 * Corrects links to the text's own headings, since systems differ in punctuation and hyphens: `#step-1-plan` for `## Step 1 - Plan`
 * becomes `#step-1---plan`, as on GitHub. Links that fit no heading, or several, stay.
 */
export function linkHeadings(body: string): { readonly body: string; readonly links: number } {
  if (!/\]\(#|href=["']#/.test(body)) return { body, links: 0 }
  const tree = parseTree(body)
  const { headings } = outlineText(tree, listNodes(tree), body, { base: 1, slugger: new GithubSlugger() })
  const ids = [...new Set(headings.map(({ id }) => id))]
  const edits = listNodes(tree).flatMap((node) => {
    if (node.type !== 'link' && node.type !== 'html') return []
    const { typed, start } = typedOf(node, body)
    return [...typed.matchAll(fragment)].flatMap(({ index, 0: name }): Edit[] => {
      const id = findHeading(decodePart(name), ids)
      const from = start + index
      return id === undefined ? [] : [{ start: from, end: from + name.length, text: id }]
    })
  })
  return { body: applyEdits(body, edits), links: edits.length }
}

/** The name after `#` in a Markdown link or an `<a>`. */
const fragment = /(?<=\]\(#)[^\s()"]+|(?<=<a\b[^<>]{0,500}\shref=["']#)[^\s"'<>]+/gi

function findHeading(typed: string, ids: readonly string[]): string | undefined {
  if (ids.includes(typed)) return undefined
  const alike = ids.filter((id) => bare(id) === bare(typed))
  return alike.length === 1 ? alike[0] : undefined
}

function bare(id: string): string {
  return id
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
