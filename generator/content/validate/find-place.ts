import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml'
import { oncePer } from '../../shared/once-per.ts'
import type { Place } from '../../shared/diagnostics/diagnostic.ts'
import type { ParsedSource } from '../parse/parse-source.ts'

export type Path = readonly PropertyKey[]

/**
 * The node at a path, and the place of its value. If it's missing: of the key whose name its own begins with, such as `image` for
 * `imageAlt`, or else of the last key found on the way.
 */
export function findPlace(source: ParsedSource, path: Path) {
  let node: Node | null | undefined = source.yaml.contents
  let offset = startOf(node) ?? 0
  for (const step of path) {
    const parent = node
    const pair = pairNamed(parent, String(step))
    const value: unknown = isSeq(parent) && typeof step === 'number' ? parent.items[step] : pair?.value
    node = value as Node | null | undefined
    offset = startOf(value) ?? startOf((pair ?? pairBeginning(parent, String(step)))?.key) ?? offset
  }
  return { node: node ?? undefined, place: source.placeAt(offset) }
}

/** The value at a path of plain data. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce((value, step) => (value as Record<PropertyKey, unknown> | null | undefined)?.[step], data)
}

/** The place of a key in the object at `path`. */
export function findKeyPlace(source: ParsedSource, path: Path, key: string): Place {
  const { node, place } = findPlace(source, path)
  const offset = startOf(pairNamed(node, key)?.key)
  return offset === undefined ? place : source.placeAt(offset)
}

/**
 * Maps offsets in a value to places in the file. YAML folding changes only whitespace, so this counts all other characters: once,
 * when the first place is requested.
 */
export function indexValue(source: ParsedSource, path: Path, text: string): (offset: number) => Place {
  const { node, place } = findPlace(source, path)
  let letters: readonly number[] | undefined
  // Where the last offset was, and how many letters are before it: offsets usually ascend.
  let [passed, count] = [0, 0]
  return (offset) => {
    letters ??= listLetters(node, source.yamlText)
    if (offset < passed) [passed, count] = [0, 0]
    count += text.slice(passed, offset).replaceAll(/\s/g, '').length
    passed = offset
    const at = letters[count]
    return at === undefined ? place : source.placeAt(at)
  }
}

/** The offset of each character of a value that isn't whitespace. */
function listLetters(node: Node | undefined, yamlText: string): number[] {
  const [start, end] = node?.range ?? []
  if (!isScalar(node) || start === undefined || end === undefined) return []
  const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'
  const isQuoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE'
  const letters: number[] = []
  for (let at = isBlock ? yamlText.indexOf('\n', start) + 1 : start + (isQuoted ? 1 : 0); at < end; at += 1) {
    const letter = yamlText[at] ?? ''
    if (/\s/.test(letter)) continue
    letters.push(at)
    // A doubled quote or an escaped character is one character in the text.
    const isPair = node.type === 'QUOTE_SINGLE' ? letter === "'" : node.type === 'QUOTE_DOUBLE' && letter === '\\'
    if (isPair) at += 1
  }
  return letters
}

/** A pair whose name begins this one. */
function pairBeginning(node: unknown, name: string): Pair | undefined {
  return isMap(node) ? node.items.find(({ key }) => isScalar(key) && name.startsWith(String(key.value))) : undefined
}

/** By name, once per map: thousands of unknown keys are each looked up several times. */
const pairsOf = oncePer((map: YAMLMap) => {
  const pairs = new Map<string, Pair>()
  for (const pair of map.items)
    if (isScalar(pair.key) && !pairs.has(String(pair.key.value))) pairs.set(String(pair.key.value), pair)
  return pairs
})

export function pairNamed(node: unknown, name: string): Pair | undefined {
  return isMap(node) ? pairsOf(node).get(name) : undefined
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0]
}
