import { isMap, isScalar, isSeq, type Node, type Pair } from 'yaml'
import type { Place } from '../diagnostics/diagnostic.ts'
import type { ParsedSource } from '../load/parse-source.ts'

export type Path = readonly PropertyKey[]

/** What stands at a path: its node, and the place of its value or, where that is missing, of the last key on the way. */
export interface Found {
  readonly node: Node | undefined
  readonly place: Place
}

/** Follows `path` through the YAML as far as it goes. */
export function findPlace(source: ParsedSource, path: Path): Found {
  let node: Node | null | undefined = source.yaml.contents
  let offset = startOf(node) ?? 0
  for (const step of path) {
    const pair: Pair | undefined = isMap(node) ? node.items.find((item) => keyOf(item) === String(step)) : undefined
    const keyOffset = startOf(pair?.key)
    node =
      isSeq(node) && typeof step === 'number'
        ? (node.items[step] as Node | undefined)
        : (pair?.value as Node | undefined)
    offset = startOf(node) ?? keyOffset ?? offset
  }
  return { node: node ?? undefined, place: source.placeAt(offset) }
}

/** The place of a key itself, inside the map at `path`. */
export function findKeyPlace(source: ParsedSource, path: Path, key: string): Place {
  const { node, place } = findPlace(source, path)
  const pair = isMap(node) ? node.items.find((item) => keyOf(item) === key) : undefined
  const offset = startOf(pair?.key)
  return offset === undefined ? place : source.placeAt(offset)
}

/** Where `needle` stands for the `occurrence`th time (from 0) in the text of the value at `path`, as the author typed it. */
export function findInValue(source: ParsedSource, path: Path, needle: string, occurrence = 0): Place {
  const { node, place } = findPlace(source, path)
  const [start, , end] = node?.range ?? []
  if (start === undefined || end === undefined) return place
  let at = start - 1
  for (let count = 0; count <= occurrence; count += 1) {
    at = source.yamlText.indexOf(needle, at + 1)
    if (at < 0 || at >= end) return place
  }
  return source.placeAt(at)
}

/** The text of a value as typed: `02115` stays `02115`, though YAML reads a number. */
export function sourceOf(node: Node | undefined): string | undefined {
  return isScalar(node) ? node.source : undefined
}

function keyOf(pair: Pair): string | undefined {
  return isScalar(pair.key) ? String(pair.key.value) : undefined
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0]
}
