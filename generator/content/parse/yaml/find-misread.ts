import { isAlias, isMap, isPair, isScalar, isSeq, type Node, type Pair, type Scalar, type YAMLMap } from 'yaml'
import { findGluedKeys } from './explain-braces.ts'
import { explainItems, isBulleted, nameOthers } from './explain-items.ts'
import { askForQuotes, splitLine, type YamlDiagnostic, type YamlText } from './yaml-diagnostic.ts'
import { startOf, type YamlNode } from './yaml-document.ts'

/** What YAML reads without an error, but otherwise than it was meant; one diagnostic a line. */
export function findMisread(nodes: readonly YamlNode[], text: YamlText): YamlDiagnostic[] {
  const found = [
    ...findSigns(nodes, text),
    ...nodes.flatMap((one) => findCutText(one, text) ?? []),
    ...nodes.flatMap((one) => findGluedKeys(one, text) ?? []),
    ...nodes.flatMap((one) => findSwallowedItems(one, text) ?? []),
    ...nodes.flatMap((one) => findRepeatedKeys(one, text)),
  ].toSorted((a, b) => a.place.line - b.place.line)
  return found.filter(({ place }, index) => place.line !== found[index - 1]?.place.line)
}

/**
 * Names that YAML gives to parts (`&Troy`), where they are repeated (`*Troy`), and tags (`! Troy`). Editors mean a text; and
 * as a small file of such names can grow without end, a real repetition is reported and the file not read on.
 */
function findSigns(nodes: readonly YamlNode[], text: YamlText): YamlDiagnostic[] {
  const explainAlias = (node: Node, name: string): YamlDiagnostic => ({
    message: `\`*${name}\` repeats another part of the file, which isn't allowed here.`,
    place: text.placeAt(startOf(node)),
    hint: 'put quotes around text that begins with an asterisk; to repeat something, write it out.',
  })
  const names = new Set(nodes.map(({ node }) => ('anchor' in node ? node.anchor : undefined)))
  const found: YamlDiagnostic[] = []
  for (const { node } of nodes) {
    if (isAlias(node) && names.has(node.source)) return [explainAlias(node, node.source)]
    if (!isAlias(node) && !(isScalar(node) && (node.anchor ?? node.tag) !== undefined)) continue
    const sign = explainSign(text, text.placeAt(startOf(node)).line)
    if (sign) found.push(sign)
    else if (isAlias(node)) found.push(explainAlias(node, node.source))
  }
  return found
}

/** A text that begins with a sign of YAML's own and has no quotes. */
export function explainSign({ lineAt }: YamlText, number: number): YamlDiagnostic | undefined {
  const line = lineAt(number)
  const { lead, text } = splitLine(line) ?? { lead: '', text: '' }
  if (!isSign(text, lead)) return undefined
  const sign = text.charAt(0)
  const place = { line: number, column: lead.length + 1 }
  const isBlock = /[>|]/.test(sign) && lineAt(number + 1).search(/\S/) > line.search(/\S/)
  if (!isBlock) {
    const name = sign === '`' ? 'a backtick' : `\`${sign}\``
    return askForQuotes(line, place, `Put quotes around values that start with ${name}.`)
  }
  // What goes on below was meant as a text of several lines, and has only begun too early.
  const header = `${lead.trim()} ${sign === '>' ? '>-' : '|'}`
  const hint = `write only \`${header}\` here, and the whole text indented on the lines under it.`
  return { message: `There is text on the same line as the \`${sign}\`.`, place, hint }
}

function isSign(text: string, lead: string): boolean {
  if (/^[>|]/.test(text)) return !/^[>|][+-]?\d?[+-]?(\s+#.*)?$/.test(text)
  return /^[&*%@`!,\]}]/.test(text) || (/^[-?](\s|$)/.test(text) && /:\s+$/.test(lead))
}

/** A `#` right before a word or a number was meant as a part of the text; YAML takes it for a remark. */
const meant = /(?<=\s)#(?=[^\s#!])/
const behind = new RegExp(`[ \\t]*${meant.source}`, 'y')

/** Behind a number, `true` or a day, all is a remark: `rating: 5 #stars`. */
const day = /^\d{4}-\d{2}-\d{2}$/

/** A text that ends, for YAML, at a `#` that its author meant: the rest of the line would be left out. */
function findCutText({ node, isKey }: YamlNode, { text, placeAt, lineAt }: YamlText): YamlDiagnostic | undefined {
  if (isKey || !isPlain(node) || !node.range) return undefined
  const isText = typeof node.value === 'string' ? !day.test(node.value) : node.value === null
  const [start, end] = node.range
  behind.lastIndex = end
  if (!isText || !behind.test(text)) return undefined
  const place = placeAt(text.indexOf('#', end))
  // A text that began on a line above is put in quotes there, which cannot be shown on this line.
  return explainCut(lineAt(place.line), place, !text.slice(start, end).includes('\n'))
}

/** The same on a line that YAML could not read because of it. */
export function findCut(line: string, number: number): YamlDiagnostic | undefined {
  const index = line.search(meant)
  if (index < 0 || /^\s*#/.test(line)) return undefined
  return explainCut(line, { line: number, column: index + 1 }, false)
}

function explainCut(line: string, place: YamlDiagnostic['place'], isWhole: boolean): YamlDiagnostic {
  const rest = line.slice(place.column - 1)
  const message = `The text ends before \`${rest.slice(0, 20).trim()}\`: in YAML a \`#\` after a space begins a comment.`
  const { hint, corrected } = askForQuotes(isWhole ? line : '', place, message)
  // Some people leave out the space before a remark.
  const end = /^#\p{L}/u.test(rest) ? '; if it is a comment, put a space after the `#`.' : '.'
  return {
    code: 'content/cut-text',
    message,
    place,
    hint: hint.replace(/\.$/, end),
    corrected: corrected ?? new Map([[place.line, line]]),
  }
}

function isPlain(node: unknown): node is Scalar {
  return isScalar(node) && node.type === 'PLAIN'
}

const item = /^\s*[-*•‣●▪◦·]\s+(?=\S)/

/** Items that YAML reads as a part of the text above them, because they are indented more or begin with another sign. */
function findSwallowedItems({ node, parent, isKey }: YamlNode, text: YamlText): YamlDiagnostic | undefined {
  if (isKey || !isPlain(node) || !node.range) return undefined
  const { placeAt, lineAt } = text
  const first = placeAt(node.range[0])
  const opening = lineAt(first.line)
  const isAlone = opening.search(/\S/) === first.column - 1
  if (isPair(parent) && typeof node.value === 'string' && isAlone && isBulleted(opening))
    return explainItems(text, first.line)
  const last = placeAt(node.range[1]).line
  const numbers = Array.from({ length: last - first.line }, (_, index) => first.line + index + 1)
  const items = numbers.filter((number) => item.test(lineAt(number)))
  const [number] = items
  if (number === undefined) return undefined
  const line = lineAt(number)
  const message = `The line \`${line.trim().slice(0, 40)}\` is read as part of the text above it, not as its own item.`
  const place = { line: number, column: line.search(/\S/) + 1 }
  if (isSeq(parent) && /^\s*- /.test(opening)) {
    const correct = (at: number) => lineAt(at).replace(item, `${' '.repeat(opening.search(/\S/))}- `)
    const hint = `indent it like the items above: \`${correct(number)}\`${nameOthers(items.length - 1)}.`
    return { message, place, hint, corrected: new Map(items.map((at) => [at, correct(at)])) }
  }
  const name = /([\w-]+):(?:\s|$)/.exec(opening)?.[1] ?? /([\w-]+):\s*$/.exec(lineAt(first.line - 1))?.[1] ?? 'text'
  const hint = `for a list, write only \`${name}:\` and each item on its own line beginning with \`- \`; for one text, write \`${name}: |\` and the text on the lines under it.`
  return { message, place, hint, corrected: new Map([first.line, ...numbers].map((at) => [at, lineAt(at)])) }
}

/** Keys that occur twice in one group; if a whole entry does, the `- ` that begins it was lost. */
function findRepeatedKeys({ node, parent }: YamlNode, { placeAt, lineAt }: YamlText): YamlDiagnostic[] {
  if (!isMap(node)) return []
  const repeated = listRepeated(node).map((pair) => ({ name: nameOf(pair), place: placeAt(startOf(pair.key)) }))
  const [first] = repeated
  if (!first) return []
  const { line, column } = first.place
  const typed = lineAt(line)
  const beginsLine = column >= 3 && typed.slice(0, column - 1).trim() === ''
  if (isSeq(parent) && repeated.length > 1 && first.name === nameOf(node.items[0]) && beginsLine) {
    const entry = `${typed.slice(0, column - 3)}- ${typed.slice(column - 1)}`
    const message = 'The keys of this entry repeat from here: the `- ` at the start of the next entry is missing.'
    const hint = `write \`${entry.trim().slice(0, 80)}\`.`
    return [{ message, place: first.place, hint, corrected: new Map([[line, entry]]) }]
  }
  return repeated.map(({ name, place }) => ({
    message: `The key \`${name}\` appears twice in the same group.`,
    place,
    hint: 'delete one of them.',
    corrected: new Map([[place.line, lineAt(place.line)]]),
  }))
}

/** Takes away what was reported, so that the first of two is what is read and checked. */
export function dropRepeatedKeys(nodes: readonly YamlNode[]): void {
  for (const { node } of nodes) {
    if (!isMap(node)) continue
    const repeated = new Set(listRepeated(node))
    node.items = node.items.filter((pair) => !repeated.has(pair))
  }
}

function listRepeated({ items }: YAMLMap): Pair[] {
  const names = items.map(nameOf)
  const first = new Map(names.map((name, index) => [name, index] as const).toReversed())
  return items.filter((_, index) => first.get(names[index] ?? '') !== index)
}

function nameOf(pair: Pair | undefined): string {
  return isScalar(pair?.key) ? String(pair.key.value) : ''
}
