import { type Alias, isAlias, isMap, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml'
import { findGluedKeys } from './explain-braces.ts'
import { explainSpace, unusual } from './explain-space.ts'
import { findMisreadItems } from './find-items.ts'
import { findCurlyQuotes, findGluedQuote, findStrayQuote } from './find-quotes.ts'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
import { askForQuotes, quoteIfNeeded, splitLine, type YamlDiagnostic, type YamlText } from './yaml-diagnostic.ts'
import { isPlain, startOf, type YamlNode } from './yaml-document.ts'
import { dayPattern } from '../../../shared/dates.ts'

/** Finds valid YAML that doesn't mean what its author intended. One diagnostic a line. */
export function findMisread(nodes: readonly YamlNode[], text: YamlText): YamlDiagnostic[] {
  const found = [
    ...findSigns(nodes, text),
    ...findCurlyQuotes(nodes, text),
    ...nodes.flatMap((one) => findGluedQuote(one, text) ?? findStrayQuote(one, text) ?? []),
    ...nodes.flatMap((one) => findSpaceOfKey(one, text) ?? []),
    ...nodes.flatMap((one) => findCutText(one, text) ?? []),
    ...nodes.flatMap((one) => findGluedKeys(one, text) ?? []),
    ...nodes.flatMap((one) => findMisreadItems(one, text) ?? []),
    ...nodes.flatMap((one) => findRepeatedKeys(one, text)),
  ].toSorted((a, b) => a.place.line - b.place.line)
  return found.filter(({ place }, index) => place.line !== found[index - 1]?.place.line)
}

/** Reports `&Troy`, `*Troy` and `! Troy`, usually meant as text. Parsing stops at a real alias: it may expand without limit. */
function findSigns(nodes: readonly YamlNode[], text: YamlText): YamlDiagnostic[] {
  const explainAlias = (alias: Alias): YamlDiagnostic => ({
    message: `\`*${alias.source}\` repeats another part of the file, which isn't allowed here.`,
    place: text.placeAt(startOf(alias)),
    hint: 'put quotes around text that begins with an asterisk; to repeat something, write it out.',
  })
  const names = new Set(nodes.map(({ node }) => ('anchor' in node ? node.anchor : undefined)))
  const found: YamlDiagnostic[] = []
  for (const { node } of nodes) {
    if (isAlias(node) && names.has(node.source)) return [explainAlias(node)]
    if (!isAlias(node) && !(isScalar(node) && (node.anchor ?? node.tag) !== undefined)) continue
    const sign = explainSign(text, text.placeAt(startOf(node)).line)
    if (sign) found.push(sign)
    else if (isAlias(node)) found.push(explainAlias(node))
  }
  return found
}

/** Explains unquoted text that begins with a YAML indicator. */
export function explainSign(source: YamlText, number: number): YamlDiagnostic | undefined {
  const { lineAt } = source
  const line = lineAt(number)
  const { lead, text } = splitLine(line)
  if (!isSign(text, lead)) return undefined
  const sign = text.charAt(0)
  const place = { line: number, column: lead.length + 1 }
  if (!/[>|]/.test(sign)) {
    const name = signNames[sign] ?? `\`${sign}\``
    return askForQuotes(source, place, `A value that starts with ${name} must be in quotes.`)
  }
  if (lineAt(number + 1).search(/\S/) <= line.search(/\S/)) {
    const plain = `${lead}${quoteIfNeeded(text.replace(/^[>|]\s*/, ''))}`
    const message = `Text can't follow \`${sign}\` on the same line.`
    const hint = `delete the \`${sign}\`: \`${shorten(plain.trim(), 200)}\`; to show it, put the whole text in quotes.`
    return { message, place, hint, corrected: new Map([[number, plain]]) }
  }
  // The lines below were meant as one block of text that starts a line too early.
  const header = `${lead.trim()} ${sign === '>' ? '>-' : '|'}`
  const hint = `write only \`${header}\` here, and the whole text indented on the lines under it.`
  return { message: `There is text on the same line as the \`${sign}\`.`, place, hint }
}

/** Reports a non-breaking space before a key's colon, as in French, or an invisible character beside a key: YAML adds it to the key. */
function findSpaceOfKey({ node, isKey }: YamlNode, { placeAt, lineAt }: YamlText): YamlDiagnostic | undefined {
  if (!isKey || !isPlain(node) || node.source?.search(unusual) === -1) return undefined
  const { line } = placeAt(startOf(node))
  return explainSpace(lineAt(line), line)
}

/** Signs that their character alone doesn't name. */
const signNames: Readonly<Record<string, string>> = { '`': 'a backtick', '-': '`- `, a hyphen and a space,' }

function isSign(text: string, lead: string): boolean {
  if (/^[>|]/.test(text)) return !/^[>|][+-]?\d?[+-]?(\s+#.*)?$/.test(text)
  return /^[&*%@`!,\]}]/.test(text) || (/^[-?](\s|$)/.test(text) && /:\s+$/.test(lead))
}

/** A `#` right before a word or number was meant as text, but YAML starts a comment there. */
const meant = /(?<=\s)#(?=[^\s#!])/
const behind = new RegExp(`[ \\t]*${meant.source}`, 'y')

/** After a number, `true` or a date, a `#` does start a comment: `rating: 5 #stars`. */
function findCutText({ node, isKey }: YamlNode, { text, placeAt, lineAt }: YamlText): YamlDiagnostic | undefined {
  if (isKey || !isPlain(node) || !node.range) return undefined
  const isText = typeof node.value === 'string' ? !dayPattern.test(node.value) : node.value === null
  const [start, end] = node.range
  behind.lastIndex = end
  if (!isText || !behind.test(text)) return undefined
  const place = placeAt(text.indexOf('#', end))
  // If the text began on an earlier line, the quotes belong there, so the hint can't show them.
  return explainCut(lineAt(place.line), place, !text.slice(start, end).includes('\n'))
}

/** The same for a line that fails to parse because of it. */
export function findCut(line: string, number: number): YamlDiagnostic | undefined {
  const index = line.search(meant)
  if (index < 0 || /^\s*#/.test(line)) return undefined
  return explainCut(line, { line: number, column: index + 1 }, false)
}

function explainCut(line: string, place: YamlDiagnostic['place'], isWhole: boolean): YamlDiagnostic {
  const rest = line.slice(place.column - 1)
  const message = `The text ends before \`${rest.slice(0, 20).trim()}\`: in YAML a \`#\` after a space begins a comment.`
  const tags = /^\s*tags:\s+\[?#\p{L}[\w-]*(?:[\s,]+#\p{L}[\w-]*)*\]?\s*$/u.test(line)
    ? line.match(/(?<=#)[^\s,#\]]+/g)
    : undefined
  const { hint, corrected } = askForQuotes(
    { lineAt: (number) => (isWhole && number === place.line ? line : '') },
    place,
    message,
  )
  // Some people omit the space after the `#` of a comment.
  const end = /^#\p{L}/u.test(rest) ? '; if it is a comment, put a space after the `#`.' : '.'
  return {
    code: 'content/cut-text',
    message,
    place,
    hint: tags ? `write \`tags: [${tags.join(', ')}]\`.` : hint.replace(/\.$/, end),
    corrected: corrected ?? new Map([[place.line, line]]),
  }
}

function hasItems(node: unknown): boolean {
  return isSeq(node) && node.items.length > 0
}

/** Reports duplicate keys in an object. If a whole entry repeats, its `- ` is missing. */
function findRepeatedKeys({ node, parent }: YamlNode, { placeAt, lineAt }: YamlText): YamlDiagnostic[] {
  if (!isMap(node)) return []
  const repeated = listRepeated(node).map((pair) => ({ name: nameOf(pair), pair, place: placeAt(startOf(pair.key)) }))
  const [first] = repeated
  if (!first) return []
  const { line, column } = first.place
  const typed = lineAt(line)
  const beginsLine = column >= 3 && typed.slice(0, column - 1).trim() === ''
  if (isSeq(parent) && repeated.length > 1 && first.name === nameOf(node.items[0]) && beginsLine) {
    const entry = `${typed.slice(0, column - 3)}- ${typed.slice(column - 1)}`
    const message = 'The keys of this entry repeat from here: the `- ` at the start of the next entry is missing.'
    const hint = `replace the two spaces before \`${first.name}\` with \`- \`.`
    return [{ message, place: first.place, hint, corrected: new Map([[line, entry]]) }]
  }
  return repeated.map(({ name, pair, place }) => ({
    message: `The key \`${name}\` appears twice in the same group.`,
    place,
    hint:
      hasItems(node.get(name)) && hasItems(pair.value)
        ? 'move the items to the first one, and delete this one.'
        : 'delete one of them.',
    corrected: new Map([[place.line, lineAt(place.line)]]),
  }))
}

/** Removes duplicate keys, keeping the first of each for further checks. */
export function dropRepeatedKeys(nodes: readonly YamlNode[]): void {
  for (const { node } of nodes) {
    if (!isMap(node)) continue
    const repeated = new Set(listRepeated(node))
    node.items = node.items.filter((pair) => !repeated.has(pair))
  }
}

function listRepeated({ items }: YAMLMap): Pair[] {
  const seen = new Set<string>()
  return items.filter((pair) => {
    const name = nameOf(pair)
    const isRepeated = seen.has(name)
    seen.add(name)
    return isRepeated
  })
}

function nameOf(pair: Pair | undefined): string {
  return isScalar(pair?.key) ? String(pair.key.value) : ''
}
