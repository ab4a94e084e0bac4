import { listNodes, parseTree, typedOf } from '../../content/markdown/tree.ts'
import type { Edit } from './edits.ts'

/** Return the new address; `undefined` leaves it unchanged. */
export interface Addresses {
  readonly picture: (address: string) => string | undefined
  readonly link: (address: string) => string | undefined
  /** The address of the site, which the old one may have had, too. */
  readonly site?: string | undefined
}

const typedAddress = String.raw`(<[^>\n]*>|(?:[^\s()\\]|\\[^\s]|\([^\s()]*\))+)`
/** At the end, since a title may contain another link, as in `![A](a.png "By [Ann](https://ann.example)")`. */
const inPlace = new RegExp(
  String.raw`\]\(\s*${typedAddress}(?:\s+(?:"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\((?:[^()\\]|\\[^])*\)))?\s*\)$`,
  'd',
)
const inDefinition = new RegExp(String.raw`^\[[^]*?\]:\s*${typedAddress}`, 'd')
const inImage = /<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/dgi
const inAnchor = /<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/dgi

/** Replaces the addresses of images and links, in Markdown and in HTML. */
export function listAddressEdits(body: string, { picture, link }: Addresses): Edit[] {
  const nodes = listNodes(parseTree(body))
  const shown = new Set(nodes.flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])))
  return nodes.flatMap((node) => {
    const { typed, start } = typedOf(node, body)
    const replace = (match: RegExpExecArray | undefined | null, write: Addresses['link']): Edit[] => {
      const range = match?.indices?.slice(1).find((found) => found !== undefined)
      const text = range && write(typed.slice(...range).replace(/^<(.*)>$/, '$1'))
      return range && text !== undefined ? [{ start: start + range[0], end: start + range[1], text }] : []
    }
    // A bare address has no brackets before it.
    if (node.type === 'image' || node.type === 'link')
      return replace(inPlace.exec(typed), node.type === 'image' ? picture : link)
    if (node.type === 'definition')
      return replace(inDefinition.exec(typed), shown.has(node.identifier) ? picture : link)
    if (node.type !== 'html') return []
    return [
      ...[...typed.matchAll(inImage)].flatMap((match) => replace(match, picture)),
      ...[...typed.matchAll(inAnchor)].flatMap((match) => replace(match, link)),
    ]
  })
}
