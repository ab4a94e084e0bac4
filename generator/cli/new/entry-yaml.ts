import { isDeepStrictEqual } from 'node:util'
import { Document, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml'

/** Values as YAML, in the order in which they come: with comments behind some, by key, or with the lists inside on one line. */
export function formatYaml(
  data: unknown,
  { notes = {}, inline = false }: { readonly notes?: Readonly<Record<string, string>>; readonly inline?: boolean } = {},
): string {
  const document = new Document(data)
  visit(document, {
    Seq(_, node, path) {
      if (inline && path.length > 1 && node.items.every(isScalar)) node.flow = true
    },
  })
  for (const [key, note] of Object.entries(notes)) {
    const node: unknown = document.get(key, true)
    if (isScalar(node)) node.comment = ` ${note}`
  }
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false })
}

/** A list with one more item, all else byte for byte as it was; `undefined` where lines cannot simply be added to it. */
export function appendItem(text: string, item: Readonly<Record<string, unknown>>): string | undefined {
  const before = parseDocument(text, { stringKeys: true })
  const list = before.contents
  if (before.errors.length > 0) return undefined
  // Only comments are a list without any item; a file that is no text has none.
  if (list === null)
    return text.trim() === '' ? undefined : `${text.trimEnd()}\n${formatYaml([item], { inline: true })}`
  if (!isSeq(list) || list.flow || list.items.length === 0) return undefined
  const [start] = list.range ?? [0]
  const indent = ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1))
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  const last = list.items.at(-1)
  const keys = isMap(last) ? last.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : [])) : []
  // In the order of the others.
  const names = new Set([...keys, ...Object.keys(item)])
  const ordered = [...names].filter((key) => key in item).map((key) => [key, item[key]])
  const lines = formatYaml([Object.fromEntries(ordered)], { inline: true })
    .trimEnd()
    .split('\n')
  const added = lines.map((line) => (line === '' ? '' : indent + line) + lineBreak).join('')
  const after = text + (text.endsWith('\n') ? '' : lineBreak) + added
  const read = parseDocument(after, { stringKeys: true })
  if (read.errors.length > 0) return undefined
  return isDeepStrictEqual(read.toJS(), [...(before.toJS() as unknown[]), item]) ? after : undefined
}
