import { isDeepStrictEqual } from 'node:util'
import { Document, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml'
import { inCurlyQuotes } from '../../content/parse/yaml/find-quotes.ts'

/** Formats YAML in key order, optionally with comments after some keys, or with nested lists on one line. */
export function formatYaml(
  data: unknown,
  { notes = {}, inline = false }: { readonly notes?: Readonly<Record<string, string>>; readonly inline?: boolean } = {},
): string {
  const document = new Document(data)
  visit(document, {
    Seq(_, node, path) {
      if (inline && path.length > 1 && node.items.every(isScalar)) node.flow = true
    },
    // Without others around them, quotes of a word processor are reported as meant for YAML.
    Scalar(_, node) {
      if (inCurlyQuotes.test(String(node.value))) node.type = 'QUOTE_SINGLE'
    },
  })
  for (const [key, note] of Object.entries(notes)) {
    const node: unknown = document.get(key, true)
    if (isScalar(node)) node.comment = ` ${note}`
  }
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false })
}

/** Appends items to a list and leaves the rest byte for byte; `undefined` if lines can't simply be added. */
export function appendItems(text: string, items: readonly Readonly<Record<string, unknown>>[]): string | undefined {
  const before = parseDocument(text, { stringKeys: true })
  const list = before.contents
  if (before.errors.length > 0) return undefined
  // A file with only comments is an empty list; an empty file isn't a list.
  if (list === null) return text.trim() === '' ? undefined : `${text.trimEnd()}\n${formatYaml(items, { inline: true })}`
  if (!isSeq(list) || list.flow || list.items.length === 0) return undefined
  const [start] = list.range ?? [0]
  const indent = ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1))
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  const last = list.items.at(-1)
  const keys = isMap(last) ? last.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : [])) : []
  // Same key order as the other items.
  const ordered = items.map((item) => {
    const names = new Set([...keys, ...Object.keys(item)])
    return Object.fromEntries([...names].filter((key) => key in item).map((key) => [key, item[key]]))
  })
  const lines = formatYaml(ordered, { inline: true }).trimEnd().split('\n')
  const added = lines.map((line) => (line === '' ? '' : indent + line) + lineBreak).join('')
  const after = text + (text.endsWith('\n') ? '' : lineBreak) + added
  const read = parseDocument(after, { stringKeys: true })
  if (read.errors.length > 0) return undefined
  return isDeepStrictEqual(read.toJS(), [...(before.toJS() as unknown[]), ...items]) ? after : undefined
}
