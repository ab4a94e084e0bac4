import type { Document, YAMLError } from 'yaml'
import type { Place } from '../../../shared/diagnostics/diagnostic.ts'
import { explainSyntax } from './explain-syntax.ts'
import { findCutTexts } from './find-cut-texts.ts'
import { dropRepeatedKeys, findRepeatedKeys } from './find-repeated-keys.ts'
import { findSigns } from './find-signs.ts'
import { findSwallowedItems } from './find-swallowed-items.ts'
import { describeNodes, parseNodes, type YamlDocument } from './yaml-document.ts'
import type { YamlFault } from './yaml-fault.ts'
import { indexText, type YamlText } from './yaml-text.ts'

/** What is told of a text, and the text as it is checked further. */
export interface YamlReading {
  readonly faults: readonly YamlFault[]
  /** Absent after a fault of which nobody can know what was meant. */
  readonly document?: YamlDocument
}

/** Each round parses the file anew: after so many faults of syntax somebody has enough to do. */
const mostRounds = 20

/** Characters that are parsed in all rounds together; a giant with a fault on each line would take seconds. */
const mostParsed = 500_000

/**
 * Parses YAML and finds all that is no YAML, or would be read otherwise than it was meant. YAML stops at its first fault;
 * so each line that has one is put right as the hint says, and the file read again: one run tells everything.
 */
export function readYaml(text: string): YamlReading {
  const faults: YamlFault[] = []
  const mendedLines = new Set<number>()
  let yamlText = text
  for (let round = 0; round < mostRounds && round * text.length < mostParsed; round += 1) {
    const yaml = parseNodes(yamlText)
    const source = indexText(yamlText)
    const { told, untold } = findFaults(yaml, source, { faults, mendedLines })
    faults.push(...told)
    if ([...told, ...untold].some(({ mended }) => !mended)) return { faults }
    const next = mendText(yamlText, [...told, ...untold])
    for (const { place, mended } of [...told, ...untold]) {
      mendedLines.add(place.line)
      for (const line of mended?.keys() ?? []) mendedLines.add(line)
    }
    if (told.length === 0 && next === yamlText) {
      if (listErrors(yaml).length > 0) return { faults }
      dropRepeatedKeys(yaml)
      const placeAt = placeBy(source, text, mendedLines)
      return { faults, document: { ...describeNodes(yaml), yamlText, placeAt, mendedLines } }
    }
    yamlText = next
  }
  return { faults }
}

/** What is found in one round: of a line the first fault is told, and others are mended only. */
interface Found {
  readonly told: readonly YamlFault[]
  readonly untold: readonly YamlFault[]
}

/** The first fault of syntax, since those behind it are mostly its echo; or else all that is hidden in good YAML. */
function findFaults(
  yaml: Document.Parsed,
  text: YamlText,
  before: { readonly faults: readonly YamlFault[]; readonly mendedLines: ReadonlySet<number> },
): Found {
  const isNew = ({ place }: YamlFault) => !before.mendedLines.has(place.line)
  const [error] = listErrors(yaml)
  const fault = error && explainSyntax(error, yaml, text)
  if (!fault) {
    const hidden = findHidden(yaml, text)
    return { told: hidden.filter(isNew), untold: hidden.filter((one) => !isNew(one)) }
  }
  const isDoubtful = fault.isGuess ?? fault.canEcho ?? !fault.mended
  const isEcho = isDoubtful && before.faults.some(({ isGuess }) => isGuess)
  if (isEcho) return { told: [], untold: [] }
  if (!isNew(fault)) return { told: [], untold: [fault] }
  if (fault.mended) return { told: [fault], untold: [] }
  // Nobody knows what the rest means; what stands above the fault can be told all the same.
  const above = findHidden(yaml, text).filter((one) => isNew(one) && one.place.line < fault.place.line)
  return { told: [...above, fault], untold: [] }
}

function listErrors({ errors, warnings }: Document.Parsed): readonly YAMLError[] {
  return [...errors, ...warnings].toSorted((a, b) => a.pos[0] - b.pos[0])
}

/** What YAML reads otherwise than it was meant; of a line the first. */
function findHidden(yaml: Document.Parsed, text: YamlText): YamlFault[] {
  const found = [findSigns, findCutTexts, findSwallowedItems, findRepeatedKeys].flatMap((find) => find(yaml, text))
  const sorted = found.toSorted((a, b) => a.place.line - b.place.line)
  return sorted.filter(({ place }, index) => place.line !== sorted[index - 1]?.place.line)
}

function mendText(text: string, faults: readonly YamlFault[]): string {
  const mended = new Map(faults.flatMap((fault) => [...(fault.mended ?? [])]))
  if (mended.size === 0) return text
  return text
    .split('\n')
    .map((line, index) => mended.get(index + 1) ?? line)
    .join('\n')
}

/** Places are those of the lines as they were typed, which may be shorter. */
function placeBy({ placeAt }: YamlText, typed: string, mendedLines: ReadonlySet<number>): (offset: number) => Place {
  const lines = mendedLines.size > 0 ? typed.split('\n') : []
  return (offset) => {
    const { line, column } = placeAt(offset)
    return { line, column: mendedLines.has(line) ? Math.min(column, (lines[line - 1] ?? '').length + 1) : column }
  }
}
