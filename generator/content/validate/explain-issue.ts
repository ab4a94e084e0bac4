import { isMap, isScalar, isSeq } from 'yaml'
import * as z from 'zod'
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import type { ParsedSource } from '../parse/parse-source.ts'
import { suggestDays } from '../../schema/kinds/day.ts'
import { strangers } from '../../schema/suggestions.ts'
import { nameCharacter, unseen } from '../parse/check-text.ts'
import { quoteBeforeComma } from '../parse/yaml/explain-braces.ts'
import { indentOrDelete } from '../parse/yaml/explain-no-key.ts'
import { findField, findMeant, findHome, findMeantKey, listKeysAt } from './find-field.ts'
import { findKeyPlace, type Path } from './find-place.ts'
import { beginEntry, describeLines, explainEmpty, explainMissing } from './hints/explain-missing.ts'
import { explainSize } from './hints/explain-size.ts'
import { explainWords, explainValueAsWords } from './hints/explain-words.ts'
import { findExample, guessValue, guessValues, suggestLine } from './hints/guess-value.ts'
import {
  type Explanation,
  formatLine,
  type InvalidValue,
  type Issue,
  nameOf,
  readInvalidValue,
} from './hints/invalid-value.ts'
import { dayPattern } from '../../shared/dates.ts'

/** Turns a Zod issue into diagnostics at its place in the file. */
export function explainIssue(issue: Issue, source: ParsedSource, schema: z.ZodType): Diagnostic[] {
  const { path } = issue
  const at = { severity: 'error', file: source.file } as const
  if (issue.code !== 'unrecognized_keys') {
    const invalid = readInvalidValue(path, source, schema)
    const [code, message, hint] = explain(issue, invalid)
    // One may be meant in a text, which can only have the wrong length.
    const [letter] = isScalar(invalid.node) && !issue.code.startsWith('too_') ? (invalid.typed.match(unseen) ?? []) : []
    const found = letter ? `${message} It contains an invisible character (${nameCharacter(letter)}).` : message
    return [{ ...at, code, message: found, place: invalid.place, hint }]
  }
  const allowed = listKeysAt(schema, path)
  const group = path.length === 0 ? 'this file' : nameOf(path).replace(/^Entry/, 'entry')
  const { hints } = strangersOf(schema, path)
  const { node } = readInvalidValue(path, source, schema)
  return issue.keys.map((key) => {
    const meant = findMeantKey(key, path, source, schema)
    const isWords =
      isMap(node) &&
      node.flow &&
      node.items.some((item, index) => index > 0 && item.value === null && String(item.key) === key)
    const usual = isWords
      ? `${quoteBeforeComma}.`
      : isBelowEmptyText(node, key)
        ? `${indentOrDelete}.`
        : `the keys allowed here are: ${allowed.join(', ')}.`
    const other = hints?.['*'] ?? usual
    const guess = meant && `did you mean \`${meant}\`?`
    const home = findHome(key, path, source, schema)
    const isBelow = home !== undefined && home.length > path.length
    const place = home && hintForPlace(home, path)
    // A key of this group that is spelled alike is more likely than one of a group further up.
    const hint = explainStranger(key, path, source, schema) ?? (isBelow ? place : (guess ?? place)) ?? other
    const message = `\`${key}\` isn't a valid key in ${group}.`
    return { ...at, code: 'content/unknown-key', message, place: findKeyPlace(source, path, key), hint }
  })
}

/** What the schema at `path` says about keys that it doesn't have. */
function strangersOf(schema: z.ZodType, path: Path) {
  const found = findField(schema, path)?.schema
  return (found && strangers.get(found)) ?? {}
}

/** What a schema says about a key that it doesn't have. */
function explainStranger(key: string, path: Path, source: ParsedSource, schema: z.ZodType): string | undefined {
  const { hints = {} } = strangersOf(schema, path)
  return explainPair(key, path, source, schema) ?? (Object.hasOwn(hints, key) ? hints[key] : undefined)
}

/** Explains a key that says with its value what was meant, so that no other key is missing: `Mon-Fri: 8am-5pm`. */
export function explainPair(key: string, path: Path, source: ParsedSource, schema: z.ZodType): string | undefined {
  if (!strangersOf(schema, path).readWords) return undefined
  const { typed } = readInvalidValue([...path, key], source, schema)
  return explainWords(`${key}: ${typed}`, findField(schema, path))
}

/** Asks to move a key from the object at `from` to another. */
function hintForPlace(to: Path, from: Path): string {
  const name = to.at(-1)
  if (name === undefined)
    return `move it, and what is indented under it, above the line \`${String(from[0])}:\`, and begin it without spaces.`
  if (typeof name === 'number') return 'indent it like the keys of the list entry above it.'
  return `move it to \`${String(name)}\`, and indent it like the other keys there.`
}

/** Below `answer: |` without text: what looks like a key may be that text. */
function isBelowEmptyText(node: InvalidValue['node'], key: string): boolean {
  if (!isMap(node)) return false
  const above = node.items[node.items.findIndex((item) => String(item.key) === key) - 1]?.value
  return isScalar(above) && above.value === '' && above.type?.startsWith('BLOCK') === true
}

function explain(issue: Issue, invalid: InvalidValue): Explanation {
  if (issue.code === 'invalid_type' && issue.path.length === 0) return explainWhole(issue.expected, invalid)
  if (invalid.isMissing) return explainMissing(invalid)
  if (invalid.isEmpty) return explainEmpty(invalid)
  switch (issue.code) {
    case 'invalid_type':
      return explainType(issue.expected, invalid)
    case 'too_small':
    case 'too_big':
      return explainSize(issue, invalid)
    case 'invalid_value':
      return explainChoice(issue.values.map(String), invalid)
    default:
      return explainFormat(issue, invalid)
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
}

function explainWhole(expected: string, invalid: InvalidValue): Explanation {
  const { received, node } = invalid
  const words = explainValueAsWords(invalid)
  const message = `This file must be ${kinds[expected] ?? expected}, but it's ${received}.`
  const hint =
    expected === 'array'
      ? isMap(node) && node.items.length === 1 && isSeq(node.items[0]?.value)
        ? 'delete this line: the file is only the list below it.'
        : `begin each entry with \`- \` at the start of a line${words === undefined ? '.' : `: ${words}`}`
      : 'write each key on its own line, such as `title: …`.'
  return ['content/wrong-type', message, hint]
}

function explainType(expected: string, invalid: InvalidValue): Explanation {
  const conflict = findConflict(invalid)
  if (conflict) return explainFormat(conflict, invalid)
  const isDate = invalid.field?.schema instanceof z.ZodISODate
  const kind = isDate ? 'a date written as YYYY-MM-DD' : (kinds[expected] ?? expected)
  const message = `${invalid.name} must be ${kind}, but it's ${invalid.received}.`
  return ['content/wrong-type', message, explainValueAsWords(invalid) ?? `${hintAtType(invalid)}.`]
}

/** What the schema says about this key if no value of it is valid with the other keys. */
function findConflict(invalid: InvalidValue): Issue | undefined {
  const { path, field, group, groupSchema } = invalid
  const example = field?.examples[0]
  if (!field?.isOptional || example === undefined || findExample(invalid) !== undefined) return undefined
  const key = String(path.at(-1))
  const found = groupSchema?.safeParse({ ...group, [key]: example }).error
  return found?.issues.find((issue) => issue.path[0] === key)
}

/** The first two numbers of a list as people write it: `1. Rinse 2. Dry`. */
const numbered = /^1[.)]\s.*\s2[.)]\s/s

function hintAtType(invalid: InvalidValue): string {
  const { path, node, field, lead, typed } = invalid
  if (field?.schema instanceof z.ZodArray && numbered.test(typed))
    return 'begin each item with `- ` instead of its number'
  const meant = guessValue(invalid)
  if (meant !== undefined && meant === typed) return `put quotes around it: \`${lead}${JSON.stringify(typed)}\``
  if (meant !== undefined) {
    const isText = isScalar(node) && typeof node.value === 'string'
    const isQuoted = isText && !Array.isArray(meant) && String(meant) === typed
    return `write ${formatLine(lead, meant)}${isQuoted ? ' without quotes' : ''}`
  }
  if (field?.schema instanceof z.ZodBoolean) return `write ${formatLine(lead, true)} or ${formatLine(lead, false)}`
  if (field?.schema instanceof z.ZodObject && typeof path.at(-1) === 'number') return beginEntry(invalid, field.schema)
  return `write ${describeLines(invalid)}`
}

/** Of more, the first is as good as none: a hint with `AutoRepair` would be followed. */
const fewChoices = 8

function explainChoice(allowed: readonly string[], invalid: InvalidValue): Explanation {
  const [first, ...others] = allowed
  const quoted = allowed.map((value) => `\`${value}\``)
  const one = allowed.length > 2 ? `one of ${allowed.join(', ')}` : quoted.join(' or ')
  const choice = invalid.field?.list ? `${one} or a list` : one
  const message = `${invalid.name} must be ${choice}, but it's ${invalid.received.replace('the text ', '')}.`
  const meant = guessValue(invalid)
  const other = meant === undefined ? findOtherKey(invalid) : undefined
  if (other !== undefined) return ['content/invalid-value', message, `did you mean \`${other}: "${invalid.typed}"\`?`]
  const example =
    others.length === 0
      ? `write ${formatLine(invalid.lead, first)} if that's what you mean, or delete this line.`
      : others.length < fewChoices
        ? `write one of them, such as ${formatLine(invalid.lead, first)}.`
        : `choose the one that fits best${invalid.field?.isOptional ? ', or delete this line' : ''}.`
  if (Array.isArray(meant)) return ['content/invalid-value', message, `write ${formatLine(invalid.lead, meant)}.`]
  return ['content/invalid-value', message, meant === undefined ? example : `did you mean \`${String(meant)}\`?`]
}

/** A missing key that accepts the value and has a similar name: `opens` for `open: '08:00'`. */
function findOtherKey({ path, typed, group, groupSchema }: InvalidValue): string | undefined {
  if (!groupSchema) return undefined
  const takes = (key: string) => findField(groupSchema, [key])?.schema.safeParse(typed).success === true
  const free = listKeysAt(groupSchema, []).filter((key) => !(key in group) && takes(key))
  return findMeant(String(path.at(-1)), free)
}

const demands: Readonly<Record<string, string>> = {
  date: 'must be a date written as YYYY-MM-DD',
  url: 'must be an address such as https://www.example.com',
  email: 'must be an email address',
}

/** Explains a value in the wrong format, or one that conflicts with other keys. */
function explainFormat(issue: Issue, invalid: InvalidValue): Explanation {
  const { field, typed, name, received } = invalid
  const ownHint: unknown = issue.code === 'custom' ? issue.params?.['hint'] : undefined
  if (typeof ownHint === 'string') return ['content/invalid-value', `${name} ${issue.message}.`, ownHint]
  const isWellFormed = dayPattern.test(typed)
  const general = issue.code === 'invalid_format' ? demands[issue.format] : undefined
  const demand =
    issue.code === 'invalid_format' && issue.format === 'date' && isWellFormed
      ? 'must be a real date'
      : (general ?? issue.message)
  const isDemand = demand.startsWith('must')
  const message = `${name} ${demand}${isDemand ? `, but it's ${received.replace('the text ', '')}` : ''}.`
  const hint = suggestLine(invalid)
  if (!(field?.schema instanceof z.ZodISODate)) return ['content/invalid-value', message, hint]
  // Explains why the suggested day differs from the typed one.
  const [meant = '', other] = guessValues(invalid).map(String)
  const isOfSameMonth = isWellFormed && typed.slice(0, 8) === meant.slice(0, 8)
  const isAmbiguous = other !== undefined && other === suggestDays(typed)[1]
  const otherDay = isAmbiguous ? `, or ${formatLine(invalid.lead, other)} if the day comes first.` : '.'
  const remark = isOfSameMonth ? `: that month has ${meant.slice(8)} days.` : otherDay
  return ['content/invalid-date', message, hint?.replace(/\.$/, remark)]
}
