import { isMap, isScalar } from 'yaml'
import { quoteIfNeeded, type YamlDiagnostic, type YamlText } from './yaml-diagnostic.ts'
import { parseNodes, startOf, type YamlNode } from './yaml-document.ts'

/** Longer lines aren't entries. */
const longest = 500

/** A list item or key with an entry in braces, and placeholders in it. The braces, or a comma or comment after them, may be missing. */
const entry = /^(\s*(?:-\s+)?(?:[\w-]+:\s+(?=\{))?)(\{?)((?:[^{}#]|\{\w+\})*)(\}*)(\s+#.*)?$/

const whole = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\[[^\]]*\]/.source

const decimalComma = /(?<=^\d+),(?=\d+$)/

const wholeValue = new RegExp(`^(?:${whole})$`)

/** A number with a decimal comma, which in braces separates keys. */
const decimal = String.raw`\d+,\d+(?=\s*(?:,|$))`

/** A key and value, up to a comma, the end, or the next key if the comma is missing. */
const pair = new RegExp(
  String.raw`\s*([A-Za-z][\w-]*)(:\s*|\s*=\s*|\s+)(${whole}|${decimal}|[^\s,][^,]*?)\s*(,(?:\s*,)*|;(?=\s*[\w-]+:)|$|(?=\s[A-Za-z][\w-]*:))`,
  'gy',
)

/** In braces, a comma ends a value: `{ name: Christmas, closed early }` has a key without a colon. */
export const quoteBeforeComma = 'if these words belong to the text before the comma, put quotes around the whole text'

/** Explains a one-line entry in braces without a comma, colon, quotes or brace, and corrects it. */
export function explainBraces(line: string, number: number): YamlDiagnostic | undefined {
  const typed = line.length > longest ? '' : line.trimEnd()
  const [, lead = '', start = '', inside = '', end = '', remark = ''] = entry.exec(typed) ?? []
  const pairs = listPairs(inside)
  const meant = `${lead}{ ${pairs.map(({ key, quoted }) => `${key}: ${quoted}`).join(', ')} }`
  const [message, at] = explainPairs(pairs) ?? explainEnds(start, end, inside) ?? []
  // Without a colon, it's text, such as a placeholder. Without braces, it may be text.
  const isEntry = start === '' ? lead.trim() === '-' && pairs.length > 1 && !pairs.some(isProse) : /\w[:=]/.test(inside)
  if (message === undefined || at === undefined || !isEntry || parseNodes(meant).errors.length > 0) return undefined
  const isAfterText = pairs.some(
    ({ colon }, index) => /^\s+$/.test(colon) && /\p{L}$/u.test(pairs[index - 1]?.value ?? ''),
  )
  const or =
    start === '' ? "; or, if it's all one value, put quotes around it" : isAfterText ? `; or, ${quoteBeforeComma}` : ''
  const hint = `write \`${meant.trim()}\`${or}.`
  const place = { line: number, column: lead.length + start.length + at + 1 }
  return { message, place, hint, corrected: new Map([[number, meant + remark]]) }
}

type Finding = readonly [message: string, at: number]

type TypedPair = ReturnType<typeof listPairs>[number]

/** Empty if the text has anything besides pairs. */
function listPairs(inside: string) {
  const found = [...inside.matchAll(pair)]
  if (found.reduce((sum, [typed]) => sum + typed.length, 0) < inside.length) return []
  return found.map(({ 0: typed, 1: key = '', 2: colon = '', 3: text = '', 4: comma = '', index }) => {
    const [, value = '', otherComma = ''] = /^(.*?)\s*([،؛、，；]?)$/s.exec(text) ?? []
    const bare = /\{\w+\}/.test(value) ? `"${value}"` : quoteIfNeeded(value.replace(decimalComma, '.'))
    const quoted = wholeValue.test(value) ? value : bare
    return { key, colon, value, quoted, comma, otherComma, at: index + typed.search(/\S/) }
  })
}

/** Whether a pair is more likely part of a sentence, as in `- text: Holiday hours: we close at noon`. */
function isProse({ key, value }: TypedPair): boolean {
  return /^[A-Z]/.test(key) || (/\s/.test(value) && !wholeValue.test(value))
}

function explainPairs(pairs: readonly TypedPair[]): Finding | undefined {
  for (const [index, { key, colon, value, quoted, comma, otherComma, at }] of pairs.entries()) {
    const next = pairs[index + 1]
    if (!colon.startsWith(':')) return [`The colon after \`${key}\` is missing.`, at]
    if (colon === ':') return [`A space is missing after the colon in \`${key}:\`.`, at]
    if (decimalComma.test(value)) return [`The comma in \`${value}\` separates keys. Decimals need a period.`, at]
    if (quoted !== value)
      return /^["']/.test(value)
        ? [`The quotes around the text of \`${key}\` also appear inside it.`, at]
        : [`The value of \`${key}\` needs quotes around it.`, at]
    if (otherComma !== '') return [`The \`${otherComma}\` after \`${key}\` isn't the comma that YAML needs.`, at]
    if (next && comma !== ',') return [`A comma is missing before \`${next.key}\`.`, next.at]
  }
  return undefined
}

function explainEnds(start: string, end: string, { length }: string): Finding | undefined {
  if (start === '') return end === '' ? ['Several keys on one line need braces around them.', 0] : undefined
  if (end.length === 1) return undefined
  return [end === '' ? 'The `}` at the end is missing.' : 'There is an extra `}` at the end.', length]
}

/** The same for YAML that parses: in braces, `days:Mon-Fri` is a key without a value, and so is `50` in `from: 32,50`. */
export function findGluedKeys({ node }: YamlNode, { placeAt, lineAt }: YamlText): YamlDiagnostic | undefined {
  if (!isMap(node) || node.flow !== true) return undefined
  const isGlued = node.items.some(
    ({ key, value }) => value === null && isScalar(key) && /^([\w-]+[:\s]|\d+$)/.test(String(key.value)),
  )
  const { line } = placeAt(startOf(node))
  return isGlued ? explainBraces(lineAt(line), line) : undefined
}
