import { isPair, isSeq } from 'yaml'
import { explainItems, isBulleted, nameOthers } from './explain-items.ts'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
import type { YamlDiagnostic, YamlText } from './yaml-diagnostic.ts'
import { isPlain, startOf, type YamlNode } from './yaml-document.ts'

/** Finds list items that YAML reads as one text. */
export function findMisreadItems(one: YamlNode, text: YamlText): YamlDiagnostic | undefined {
  return findSwallowedItems(one, text) ?? findLostHyphen(one, text) ?? findJoinedItems(one, text)
}

const item = /^\s*[-*•‣●▪◦·]\s+(?=\S)/

/** Reports list items that YAML reads as part of the text above, because of their indentation or bullet character. */
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

/**
 * Reports items without their hyphen, which YAML reads as part of the item above: a capital after a line that ends before its 60th
 * character, where no editor wraps.
 */
function findLostHyphen({ node, parent }: YamlNode, { placeAt, lineAt }: YamlText): YamlDiagnostic | undefined {
  if (!isSeq(parent) || parent.flow === true || !isPlain(node) || !node.range) return undefined
  const [first, last] = [placeAt(node.range[0]).line, placeAt(node.range[1]).line]
  const numbers = Array.from({ length: last - first }, (_, index) => first + index + 1)
  const isItem = (number: number) =>
    /^\s*\p{Lu}/u.test(lineAt(number)) && /^.{0,58}[^\s,;:&\p{Pd}]$/u.test(lineAt(number - 1).trimEnd())
  const [number] = numbers
  if (number === undefined || !numbers.every(isItem)) return undefined
  const lead = /^\s*- /.exec(lineAt(first))?.[0]
  if (lead === undefined) return undefined
  const correct = (at: number) => lead + lineAt(at).trim()
  return {
    message: `The line \`${lineAt(number).trim().slice(0, 40)}\` is read as part of the item above it.`,
    place: { line: number, column: lineAt(number).search(/\S/) + 1 },
    hint: `if it's an item, write \`${correct(number)}\`${nameOthers(numbers.length - 1)}; otherwise, write it on the line of that item.`,
    corrected: new Map(numbers.map((at) => [at, correct(at)])),
  }
}

/** Reports a list such as `[ワックス、床]`, which has one item. A sentence may have such commas. */
function findJoinedItems({ node }: YamlNode, { placeAt, lineAt }: YamlText): YamlDiagnostic | undefined {
  const [only, other] = isSeq(node) && node.flow === true ? node.items : []
  const typed = isPlain(only) && other === undefined ? (only.source ?? '') : ''
  const [comma] = /[、，،]/.exec(typed) ?? []
  if (comma === undefined || /[。.!?！？]$/.test(typed)) return undefined
  const place = placeAt(startOf(only))
  const correct = typed
    .split(/\s*[、，،]\s*/)
    .filter(Boolean)
    .join(', ')
  return {
    message: `This is a list of one item, because \`${comma}\` isn't the comma that YAML needs.`,
    place,
    hint: `write \`${shorten(`[${correct}]`)}\`; if it's meant as one item, put straight quotes around it.`,
    corrected: new Map([[place.line, lineAt(place.line).replace(typed, correct)]]),
  }
}
