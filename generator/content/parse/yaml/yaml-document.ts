import { type Document, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { Place } from '../../../shared/diagnostics/diagnostic.ts'

/** YAML that can be checked further: as it was typed or, where it has faults, as it was most likely meant. */
export interface YamlDocument {
  /** Its nodes. Of plain keys they are parsed when they are asked for: only a fault needs to know where something stands. */
  readonly readNodes: () => Document.Parsed
  /** The text of which they are; their offsets count in it. */
  readonly yamlText: string
  /** Line and column of an offset in it. */
  readonly placeAt: (offset: number) => Place
  /** Numbers of the lines whose faults were told: whatever else is wrong with them mostly comes of that. */
  readonly mendedLines: ReadonlySet<number>
  /** What it says, untyped; `null` where it says nothing. */
  readonly data: unknown
  /** The texts in it, in their order. Keys are none. */
  readonly texts: readonly YamlValue[]
}

/** A text among the values. */
export interface YamlValue {
  readonly path: readonly (string | number)[]
  /** What YAML makes of it. */
  readonly text: string
  /** Where it was typed, with its quotes, in the text of the YAML. */
  readonly start: number
  readonly end: number
}

/** Parses YAML, with whatever faults it has. */
export function parseNodes(text: string): Document.Parsed {
  return parseDocument(text, { stringKeys: true, prettyErrors: false, uniqueKeys: false })
}

/** What parsed YAML says, beside its nodes. */
export function describeNodes(yaml: Document.Parsed): Pick<YamlDocument, 'readNodes' | 'data' | 'texts'> {
  const data: unknown = yaml.toJS({ maxAliasCount: 0 }) ?? null
  return { readNodes: () => yaml, data, texts: listTexts(yaml.contents, []) }
}

function listTexts(node: unknown, path: YamlValue['path']): YamlValue[] {
  if (isMap(node))
    return node.items.flatMap(({ key, value }) => listTexts(value, [...path, isScalar(key) ? String(key.value) : '']))
  if (isSeq(node)) return node.items.flatMap((item, index) => listTexts(item, [...path, index]))
  if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return []
  const [start, end] = node.range
  return [{ path, text: node.value, start, end }]
}
