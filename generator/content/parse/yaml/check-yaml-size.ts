import { isScalar, isSeq, Lexer, type Node } from 'yaml'
import type { Place } from '../../../shared/diagnostics/diagnostic.ts'
import { controlCharacter, nameCharacter, type TextDiagnostic } from '../check-text.ts'
import { placeIn } from '../place-in.ts'
import { startOf, type YamlNode } from './yaml-document.ts'

/** Keys inside keys: the content of a site comes to five. */
const deepest = 50

/** Keys and items of one file: two hundred questions have six hundred. */
const mostNodes = 5000

/** A key has a line of its own, or a comma before the next. */
const mostLines = 4000
const mostCharacters = 300_000

/**
 * Reports where a YAML text is longer or nests deeper than anything that is meant, before it is parsed:
 * the parser goes into each level anew until its stack ends, and compares each key with all before it.
 */
export function checkYamlSize(text: string): TextDiagnostic | undefined {
  const lines = text.split('\n')
  if (lines.length > mostLines) return describeLong(`${lines.length} lines`, `${mostLines}`, mostLines + 1)
  if (text.length > mostCharacters) return describeLong(`${text.length} characters`, `${mostCharacters}`, 1)
  const offset = findDeepLine(text)
  return offset === undefined ? checkBrackets(text) : describeDeep(placeIn(text, offset))
}

function describeLong(size: string, most: string, line: number): TextDiagnostic {
  const message = `The YAML has ${size}. At most ${most} are read.`
  return {
    code: 'content/too-large',
    message,
    place: { line, column: 1 },
    hint: 'split it, or keep what a page shows.',
  }
}

function describeDeep(place: Place): TextDiagnostic {
  const message = `The YAML nests deeper than ${deepest} levels.`
  return { code: 'content/too-large', message, place, hint: 'put a text with many brackets or hyphens in quotes.' }
}

/** Each level of a block costs a column at least, or `- ` before the next on the same line. */
function findDeepLine(text: string): number | undefined {
  const deep = /^(?:[ \t]|[-?:][ \t]){101}/m.exec(text)
  return deep?.index
}

/** Brackets in brackets, and what stands between them. */
function checkBrackets(text: string): TextDiagnostic | undefined {
  const brackets = text.match(/[[{]/g)?.length ?? 0
  const commas = text.match(/,/g)?.length ?? 0
  if (brackets === 0 || (brackets <= deepest && commas <= mostNodes)) return undefined
  let depth = 0
  let items = 0
  let offset = 0
  for (const token of new Lexer().lex(text)) {
    if (token === '[' || token === '{') depth += 1
    if (token === ']' || token === '}') depth -= 1
    if (token === ',') items += 1
    if (depth > deepest) return describeDeep(placeIn(text, offset))
    if (items > mostNodes) return describeMany(placeIn(text, offset))
    // The lexer says in signs of its own, which stand nowhere in the text, what comes next.
    if (!signs.has(token)) offset += token.length
  }
  return undefined
}

/** Byte order mark, document, end of a flow, scalar. */
const signs: ReadonlySet<string> = new Set(['\u{FEFF}', '\u0002', '\u0018', '\u001F'])

/** Reports where parsed YAML has more keys and items than can be meant, or an escape (`"\0"`) that stands for no letter. */
export function checkNodes(nodes: readonly YamlNode[], placeAt: (offset: number) => Place): TextDiagnostic | undefined {
  const counted = nodes.filter(({ parent, isKey }) => isKey || isSeq(parent))
  const tooMany = counted[mostNodes]?.node
  if (tooMany) return describeMany(placeAt(startOf(tooMany)))
  for (const { node } of nodes) {
    const found = isScalar(node) && typeof node.value === 'string' && checkEscapes(node.value, placeAt, node)
    if (found) return found
  }
  return undefined
}

function describeMany(place: Place): TextDiagnostic {
  const message = `The file has more than ${mostNodes} keys and items.`
  return { code: 'content/too-large', message, place, hint: 'split it, or keep what a page shows.' }
}

function checkEscapes(value: string, placeAt: (offset: number) => Place, node: Node): TextDiagnostic | undefined {
  const index = value.search(noLetter)
  if (index < 0) return undefined
  const message = `The text holds \`\\\` with a code for ${nameCharacter(value, index)}, which no browser shows.`
  const place = placeAt(startOf(node))
  return { code: 'content/invalid-value', message, place, hint: 'write the text without it.' }
}

const noLetter = new RegExp(`${controlCharacter.source}|\\p{Surrogate}`, 'u')
