import { isKeyName } from '../../../schema/key-names.ts'
import type { Place } from '../../../shared/diagnostics/diagnostic.ts'
import { indentOf, isItem } from './explain-items.ts'
import { explainListBelow, explainTextBelow } from './explain-text-below.ts'
import { quoteIfNeeded, type YamlDiagnostic, type YamlText } from './yaml-diagnostic.ts'

export const indentOrDelete = 'if it belongs to the text above, indent it under that text; otherwise, delete it'

/** Explains a line that isn't a key, because the colon or the space after it is missing. */
export function explainNoKey(place: Place, text: YamlText): YamlDiagnostic {
  const { line: number } = place
  const line = text.lineAt(number)
  return (
    explainListBelow(text, number) ??
    explainNoColon(text, number) ??
    explainTextBelow(text, number) ??
    explainNoMeaning(line, place)
  )
}

/** A line's first word, and what is after it in place of a colon and a space. */
const unlikeKey = /^(\s*(?:- +)*)([A-Za-z][\w-]*)(：|:(?!\/\/)(?=\S)| *(?:=[=>]*|;)| +|$)\s*(.*)$/

/** Keys with which a line of a text is more likely to begin, if words follow. */
const sentenceStart = /^(?:about|after|all|before|from|more|off|on|to|until|why|you) +\p{L}/u

/** Explains a line that begins with a key: with the name of any, unless a colon says so. */
export function explainNoColon({ lines, lineAt }: YamlText, number: number): YamlDiagnostic | undefined {
  const line = lineAt(number)
  const [, lead = '', key = '', typed = '', value = ''] = unlikeKey.exec(line.trimEnd()) ?? []
  const sign = typed.trim()
  // A key that is there already isn't meant again.
  const isThere = lead === '' && lines.some((one) => one.startsWith(`${key}:`))
  const isText = sign === '' && sentenceStart.test(`${key} ${value}`)
  if (!/[:：]/.test(sign) && (!isKeyName(key) || isThere || isText)) return undefined
  const [, words = '', remark = ''] = /^(.*?)((?:^|\s+)#\s.*)?$/.exec(value) ?? []
  const meant = `${`${lead}${key}: ${quoteIfNeeded(words)}`.trimEnd()}${remark && ` ${remark.trim()}`}`
  const [before, below] = [lineAt(number - 1), lineAt(number + 1)]
  const isGroup = words === '' && (indentOf(below) > indentOf(line) || (isItem(below) && !isItem(before)))
  const isSure = sign === '' ? lead.includes('-') || isGroup : sign !== ';'
  return {
    message: explainSignOf(key, sign),
    place: { line: number, column: `${lead}${key}:`.length + Number(sign === ':') },
    hint: `write \`${meant.trim()}\`${isSure ? '' : `; ${indentOrDelete}`}.`,
    corrected: new Map([[number, meant]]),
  }
}

function explainSignOf(key: string, sign: string): string {
  if (sign === '') return `The colon after \`${key}\` is missing.`
  if (sign === ':') return `A space is missing after the colon in \`${key}:\`.`
  return `The \`${sign}\` after \`${key}\` isn't the colon that YAML needs.`
}

function explainNoMeaning(line: string, place: Place): YamlDiagnostic {
  const message = `The line \`${line.trim().slice(0, 40)}\` is neither a key with a colon nor part of the line above.`
  const [, word, rest] = /^([a-z]\w*)(?: *=[=>]* *| +)([^\s=>].*)$/.exec(line.trim()) ?? []
  const asKey =
    word && rest
      ? `if \`${word}\` is a key, write \`${word}: ${quoteIfNeeded(rest)}\``
      : 'write a key, a colon and a space before it'
  return { message, place, hint: `${asKey}; ${indentOrDelete}.` }
}
