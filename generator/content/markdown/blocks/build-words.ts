import type { PhrasingContent } from 'mdast'
import { positionIn, type TextLine } from './text-block.ts'

/** Nothing in it means anything but itself. `!` does so before a bracket alone, which `notPlain` sees to. */
const plain = '[^&*<[\\]\\\\_|`]+'
const address = String.raw`[\w/:.#?=%+@,;~{}-]+`

/**
 * Before stars is a space and behind them a letter, and the other way round at their end, where stops may stand on either side.
 * Such stars begin or end something and never both, so each pair belongs together.
 */
const stars = String.raw`(?<![^ (])(\*\*?)(?=[A-Za-z0-9])(${plain})\3(?:(?<=[A-Za-z0-9]\*+)(?![^ .,:;!?)])|(?<=[.,:;!?]\*+)(?![^ ]))`

const phrase = new RegExp(String.raw`${plain}|\[(${plain})\]\((${address})\)|${stars}`, 'gy')
const notPlain = '!['

/**
 * The nodes of words that begin at `start` of their line: text, and links and emphasis with text alone in them.
 * `undefined` where there is anything else. Neither end is a space.
 */
export function buildWords(words: string, line: TextLine, start: number): PhrasingContent[] | undefined {
  if (words.includes(notPlain)) return undefined
  const nodes = [...words.matchAll(phrase)].map((match) => buildPhrase(match, line, start + match.index))
  return nodes.at(-1)?.position?.end.offset === line.offset + start + words.length ? nodes : undefined
}

function buildPhrase(
  [whole, linked, url, marks, stressed = '']: RegExpExecArray,
  line: TextLine,
  start: number,
): PhrasingContent {
  const position = positionIn(line, start, start + whole.length)
  if (linked !== undefined && url !== undefined)
    return { type: 'link', title: null, url, children: [buildText(linked, line, start + 1)], position }
  if (marks === undefined) return { type: 'text', value: whole, position }
  const children = [buildText(stressed, line, start + marks.length)]
  return { type: marks === '*' ? 'emphasis' : 'strong', children, position }
}

function buildText(value: string, line: TextLine, start: number): PhrasingContent {
  return { type: 'text', value, position: positionIn(line, start, start + value.length) }
}
