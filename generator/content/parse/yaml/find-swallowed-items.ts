import { type Document, isPair, isScalar, isSeq, visit } from 'yaml'
import { explainItems, isBulleted, tellOthers } from './explain-items.ts'
import { isInSentence } from './is-in-sentence.ts'
import { splitLine } from './quote-line.ts'
import type { YamlFault } from './yaml-fault.ts'
import type { YamlText } from './yaml-text.ts'

/** What a line of a list begins with, as people type it. */
const item = /^\s*[-*•‣●▪◦·–—]\s+(?=\S)/

/** Items that YAML reads as a part of the text above them, because they are indented more or begin with another sign. */
export function findSwallowedItems(yaml: Document, { lines, placeAt }: YamlText): YamlFault[] {
  const faults: YamlFault[] = []
  visit(yaml, {
    Scalar(key, node, path) {
      if (key === 'key' || !isScalar(node) || node.type !== 'PLAIN' || !node.range) return
      const first = placeAt(node.range[0])
      const last = placeAt(node.range[1]).line
      const parent = path.at(-1)
      const isAlone = (lines[first.line - 1] ?? '').search(/\S/) === first.column - 1
      const isList =
        isPair(parent) && typeof node.value === 'string' && isAlone && isBulleted(lines[first.line - 1] ?? '')
      const fault = isList
        ? explainItems(lines, first.line)
        : explainLines(lines, { first: first.line, last, isItem: isSeq(parent) })
      if (fault) faults.push(fault)
    },
  })
  return faults
}

/** A text that goes on in lines which look like items. */
function explainLines(
  lines: readonly string[],
  { first, last, isItem }: { readonly first: number; readonly last: number; readonly isItem: boolean },
): YamlFault | undefined {
  const numbers = Array.from({ length: last - first }, (_, index) => first + index + 1)
  const items = numbers.filter((number) => item.test(lines[number - 1] ?? ''))
  const [number] = items
  if (number === undefined) return undefined
  const line = lines[number - 1] ?? ''
  const opening = lines[first - 1] ?? ''
  const isAmongItems = isItem && /^\s*-\s/.test(line)
  const typed = splitLine(opening)?.text ?? opening
  if (!isAmongItems && isInSentence([typed, ...lines.slice(first, last)], number - first)) return undefined
  const fault = {
    message: `The line \`${line.trim().slice(0, 40)}\` is read as a part of the text above it, not as an item of its own.`,
    place: { line: number, column: line.search(/\S/) + 1 },
  }
  if (isItem && /^\s*- /.test(opening)) {
    const lead = `${' '.repeat(opening.search(/\S/))}- `
    const mend = (text: string) => text.replace(item, lead)
    return {
      ...fault,
      hint: `begin it in the column of the items above: \`${mend(line)}\`${tellOthers(items.length - 1)}.`,
      mended: new Map(items.map((at) => [at, mend(lines[at - 1] ?? '')])),
    }
  }
  const name = /([\w-]+):(?:\s|$)/.exec(opening)?.[1] ?? /([\w-]+):\s*$/.exec(lines[first - 2] ?? '')?.[1] ?? 'text'
  return {
    ...fault,
    hint: `for a list, write \`${name}:\` alone and each item on a line of its own that begins with \`- \`; for one text, write \`${name}: |\` and the text in the lines under it.`,
    mended: new Map([first, ...numbers].map((at) => [at, lines[at - 1] ?? ''])),
  }
}
