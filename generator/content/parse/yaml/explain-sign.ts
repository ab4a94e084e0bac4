import { hintQuotes, quoteLine, splitLine } from './quote-line.ts'
import { mendLine, type YamlFault } from './yaml-fault.ts'

/** Signs with which no text begins, unless it stands in quotes, and what YAML takes them for. */
const meanings: Readonly<Record<string, string>> = {
  '>': ' (which begins a text of several lines)',
  '|': ' (which begins a text of several lines)',
  '-': ' (which begins an item of a list)',
  '?': ' (which begins a key)',
  '&': ' (which gives a part a name)',
  '*': ' (which repeats a part that has a name)',
  '%': '',
  '@': '',
  '`': '',
  '!': '',
  ',': '',
  ']': '',
  '}': '',
}

/** A text that begins with a sign of YAML's own and stands without quotes. */
export function explainSign(lines: readonly string[], number: number): YamlFault | undefined {
  const line = lines[number - 1] ?? ''
  const parts = splitLine(line)
  if (!parts || !isSign(parts.text, parts.lead)) return undefined
  const sign = parts.text.charAt(0)
  const fault = {
    message: `A text that begins with ${sign === '`' ? 'a backtick' : `\`${sign}\``}${meanings[sign]} stands without quotes.`,
    place: { line: number, column: parts.lead.length + 1 },
  }
  // What goes on below was meant as a text of several lines, and has only begun too early.
  const indent = line.search(/\S/)
  const below = lines[number] ?? ''
  if (/[>|]/.test(sign) && below.search(/\S/) > indent) {
    const header = `${parts.lead.trim()} ${sign === '>' ? '>-' : '|'}`
    return {
      ...fault,
      message: `A text stands on the line of the \`${sign}\`.`,
      hint: `write \`${header}\` alone, and the whole text in the lines under it, indented.`,
    }
  }
  const mended = quoteLine(line)
  return { ...fault, hint: hintQuotes(line), mended: mended === undefined ? undefined : mendLine(number, mended) }
}

function isSign(text: string, lead: string): boolean {
  const sign = text.charAt(0)
  if (!Object.hasOwn(meanings, sign)) return false
  if (sign === '>' || sign === '|') return !/^[>|][+-]?\d?[+-]?(\s+#.*)?$/.test(text)
  if (sign === '-' || sign === '?') return /^[-?](\s|$)/.test(text) && /:\s+$/.test(lead)
  return true
}
