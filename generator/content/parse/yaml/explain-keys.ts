import type { FaultLine } from './explain-syntax.ts'
import { hintQuotes, isPlain, quoteLine, quoteText, splitLine } from './quote-line.ts'
import { mendLine, type YamlFault } from './yaml-fault.ts'

/** A line that is no key: without the space after its colon, or without a colon. */
export function explainNoKey({ place, line }: FaultLine): YamlFault {
  const [, lead, key, text] = /^(\s*(?:- +)?)([A-Za-z][\w-]*):((?!\/\/)\S.*?)\s*$/.exec(line) ?? []
  if (lead !== undefined && key !== undefined && text !== undefined) {
    const mended = `${lead}${key}: ${isPlain(text) ? text : quoteText(text)}`
    return {
      message: `The space after the colon of \`${key}\` is missing.`,
      place: { line: place.line, column: lead.length + key.length + 2 },
      hint: `write \`${mended.trim()}\`.`,
      mended: mendLine(place.line, mended),
    }
  }
  return {
    message: `The line \`${line.trim().slice(0, 40)}\` is neither a key with its colon nor a part of the line above.`,
    place,
    hint: 'write a key, a colon and a space before it, or indent it under the text to which it belongs.',
  }
}

/** A key that is indented as if it were a part of the text above it. */
export function explainKeyBelow({ place, lines, line }: FaultLine): YamlFault | undefined {
  const below = lines[place.line] ?? ''
  const column = line.search(/[^\s-]/)
  if (!/^\s*(?:- )?[\w-]+:\s+\S/.test(line) || /^\s*(?:- )?[\w-]+:.*:(\s|$)/.test(line)) return undefined
  if (!/^\s+[\w-]+:(\s|$)/.test(below)) return explainLongText(place, line)
  return {
    message: 'The line under this one is indented more, as if it belonged to this text.',
    place,
    hint: 'begin the key under this line in the same column as the key on this line.',
    mended: new Map([
      [place.line, line],
      [place.line + 1, `${' '.repeat(column)}${below.trimStart()}`],
    ]),
    isGuess: true,
  }
}

/** A text over several lines with a colon and a space in one of the others. */
function explainLongText(place: YamlFault['place'], line: string): YamlFault {
  const key = /([\w-]+):/.exec(line)?.[1] ?? 'text'
  return {
    message: 'A text with a colon and a space in it goes over several lines without quotes.',
    place,
    hint: `write \`${key}: >-\` alone, and the whole text in the lines under it, indented.`,
  }
}

export function explainColon({ place, line }: FaultLine): YamlFault {
  const mended = quoteLine(line)
  const isCurly = /^[“”„‘’‚]/.test(splitLine(line)?.text ?? '')
  return {
    message: isCurly
      ? 'A text with a colon and a space in it stands in curly quotes, which are letters to YAML.'
      : 'A text with a colon and a space in it stands without quotes.',
    place,
    hint: isCurly ? hintQuotes(line).replace('in quotes', 'in straight quotes') : hintQuotes(line),
    mended: mended === undefined ? undefined : mendLine(place.line, mended),
  }
}

/** A line that begins further to the left than all before it. */
export function explainOutdented({ place, lines, line }: FaultLine): YamlFault {
  const first = lines.findIndex((text) => /^\s*[^\s#]/.test(text) && text !== '---')
  const opening = lines[first] ?? ''
  if (/^\s*- /.test(opening) && /^\s*[\w-]+:(\s|$)/.test(line)) return explainLostItem(place, lines, opening)
  const indent = opening.search(/\S/)
  return {
    message: `This line begins further to the left than line ${first + 1}, with which the file begins.`,
    place,
    hint: `take away the spaces at the beginning of line ${first + 1}, and of the lines that begin in its column.`,
    mended: new Map(
      lines
        .slice(first, place.line - 1)
        .map((text, index) => [first + 1 + index, text.replace(new RegExp(`^ {0,${indent}}`), '')]),
    ),
    isGuess: true,
  }
}

/** The keys of an entry without the `- ` that begins it. */
function explainLostItem(place: YamlFault['place'], lines: readonly string[], opening: string): YamlFault {
  const lead = `${' '.repeat(opening.search(/\S/))}- `
  const end = lines.findIndex((text, index) => index >= place.line && !/^\s*[\w-]+:(\s|$)|^\s{2,}\S/.test(text))
  const block = lines.slice(place.line - 1, end < 0 ? undefined : end)
  const mend = (text: string, index: number) => `${index === 0 ? lead : ' '.repeat(lead.length)}${text.trimStart()}`
  return {
    message: 'The `- ` that begins an entry is missing before this key.',
    place,
    hint: `write \`${mend(block[0] ?? '', 0)}\`, and the other keys of the entry under \`${/[\w-]+/.exec(block[0] ?? '')?.[0]}\`.`,
    mended: new Map(block.map((text, index) => [place.line + index, mend(text, index)])),
    isGuess: true,
  }
}
