import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type YAMLSeq } from 'yaml'
import type { Place } from '../../../shared/diagnostics/diagnostic.ts'

/** YAML that can be checked further: as it was typed or, after an error, as it was most likely meant. */
export interface YamlDocument {
  readonly yaml: Document.Parsed
  /** The text that was parsed; offsets of nodes count in it. */
  readonly yamlText: string
  readonly placeAt: (offset: number) => Place
  /** Numbers of the lines with reported errors: whatever else is wrong with them usually comes of that. */
  readonly correctedLines: ReadonlySet<number>
  /** What it says, untyped; `null` if it says nothing. */
  readonly data: unknown
  /** The texts in it, in their order, without keys. */
  readonly texts: readonly YamlValue[]
}

/** A text among the values. */
export interface YamlValue {
  readonly path: YamlNode['path']
  /** What YAML makes of it. */
  readonly text: string
  /** Where it was typed, with its quotes, in the text of the YAML. */
  readonly start: number
  readonly end: number
}

/** Parses YAML, with whatever errors it has. Repeated keys are found by us, and all of them. */
export function parseNodes(text: string): Document.Parsed {
  return parseDocument(text, { stringKeys: true, prettyErrors: false, uniqueKeys: false })
}

/** What parsed YAML says. */
export function describeNodes(
  yaml: Document.Parsed,
  nodes: readonly YamlNode[],
): Pick<YamlDocument, 'yaml' | 'data' | 'texts'> {
  const texts = nodes.flatMap(({ node, path, isKey }) => {
    if (isKey || !isScalar(node) || typeof node.value !== 'string' || !node.range) return []
    const [start, end] = node.range
    return [{ path, text: node.value, start, end }]
  })
  return { yaml, data: yaml.toJS({ maxAliasCount: 0 }) ?? null, texts }
}

/** A key, a value or an item, and what it is in. */
export interface YamlNode {
  readonly node: Node
  /** Keys and indexes on the way to it; of a key, to its value. */
  readonly path: readonly (string | number)[]
  readonly parent?: Pair | YAMLSeq
  readonly isKey?: true
}

/** All nodes in the order of the text. */
export function listNodes(yaml: Document.Parsed): YamlNode[] {
  const nodes: YamlNode[] = []
  const add = (one: YamlNode) => {
    nodes.push(one)
    const { node, path: above } = one
    if (isMap<Node, Node | null>(node)) {
      for (const pair of node.items) {
        const path = [...above, isScalar(pair.key) ? String(pair.key.value) : '']
        add({ node: pair.key, path, parent: pair, isKey: true })
        if (pair.value) add({ node: pair.value, path, parent: pair })
      }
    } else if (isSeq<Node>(node)) {
      for (const [index, item] of node.items.entries()) add({ node: item, path: [...above, index], parent: node })
    }
  }
  if (yaml.contents) add({ node: yaml.contents, path: [] })
  return nodes
}

export function startOf(node: unknown): number {
  return (node as Node | null | undefined)?.range?.[0] ?? 0
}
