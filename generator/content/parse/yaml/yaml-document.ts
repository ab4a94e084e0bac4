import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLSeq,
} from 'yaml'
import type { Place } from '../../../shared/diagnostics/diagnostic.ts'

/** Parsed YAML, as typed or with errors corrected. */
export interface YamlDocument {
  readonly yaml: Document.Parsed
  /** The text that was parsed. Offsets of nodes refer to it. */
  readonly yamlText: string
  readonly placeAt: (offset: number) => Place
  /** Lines with reported errors. Further problems there usually follow from those. */
  readonly correctedLines: ReadonlySet<number>
  /** Its data, untyped; `null` if it's empty. */
  readonly data: unknown
  /** Its string values in order, without keys. */
  readonly texts: readonly YamlValue[]
}

export interface YamlValue {
  readonly path: YamlNode['path']
  /** The parsed text. */
  readonly text: string
  /** Its offset in the YAML source, with quotes. */
  readonly start: number
  readonly end: number
}

/** Parses YAML, keeping errors in the result. We find duplicate keys ourselves, so that all are reported. */
export function parseNodes(text: string): Document.Parsed {
  return parseDocument(text, { stringKeys: true, prettyErrors: false, uniqueKeys: false })
}

export function listTexts(nodes: readonly YamlNode[]): YamlValue[] {
  return nodes.flatMap(({ node, path, isKey }) => {
    if (isKey || !isScalar(node) || typeof node.value !== 'string' || !node.range) return []
    const [start, end] = node.range
    return [{ path, text: node.value, start, end }]
  })
}

/** A key, value or list item, and its parent. */
export interface YamlNode {
  readonly node: Node
  /** Keys and indexes that lead to it; for a key, to its value. */
  readonly path: readonly (string | number)[]
  readonly parent?: Pair | YAMLSeq
  readonly isKey?: true
}

/** All nodes in document order. */
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

export function isPlain(node: unknown): node is Scalar {
  return isScalar(node) && node.type === 'PLAIN'
}
