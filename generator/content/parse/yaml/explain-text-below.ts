import { isRemark } from './explain-indent.ts'
import { correctLines, indentOf, isItem, listOpenItems, nameOthers } from './explain-items.ts'
import { splitLine, type YamlDiagnostic, type YamlText } from './yaml-diagnostic.ts'

const isKey = /^\s*(?:- )?["']?[\p{L}\w-]+["']? *:(?:\s|$)/u

/** The first word of an item, which is a key's name in entries. */
const wordOf = (item: string) => /^ *- +["']?([\w-]+)/.exec(item)?.[1]

/** Explains an item of a Markdown list in the column of keys, and words in the column of items. */
export function explainListBelow(source: YamlText, number: number): YamlDiagnostic | undefined {
  const line = source.lineAt(number)
  const isAmongItems = findText(source.lines.slice(0, number - 1))?.ofItemAt === indentOf(line)
  return isItem(line) || isAmongItems ? explainTextBelow(source, number) : undefined
}

/** Explains words in the column of keys: the next lines of a pasted text, or its next paragraphs and lists. */
export function explainTextBelow({ lines, lineAt }: YamlText, number: number): YamlDiagnostic | undefined {
  const line = lineAt(number)
  const [words, indent] = [line.trim(), indentOf(line)]
  const above = lines.slice(0, number - 1)
  const text = findText(above)
  if (words === '' || text === undefined || text.column <= indent) return undefined
  const isOther = (one: string) => (isItem(one) ? !text.canHold?.(one) : isKey.test(one))
  if (isOther(line)) return undefined
  const end = lines.findIndex((one, at) => at >= number && (isOther(one) || (!text.isBlock && isRemark(one))))
  const last = lines.slice(0, end < 0 ? undefined : end).findLastIndex((one) => !isRemark(one)) + 1
  const isLeft = (one: string) => one.trim() !== '' && indentOf(one) < text.column
  const correct = (one: string) => (isLeft(one) ? ' '.repeat(text.column) + one.trim() : one)
  const others = nameOthers(lines.slice(number, last).filter(isLeft).length)
  const asKey = /^[a-z]\w* .*[^.!?,]$/.test(words) ? "if it's a key, put a colon after its name; " : ''
  const asText = `indent it: \`${correct(line).slice(0, text.column + 40)}\`${others}; ${asKey}otherwise, delete it.`
  const place = { line: number, column: indent + 1 }
  if (text.ofItemAt === indent) {
    const item = `${' '.repeat(indent)}- ${words}`
    return {
      message: `The line \`${words.slice(0, 40)}\` is neither a list item nor part of the one above.`,
      place,
      hint: `if it's an item, write \`${item.slice(0, indent + 42)}\`; if it belongs to the text above, ${asText}`,
      corrected: new Map([[number, item]]),
    }
  }
  return {
    message: `The line \`${words.slice(0, 40)}\` is neither a key with a colon nor part of the text above.`,
    place,
    hint: `if it belongs to the text above, ${asText}`,
    corrected: correctLines(lines, [number, last], correct),
  }
}

interface TextAbove {
  readonly column: number
  /** Whether it's below a `|` or `>`. */
  readonly isBlock?: boolean
  /** Whether an item can be one of a Markdown list, because it fits in no open list. */
  readonly canHold?: (item: string) => boolean
  /** Where the list item begins that is only this text, unless keys are in this column too. */
  readonly ofItemAt?: number
}

/** The text that ends here, unless it is in quotes: its first line below a `|` or `>`, or right of its key. */
function findText(above: readonly string[]): TextAbove | undefined {
  const start = above.findLastIndex((text) => /^\s*(?:- +)*[\w-]+: *[|>][+-]?\s*$/.test(text))
  const block = above.slice(start + 1).filter((text) => text.trim() !== '')
  const key = above[start] ?? ''
  if (start >= 0 && block.length > 0 && block.every((text) => indentOf(text) > indentOf(key))) {
    const open = listOpenItems(above.slice(0, start + 1))
    // Among entries with keys, and left of the key, an item that begins with a key is an entry, too, even without its colon.
    const canHold = (item: string) =>
      isKey.test(item)
        ? open.length === 0 && indentOf(item) >= indentOf(key)
        : open.every((one) => isKey.test(one) && wordOf(one) !== wordOf(item))
    return { column: indentOf(block[0] ?? ''), isBlock: true, canHold }
  }
  const owner = above.findLast((text) => isKey.test(text) || isItem(text))
  if (owner === undefined || /^["']/.test(splitLine(owner).text)) return undefined
  const column = /^\s*(?:- +)?/.exec(owner)?.[0].length ?? 0
  if (isKey.test(owner)) return { column: column + 2 }
  const indent = indentOf(owner)
  const beside = above.findLast((one) => !isRemark(one) && !isItem(one) && indentOf(one) <= indent)
  return indentOf(beside ?? '') < indent ? { column, ofItemAt: indent } : { column }
}
