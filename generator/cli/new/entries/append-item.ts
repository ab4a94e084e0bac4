import { isDeepStrictEqual } from 'node:util'
import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { formatYaml, orderKeys } from './entry-file.ts'

/**
 * The text of a list with an item more at its end, all else byte for byte as it was. `undefined` where the list is written
 * in a way that lines cannot simply be added to.
 */
export function appendItem(text: string, item: Readonly<Record<string, unknown>>): string | undefined {
  const before = parseDocument(text, { stringKeys: true })
  const list = before.contents
  if (before.errors.length > 0 || !isSeq(list) || list.flow || list.items.length === 0) return undefined
  const [start] = list.range ?? [0]
  const indent = ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1))
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n'
  const yaml = formatYaml([orderKeys(item, keysOf(list.items.at(-1)))], { inline: true })
  const lines = yaml.trimEnd().split('\n')
  const added = lines.map((line) => (line === '' ? '' : indent + line) + lineBreak).join('')
  const after = text + (text.endsWith('\n') ? '' : lineBreak) + added
  return isLonger(before.toJS(), after, item) ? after : undefined
}

function keysOf(item: unknown): string[] {
  return isMap(item) ? item.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : [])) : []
}

/** Whether a text says what it said, and the item after it. */
function isLonger(before: unknown, text: string, item: unknown): boolean {
  const after = parseDocument(text, { stringKeys: true })
  return after.errors.length === 0 && isDeepStrictEqual(after.toJS(), [...(before as unknown[]), item])
}
