import { listNodes, parseTree, typedOf } from '../../content/markdown/tree.ts'
import { type Addresses, applyEdits, type Edit, rewriteMarks } from './rewrite-marks.ts'

/** Replaces image and link addresses in a Markdown text. Everything else, code above all, stays as typed. */
export function rewriteBody(body: string, addresses: Addresses): string {
  const plain = rewriteMarks(body, addresses)
  return applyEdits(plain, listAddressEdits(plain, addresses))
}

const typedAddress = String.raw`(<[^>\n]*>|[^\s)]+)`
const inPlace = new RegExp(String.raw`\]\(\s*${typedAddress}`, 'dg')
const inDefinition = new RegExp(String.raw`^\[[^]*?\]:\s*${typedAddress}`, 'd')
const inImage = /<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/dgi
const inAnchor = /<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/dgi

function listAddressEdits(body: string, { picture, link }: Addresses): Edit[] {
  const nodes = listNodes(parseTree(body))
  const shown = new Set(nodes.flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])))
  return nodes.flatMap((node) => {
    const { typed, start } = typedOf(node, body)
    const replace = (match: RegExpExecArray | undefined | null, write: Addresses['link']): Edit[] => {
      const range = match?.indices?.slice(1).find((found) => found !== undefined)
      const text = range && write(typed.slice(...range).replace(/^<(.*)>$/, '$1'))
      return range && text !== undefined ? [{ start: start + range[0], end: start + range[1], text }] : []
    }
    if (node.type === 'image') return replace([...typed.matchAll(inPlace)].at(-1), picture)
    // A bare address has no brackets before it.
    if (node.type === 'link') return replace([...typed.matchAll(inPlace)].at(-1), link)
    if (node.type === 'definition')
      return replace(inDefinition.exec(typed), shown.has(node.identifier) ? picture : link)
    if (node.type !== 'html') return []
    return [
      ...[...typed.matchAll(inImage)].flatMap((match) => replace(match, picture)),
      ...[...typed.matchAll(inAnchor)].flatMap((match) => replace(match, link)),
    ]
  })
}
