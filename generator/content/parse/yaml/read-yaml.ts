import type { Document, YAMLError } from 'yaml'
import type { Place } from '../../../shared/diagnostics/diagnostic.ts'
import { checkNodes } from './check-yaml-size.ts'
import { explainError } from './explain-error.ts'
import { dropRepeatedKeys, findMisread } from './find-misread.ts'
import { indexText, type YamlDiagnostic, type YamlText } from './yaml-diagnostic.ts'
import { describeNodes, listNodes, parseNodes, type YamlDocument, type YamlNode } from './yaml-document.ts'

/** What is reported of a text, and the text as it is checked further. */
interface YamlReading {
  readonly diagnostics: readonly YamlDiagnostic[]
  /** Absent after an error of which no one can know what was meant. */
  readonly document?: YamlDocument
}

/** Each round parses the file again: after so many errors of syntax an editor has enough to do. */
const mostRounds = 20

/** Characters that are parsed in all rounds together; a giant with an error on each line would take seconds. */
const mostParsed = 500_000

/** Parses YAML. Each line with an error is corrected as its hint says, and the text read again: one run reports everything. */
export function readYaml(text: string): YamlReading {
  const diagnostics: YamlDiagnostic[] = []
  const correctedLines = new Set<number>()
  let yamlText = text
  for (let round = 0; round < mostRounds && round * text.length < mostParsed; round += 1) {
    const yaml = parseNodes(yamlText)
    const nodes = listNodes(yaml)
    const source = indexText(yamlText)
    const found = findDiagnostics(yaml, nodes, source, diagnostics)
    // Of a line the first diagnostic is reported, and others are only corrected.
    const reported = found.filter(({ place }) => !correctedLines.has(place.line))
    diagnostics.push(...reported)
    if (found.some(({ corrected }) => !corrected)) return { diagnostics }
    const corrections = new Map(found.flatMap(({ corrected }) => [...(corrected ?? [])]))
    const next = source.lines.map((line, index) => corrections.get(index + 1) ?? line).join('\n')
    for (const line of [...found.map(({ place }) => place.line), ...corrections.keys()]) correctedLines.add(line)
    if (reported.length === 0 && next === yamlText) {
      if (listErrors(yaml).length > 0) return { diagnostics }
      const placeAt = placeBy(source, text, correctedLines)
      if (correctedLines.size > 0) dropRepeatedKeys(nodes)
      const read = correctedLines.size > 0 ? listNodes(yaml) : nodes
      const excess = checkNodes(read, placeAt)
      if (excess) return { diagnostics: [...diagnostics, excess] }
      return { diagnostics, document: { ...describeNodes(yaml, read), yamlText, placeAt, correctedLines } }
    }
    yamlText = next
  }
  return { diagnostics }
}

/** The first error of syntax, since later ones usually come of it; or else all that is hidden in good YAML. */
function findDiagnostics(
  yaml: Document.Parsed,
  nodes: readonly YamlNode[],
  text: YamlText,
  before: readonly YamlDiagnostic[],
): readonly YamlDiagnostic[] {
  const [error] = listErrors(yaml)
  const found = error && explainError(error, yaml, text)
  if (!found) return findMisread(nodes, text)
  const isDoubtful = found.isGuess ?? found.canEcho ?? !found.corrected
  if (isDoubtful && before.some(({ isGuess }) => isGuess)) return []
  if (found.corrected) return [found]
  // No one knows what the rest means; what is above the error can be reported all the same.
  return [...findMisread(nodes, text).filter(({ place }) => place.line < found.place.line), found]
}

function listErrors({ errors, warnings }: Document.Parsed): readonly YAMLError[] {
  return [...errors, ...warnings].toSorted((a, b) => a.pos[0] - b.pos[0])
}

/** Places are those of the lines as they were typed, which may be shorter. */
function placeBy({ placeAt }: YamlText, typed: string, correctedLines: ReadonlySet<number>): (offset: number) => Place {
  const lines = correctedLines.size > 0 ? typed.split('\n') : []
  return (offset) => {
    const { line, column } = placeAt(offset)
    return { line, column: correctedLines.has(line) ? Math.min(column, (lines[line - 1] ?? '').length + 1) : column }
  }
}
