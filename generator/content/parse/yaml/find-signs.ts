import { type Alias, type Document, isAlias, isScalar, type Node, visit } from 'yaml'
import { explainSign } from './explain-sign.ts'
import type { YamlFault } from './yaml-fault.ts'
import type { YamlText } from './yaml-text.ts'

/**
 * Names that YAML gives to parts (`&Troy`), where they are repeated (`*Troy`), and what it says of their kind (`! Troy`). Editors mean a text; and a small file
 * of such names can grow without end, so that a real one is told and not read on.
 */
export function findSigns(yaml: Document, { lines, placeAt }: YamlText): YamlFault[] {
  const found: Node[] = []
  const names = new Set<string>()
  visit(yaml, {
    Node(_, node) {
      if (!isAlias(node) && node.anchor !== undefined) names.add(node.anchor)
      const isMarked = isScalar(node) && (node.anchor !== undefined || node.tag !== undefined)
      if (isAlias(node) || isMarked) found.push(node)
    },
  })
  const repeated = found.find((node): node is Alias => isAlias(node) && names.has(node.source))
  if (repeated) return [explainRepetition(repeated, placeAt(repeated.range?.[0] ?? 0))]
  return found.flatMap((node) => {
    const place = placeAt(node.range?.[0] ?? 0)
    const fault = explainSign(lines, place.line)
    if (fault) return [fault]
    return isAlias(node) ? [explainRepetition(node, place)] : []
  })
}

function explainRepetition({ source }: Alias, place: YamlFault['place']): YamlFault {
  return {
    message: `\`*${source}\` repeats another part of the file, which is not allowed here.`,
    place,
    hint: 'put a text that begins with a star in quotes; what shall be repeated is written out.',
  }
}
