import type { Document, YAMLError } from 'yaml'
import type { Place } from '../../../shared/diagnostics/diagnostic.ts'
import { checkNodes } from './check-yaml-size.ts'
import { explainError } from './explain-error.ts'
import { dropRepeatedKeys, findMisread } from './find-misread.ts'
import { indexText, type YamlDiagnostic, type YamlText } from './yaml-diagnostic.ts'
import { listNodes, listTexts, parseNodes, type YamlDocument, type YamlNode } from './yaml-document.ts'

/** Each round parses the file again. After this many syntax errors, there is enough to fix. */
const mostRounds = 20

/** Total characters parsed in all rounds. A huge file with an error on every line would take seconds. */
const mostParsed = 500_000

/** Parses YAML, and again after each correction, so that one run reports everything. There is no document after other errors. */
export function readYaml(text: string) {
  const diagnostics: YamlDiagnostic[] = []
  const correctedLines = new Set<number>()
  let yamlText = text
  for (let round = 0; round < mostRounds && round * text.length < mostParsed; round += 1) {
    const yaml = parseNodes(yamlText)
    const nodes = listNodes(yaml)
    const source = indexText(yamlText)
    const found = findDiagnostics(yaml, nodes, source, diagnostics)
    // Report only the first diagnostic of a line. Later ones only correct it.
    const reported = found.filter(({ place }) => !correctedLines.has(place.line))
    diagnostics.push(...reported)
    if (found.some(({ corrected }) => !corrected)) return { diagnostics }
    const corrections = new Map(found.flatMap(({ corrected }) => [...(corrected ?? [])]))
    const next = source.lines.map((line, index) => corrections.get(index + 1) ?? line).join('\n')
    for (const line of [...found.map(({ place }) => place.line), ...corrections.keys()]) correctedLines.add(line)
    if (reported.length === 0 && next === yamlText) {
      if (listErrors(yaml).length > 0) return { diagnostics }
      const isCorrected = correctedLines.size > 0
      if (isCorrected) dropRepeatedKeys(nodes)
      const read = isCorrected ? listNodes(yaml) : nodes
      const placeAt = isCorrected ? placeBy(source, text) : source.placeAt
      const tooLarge = checkNodes(read, placeAt)
      if (tooLarge) return { diagnostics: [...diagnostics, tooLarge] }
      const data: unknown = yaml.toJS({ maxAliasCount: 0 }) ?? null
      const document: YamlDocument = { yaml, data, texts: listTexts(read), yamlText, placeAt, correctedLines }
      return { diagnostics, document }
    }
    yamlText = next
  }
  return { diagnostics }
}

/** The first syntax error, since later ones usually follow from it. Without one, everything that valid YAML may hide. */
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
  // The rest is unclear, but problems above the error can still be reported.
  return [...findMisread(nodes, text).filter(({ place }) => place.line < found.place.line), found]
}

function listErrors({ errors, warnings }: Document.Parsed): readonly YAMLError[] {
  return [...errors, ...warnings].toSorted((a, b) => a.pos[0] - b.pos[0])
}

/** Maps places to the source lines, which may be shorter than the corrected ones. */
function placeBy({ placeAt }: YamlText, typed: string): (offset: number) => Place {
  const lines = typed.split('\n')
  return (offset) => {
    const { line, column } = placeAt(offset)
    return { line, column: Math.min(column, (lines[line - 1] ?? '').length + 1) }
  }
}
