import { isMap, isScalar, isSeq, type Node } from 'yaml'
import type { Place } from '../diagnostics/diagnostic.ts'
import type { ParsedSource } from '../load/parse-source.ts'
import type { Path } from './find-place.ts'

/** A text of a file as it was typed: a value with its quotes, or a line of the body. */
export interface TypedText {
  readonly typed: string
  readonly placeAt: (index: number) => Place
  /** Of a value: where it stands, and what YAML makes of it. */
  readonly value?: { readonly path: Path; readonly text: string }
}

/**
 * Visits every text of a file, values first. Keys are no texts: a wrong one is told as a key. The lines of a body are many,
 * and are not visited where `isWorthIt` says of all of them that nothing will be found.
 */
export function visitTexts(
  source: ParsedSource,
  see: (text: TypedText) => void,
  isWorthIt: (body: string) => boolean = () => true,
): void {
  visitValues(source.yaml.contents, [])
  if (!source.body || !isWorthIt(source.body.text)) return
  source.body.text.split('\n').forEach((typed, index) => {
    const line = (source.body?.firstLine ?? 1) + index
    see({ typed, placeAt: (column) => ({ line, column: column + 1 }) })
  })

  function visitValues(node: Node | null, path: Path): void {
    if (isMap(node))
      for (const { key, value } of node.items)
        visitValues(value as Node | null, [...path, isScalar(key) ? String(key.value) : ''])
    else if (isSeq(node))
      for (const [index, item] of node.items.entries()) visitValues(item as Node | null, [...path, index])
    else if (isScalar(node) && typeof node.value === 'string' && node.range) {
      const [start, end] = node.range
      const typed = source.yamlText.slice(start, end)
      see({ typed, placeAt: (index) => source.placeAt(start + index), value: { path, text: node.value } })
    }
  }
}
