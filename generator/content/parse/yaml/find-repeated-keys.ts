import { type Document, isScalar, isSeq, type Pair, visit, type YAMLMap } from 'yaml'
import { mendLine, type YamlFault } from './yaml-fault.ts'
import type { YamlText } from './yaml-text.ts'

/** Keys that stand twice in one group; where a whole entry does, the `- ` that begins it was lost. */
export function findRepeatedKeys(yaml: Document, text: YamlText): YamlFault[] {
  const faults: YamlFault[] = []
  visit(yaml, {
    Map(_, map, path) {
      const repeated = listRepeated(map)
      const [first] = repeated
      const isEntry = isSeq(path.at(-1)) && repeated.length > 1 && nameOf(first) === nameOf(map.items[0])
      const entry = isEntry && first ? explainEntry(first, text) : undefined
      faults.push(...(entry ? [entry] : repeated.map((pair) => explainKey(pair, text))))
    },
  })
  return faults
}

/** Takes away what was told, so that the first of two is what is read and checked. */
export function dropRepeatedKeys(yaml: Document): void {
  visit(yaml, {
    Map(_, map) {
      const repeated = new Set(listRepeated(map))
      if (repeated.size > 0) map.items = map.items.filter((pair) => !repeated.has(pair))
    },
  })
}

function listRepeated(map: YAMLMap): Pair[] {
  const seen = new Set<string>()
  return map.items.filter((pair) => {
    const name = nameOf(pair)
    if (name === undefined || !seen.has(name)) {
      if (name !== undefined) seen.add(name)
      return false
    }
    return true
  })
}

function explainEntry(pair: Pair, { lines, placeAt }: YamlText): YamlFault | undefined {
  const { line, column } = placeAt(startOf(pair))
  const typed = lines[line - 1] ?? ''
  if (column < 3 || typed.slice(0, column - 1).trim() !== '') return undefined
  const mended = `${typed.slice(0, column - 3)}- ${typed.slice(column - 1)}`
  return {
    message: `The keys of this entry stand a second time from here: the \`- \` that begins the next entry is missing.`,
    place: { line, column },
    hint: `write \`${mended.trim().slice(0, 80)}\`.`,
    mended: mendLine(line, mended),
  }
}

function explainKey(pair: Pair, { lines, placeAt }: YamlText): YamlFault {
  const place = placeAt(startOf(pair))
  return {
    message: `The key \`${nameOf(pair)}\` stands twice in one group.`,
    place,
    hint: 'keep one of the two.',
    mended: mendLine(place.line, lines[place.line - 1] ?? ''),
  }
}

function nameOf(pair: Pair | undefined): string | undefined {
  return isScalar(pair?.key) ? String(pair.key.value) : undefined
}

function startOf({ key }: Pair): number {
  return (isScalar(key) && key.range?.[0]) || 0
}
