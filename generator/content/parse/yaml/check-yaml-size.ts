import { isScalar, isSeq } from 'yaml'
import type { Finding, Place } from '../../../shared/diagnostics/diagnostic.ts'
import { controlCharacter, nameCharacter } from '../check-text.ts'
import { placeIn } from '../place-in.ts'
import type { YamlDiagnostic } from './yaml-diagnostic.ts'
import { startOf, type YamlNode } from './yaml-document.ts'

/** Nesting depth. Site content needs five levels. */
const deepest = 50

/** Keys and items in a file. The redirects of ten thousand old posts need thirty thousand. */
const mostNodes = 50_000

/** Each key takes a line, or a comma before the next. */
const mostLines = 40_000

/** Colons in a line: each may begin another level, and 3,000 levels overflow the stack. Sentences have a few. */
const mostColons = 1000

const splitHint = 'split it, or keep only what a page shows.'

/** Reports YAML that is too long or nested too deep, before the parser recurses until the stack overflows. */
export function checkYamlSize(text: string): Finding | undefined {
  const lines = text.split('\n')
  if (lines.length > mostLines) {
    const message = `The YAML has ${lines.length} lines. The limit is ${mostLines}.`
    const place = { line: mostLines + 1, column: 1 }
    return { code: 'content/too-large', message, place, hint: splitHint }
  }
  const keys = lines.findIndex((line) => line.split(/:[ \t]/).length > mostColons)
  if (keys >= 0) {
    const message = `This line has ${mostColons} colons or more.`
    const place = { line: keys + 1, column: 1 }
    return { code: 'content/too-large', message, place, hint: 'break it into several lines, one for each key.' }
  }
  // Each block level takes at least one column, or a `- ` on the same line.
  const offset = /^(?:[ \t]|[-?:][ \t]){101}/m.exec(text)?.index ?? findDeepBracket(text)
  if (offset === undefined) return undefined
  const message = `The YAML nests deeper than ${deepest} levels.`
  const hint = 'put quotes around text with many brackets or hyphens.'
  return { code: 'content/too-large', message, place: placeIn(text, offset), hint }
}

/** Finds nested brackets. Those in text count too, but text never leaves that many open. */
function findDeepBracket(text: string): number | undefined {
  let depth = 0
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}]/g)) {
    depth = Math.max(0, depth + (bracket === '[' || bracket === '{' ? 1 : -1))
    if (depth > deepest) return index
  }
  return undefined
}

const noLetter = new RegExp(`${controlCharacter.source}|\\p{Surrogate}`, 'u')

/** Reports parsed YAML with too many keys and items, or an escape (`"\0"`) that isn't a valid character. */
export function checkNodes(nodes: readonly YamlNode[], placeAt: (offset: number) => Place): YamlDiagnostic | undefined {
  const counted = nodes.filter(({ parent, isKey }) => isKey || isSeq(parent))
  const tooMany = counted[mostNodes]?.node
  if (tooMany) {
    const message = `The file has more than ${mostNodes} keys and items.`
    return { code: 'content/too-large', message, place: placeAt(startOf(tooMany)), hint: splitHint }
  }
  for (const { node } of nodes) {
    const value = isScalar(node) && typeof node.value === 'string' ? node.value : ''
    const index = value.search(noLetter)
    if (index < 0) continue
    const message = `The text has a \`\\\` code for ${nameCharacter(value, index)}, which browsers can't show.`
    return { code: 'content/invalid-value', message, place: placeAt(startOf(node)), hint: 'write the text without it.' }
  }
  return undefined
}
