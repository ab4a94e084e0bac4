import type { Root } from 'mdast'
import { listNodes, typedOf } from './tree.ts'

/** A heading on a line of its own. One with an attribute that runs a script is refused. */
const headingLine =
  /( {0,3}<h([1-6])(?:\s(?![^<>]*\bon\w+\s*=)[^<>]*)?>[ \t]*)((?!<\/h|[ \t]*\n)[^\n]*?)<\/h\2\s*>[ \t]*(?:\n|$)/giy

/**
 * Replaces headings in HTML, such as `<h2>Prices</h2>`, with Markdown of the same length, so that places stay right. Only where
 * HTML begins a block: inside one, Markdown would be shown as typed.
 */
export function replaceHtmlHeadings(source: string, tree: Root): string {
  const pieces: string[] = []
  let done = 0
  for (const node of listNodes(tree)) {
    if (node.type !== 'html') continue
    const { typed, start } = typedOf(node, source)
    for (const { 0: line, 1: tag = '', 2: depth, 3: words = '', index } of typed.matchAll(headingLine)) {
      const mark = `${'#'.repeat(Number(depth))} `.padEnd(tag.length)
      const heading = `${mark}${words.trimEnd()}`.padEnd(line.trimEnd().length)
      pieces.push(source.slice(done, start + index), heading)
      done = start + index + heading.length
    }
  }
  return pieces.join('') + source.slice(done)
}
