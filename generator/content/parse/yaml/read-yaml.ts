import type { Document, YAMLError } from 'yaml'
import type { Place } from '../../../shared/diagnostics/diagnostic.ts'
import { explainError } from './explain-error.ts'
import { dropRepeatedKeys, findMisread } from './find-misread.ts'
import { indexText, type YamlDiagnostic, type YamlText } from './yaml-diagnostic.ts'
import { describeNodes, listNodes, parseNodes, type YamlDocument, type YamlNode } from './yaml-document.ts'

/** What is reported of a text, and the text as it is checked further. */
export interface YamlReading {
  readonly diagnostics: readonly YamlDiagnostic[]
  /** Absent after an error of which no one can know what was meant. */
  readonly document?: YamlDocument
  readonly nodes: readonly YamlNode[]
}

/** Each round parses the file again: after so many errors of syntax an editor has enough to do. */
const mostRounds = 20

/** Characters that are parsed in all rounds together; a giant with an error on each line would take seconds. */
const mostParsed = 500_000

/**
 * Parses YAML and finds all that is no YAML, or would be read otherwise than it was meant. YAML stops at its first error;
 * so each line that has one is put right as the hint says, and the file read again: one run reports everything.
 */
export function readYaml(text: string): YamlReading {
  const diagnostics: YamlDiagnostic[] = []
  const correctedLines = new Set<number>()
  let yamlText = text
  for (let round = 0; round < mostRounds && round * text.length < mostParsed; round += 1) {
    const yaml = parseNodes(yamlText)
    const nodes = listNodes(yaml)
    const source = indexText(yamlText)
    const { reported, mendedOnly } = findDiagnostics(yaml, nodes, source, { diagnostics, correctedLines })
    const found = [...reported, ...mendedOnly]
    diagnostics.push(...reported)
    if (found.some(({ mended }) => !mended)) return { diagnostics, nodes: [] }
    const next = mendText(yamlText, found)
    for (const { place, mended } of found)
      for (const line of [place.line, ...(mended?.keys() ?? [])]) correctedLines.add(line)
    if (reported.length === 0 && next === yamlText) {
      if (listErrors(yaml).length > 0) return { diagnostics, nodes: [] }
      if (correctedLines.size > 0) dropRepeatedKeys(nodes)
      const placeAt = placeBy(source, text, correctedLines)
      return { diagnostics, nodes, document: { ...describeNodes(yaml), yamlText, placeAt, correctedLines } }
    }
    yamlText = next
  }
  return { diagnostics, nodes: [] }
}

/** What is found in one round: of a line the first diagnostic is reported, and others are mended only. */
interface Found {
  readonly reported: readonly YamlDiagnostic[]
  readonly mendedOnly: readonly YamlDiagnostic[]
}

/** The first error of syntax, since those behind it mostly come of it; or else all that is hidden in good YAML. */
function findDiagnostics(
  yaml: Document.Parsed,
  nodes: readonly YamlNode[],
  text: YamlText,
  before: { readonly diagnostics: readonly YamlDiagnostic[]; readonly correctedLines: ReadonlySet<number> },
): Found {
  const isNew = ({ place }: YamlDiagnostic) => !before.correctedLines.has(place.line)
  const [error] = listErrors(yaml)
  const found = error && explainError(error, yaml, text)
  if (!found) {
    const hidden = findMisread(nodes, text)
    return { reported: hidden.filter(isNew), mendedOnly: hidden.filter((one) => !isNew(one)) }
  }
  const isDoubtful = found.isGuess ?? found.canEcho ?? !found.mended
  const isEcho = isDoubtful && before.diagnostics.some(({ isGuess }) => isGuess)
  if (isEcho) return { reported: [], mendedOnly: [] }
  if (!isNew(found)) return { reported: [], mendedOnly: [found] }
  if (found.mended) return { reported: [found], mendedOnly: [] }
  // No one knows what the rest means; what is above the error can be reported all the same.
  const above = findMisread(nodes, text).filter((one) => isNew(one) && one.place.line < found.place.line)
  return { reported: [...above, found], mendedOnly: [] }
}

function listErrors({ errors, warnings }: Document.Parsed): readonly YAMLError[] {
  return [...errors, ...warnings].toSorted((a, b) => a.pos[0] - b.pos[0])
}

function mendText(text: string, found: readonly YamlDiagnostic[]): string {
  const mended = new Map(found.flatMap((one) => [...(one.mended ?? [])]))
  if (mended.size === 0) return text
  return text
    .split('\n')
    .map((line, index) => mended.get(index + 1) ?? line)
    .join('\n')
}

/** Places are those of the lines as they were typed, which may be shorter. */
function placeBy({ placeAt }: YamlText, typed: string, correctedLines: ReadonlySet<number>): (offset: number) => Place {
  const lines = correctedLines.size > 0 ? typed.split('\n') : []
  return (offset) => {
    const { line, column } = placeAt(offset)
    return { line, column: correctedLines.has(line) ? Math.min(column, (lines[line - 1] ?? '').length + 1) : column }
  }
}
