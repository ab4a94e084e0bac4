import { shorten } from '../../../shared/diagnostics/shorten.ts'
import { nameOthers } from './explain-items.ts'
import { nameQuotes, type YamlDiagnostic, type YamlText } from './yaml-diagnostic.ts'
import { isPlain, startOf, type YamlNode } from './yaml-document.ts'

export const inCurlyQuotes =
  /^(?:[“„][^“”"\\\n]+["“”]|[‘‚][^‘"\\\n]+[’‘]|«[^«»"\\\n]+»|「[^「」"\\\n]+」|『[^『』"\\\n]+』)$/

/** Reports values in quotes that would show, once per file: word processors replace all, and other languages have others. */
export function findCurlyQuotes(nodes: readonly YamlNode[], { text, placeAt, lineAt }: YamlText): YamlDiagnostic[] {
  const quoted = nodes.flatMap(({ node }) => (isPlain(node) && inCurlyQuotes.test(node.source ?? '') ? [node] : []))
  const [first] = quoted
  if (!first) return []
  let straight = text
  for (const node of quoted.toReversed()) {
    const [from, { length }] = [startOf(node), node.source ?? '']
    straight = `${straight.slice(0, from)}"${text.slice(from + 1, from + length - 1).trim()}"${straight.slice(from + length)}`
  }
  const lines = straight.split('\n')
  const corrected = new Map(
    lines.map((line, index) => [index + 1, line] as const).filter(([number, line]) => line !== lineAt(number)),
  )
  const place = placeAt(startOf(first))
  const sign = first.source?.charAt(0) ?? ''
  const subject = nameQuotes(sign).replace(/^c/, 'C')
  const message = `${subject} are part of the text in YAML, so visitors would see them.`
  // A quotation, such as a testimonial in French, may be meant to have these.
  const show = /[“”„‘‚]/.test(sign) ? '' : `. To keep ${subject}, put straight quotes around the whole text`
  const hint = `use straight quotes: \`${shorten(lines[place.line - 1]?.trim() ?? '')}\`${nameOthers(quoted.length - 1)}${show}.`
  return [{ message, place, hint, corrected }]
}

/**
 * A quote at the end of a text without one that begins it, or the other way around. After a number, it's inches; German texts may
 * begin with two commas.
 */
const strayQuote = /^(?:(?!.*(?:,,|[»«]))[^"“”„]*[^\s\p{N}"“”„]["“”]|[“„][^"“”„]*)$/u

/** Reports a quote that YAML takes as part of the text, because the other one is missing, or after a comma that ends the text. */
export function findStrayQuote({ node, isKey }: YamlNode, { placeAt, lineAt }: YamlText): YamlDiagnostic | undefined {
  if (isKey || !isPlain(node) || !strayQuote.test(node.source ?? '')) return undefined
  const isFirst = /^[“„]/.test(node.source ?? '')
  const place = placeAt(isFirst ? startOf(node) : (node.range?.[1] ?? 0) - 1)
  const line = lineAt(place.line)
  const [before, after] = [line.slice(0, place.column - 1), line.slice(place.column)]
  const sign = line.charAt(place.column - 1)
  const [, inside, rest] = (isFirst && /^([^"“”„]+)[“”"](.*)$/.exec(after)) || []
  if (inside !== undefined && rest !== undefined) {
    const quoted = `${before}"${inside}"${rest}`
    return {
      message: `A comma ends this text, because \`${sign}\` isn't a quote that YAML knows.`,
      place,
      hint: `use straight quotes: \`${shorten(quoted.trim())}\`.`,
      corrected: new Map([[place.line, quoted]]),
    }
  }
  // Something else is wrong if a quote before it on the line could be the other one.
  if (!isFirst && /["“„]/.test(before)) return undefined
  return {
    message: `The \`${sign}\` is part of the text, because no other quote ${isFirst ? 'ends' : 'begins'} it.`,
    place,
    hint: `delete it: \`${shorten((before + after).trim())}\`; to show it, put the whole text in single quotes.`,
    corrected: new Map([[place.line, before + after]]),
  }
}

/** Reports `title:"Salt: a plan"`: without a space after its colon, the key goes on to the next colon. */
export function findGluedQuote({ node, isKey }: YamlNode, { placeAt, lineAt }: YamlText): YamlDiagnostic | undefined {
  const [, key] = (isKey && isPlain(node) && /^([\w-]+):["']/.exec(node.source ?? '')) || []
  if (key === undefined) return undefined
  const { line: number, column } = placeAt(startOf(node))
  const line = lineAt(number)
  // Keys in braces are explained together.
  if (!/^\s*(?:- +)*$/.test(line.slice(0, column - 1))) return undefined
  const at = column + key.length
  const corrected = `${line.slice(0, at)} ${line.slice(at)}`
  return {
    message: `A space is missing after the colon in \`${key}:\`.`,
    place: { line: number, column: at + 1 },
    hint: `write \`${shorten(corrected.trim())}\`.`,
    corrected: new Map([[number, corrected]]),
  }
}
