import { isDeepStrictEqual } from 'node:util'
import { Document, isMap, isScalar, isSeq, parseDocument, Scalar, visit } from 'yaml'

/** Longer texts are folded into lines, as those in content are; texts of several lines keep theirs. */
const longText = 80

/** At the start of a folded line it would look like an item, a heading or a row. */
const listMark = / (?:[-*+] |#{1,6} |\d{1,3}[.)] |\|)/

/** Values as YAML, in the order in which they come: with comments behind some, by key, or with the lists inside on one line. */
export function formatYaml(
  data: unknown,
  { notes = {}, inline = false }: { readonly notes?: Readonly<Record<string, string>>; readonly inline?: boolean } = {},
): string {
  const document = new Document(data)
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return
      if (node.value.includes('\n') || (node.value.length > longText && listMark.test(node.value)))
        node.type = Scalar.BLOCK_LITERAL
      else if (node.value.length > longText) node.type = Scalar.BLOCK_FOLDED
    },
    Seq(_, node, path) {
      if (inline && path.length > 1 && node.items.every(isScalar)) node.flow = true
    },
  })
  for (const [key, note] of Object.entries(notes)) {
    const node: unknown = document.get(key, true)
    if (isScalar(node)) node.comment = ` ${note}`
  }
  return document.toString({ lineWidth: 100, singleQuote: true, flowCollectionPadding: false })
}

/** The values in the order of a list of keys; those that are not in the list come last. */
export function orderKeys(data: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  const ordered = [...new Set([...keys, ...Object.keys(data)])]
  return Object.fromEntries(ordered.filter((key) => key in data).map((key) => [key, data[key]]))
}

/**
 * The text of a list with one more item at its end, everything else byte for byte as it was. `undefined` if the list is
 * written in a way that lines cannot simply be added to.
 */
export function appendItem(text: string, item: Readonly<Record<string, unknown>>): string | undefined {
  const before = parseDocument(text, { stringKeys: true })
  const list = before.contents
  if (before.errors.length > 0 || !isSeq(list) || list.flow || list.items.length === 0) return undefined
  const [start] = list.range ?? [0]
  const indent = ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1))
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  const last = list.items.at(-1)
  const keys = isMap(last) ? last.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : [])) : []
  const lines = formatYaml([orderKeys(item, keys)], { inline: true })
    .trimEnd()
    .split('\n')
  const added = lines.map((line) => (line === '' ? '' : indent + line) + lineBreak).join('')
  const after = text + (text.endsWith('\n') ? '' : lineBreak) + added
  const read = parseDocument(after, { stringKeys: true })
  if (read.errors.length > 0) return undefined
  return isDeepStrictEqual(read.toJS(), [...(before.toJS() as unknown[]), item]) ? after : undefined
}
