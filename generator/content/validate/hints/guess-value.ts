import { isMap, isScalar, isSeq } from 'yaml'
import * as z from 'zod'
import { readDigits } from '../../../../client/ui/read-digits.ts'
import { findNumbers } from '../../../schema/kinds/numbers.ts'
import { type Group, type Suggested, suggestTruth } from '../../../schema/suggestions.ts'
import { unseen } from '../../parse/check-text.ts'
import { type Field, findMeant, itemOf } from '../find-field.ts'
import { formatItem, formatLine, type InvalidValue } from './invalid-value.ts'

/** Longer values don't fit in a hint. */
const longest = 100

/** The value the author most likely meant, if the schema accepts it. */
export function guessValue(invalid: InvalidValue): Guessed | undefined {
  return guessValues(invalid)[0]
}

type Guessed = Suggested | readonly Suggested[]

/** All values the author may have meant, most likely first. */
export function guessValues(invalid: InvalidValue): readonly Guessed[] {
  const { field, node, group } = invalid
  const typed = invalid.typed.trim().replaceAll(/\s*\n\s*/g, ' ')
  if (!field) return []
  const item = itemOf(field)
  // Lists can't be guessed from objects, except from addresses by name: `facebook: https://…`.
  if (item && !isScalar(node))
    return [listAddresses(node)].filter((found) => found.length > 0 && isAccepted(found, invalid))
  if (typed === '' || typed.length > longest) return []
  const inList = item ?? (field.list && itemOf(field.list))
  const lists = inList ? splitLists(typed).map((items) => readItems(items, inList)) : []
  const single = unwrapList(invalid, typed)
  const guesses = [single, retype(single)].flatMap((text) => listGuesses(field, text, group))
  const guessed = item ? lists : [...guesses, ...lists]
  return guessed.filter((value) => isAccepted(value, invalid))
}

/** Text as an English keyboard types it: without invisible characters, with its digits and comma, and a plus before its number. */
function retype(typed: string): string {
  return readDigits(typed)
    .replaceAll(unseen, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/\s*،$/, '')
    .replace(/^(\d[\d ]*\d)\+$/, '+$1')
}

function listAddresses(node: InvalidValue['node']): readonly string[] {
  const values = isMap(node) ? node.items.map(({ value }) => (isScalar(value) ? String(value.value) : '')) : []
  return values.every((value) => /^https?:/.test(value)) ? values : []
}

/** The schema's first example that is valid with the other keys. */
export function findExample(invalid: InvalidValue): unknown {
  return invalid.field?.examples.find((example) => isAccepted(example, invalid))
}

/** Suggests the line the author most likely meant, or else an example. */
export function suggestLine(invalid: InvalidValue): string | undefined {
  const meant = guessValue(invalid)
  return meant === undefined ? (suggestItems(invalid) ?? suggestExample(invalid)) : writeLine(invalid, '', meant)
}

/** For an item in brackets that has several items in it, since the commas between them aren't YAML's. */
function suggestItems({ field, lead, typed }: InvalidValue): string | undefined {
  const [items = []] = field && lead === '' ? splitLists(typed).map((parts) => readItems(parts, field)) : []
  const areRight = items.length > 1 && items.every((item) => field?.schema.safeParse(item).success)
  return areRight ? `write \`${items.map(formatItem).join(', ')}\`.` : undefined
}

export function suggestExample(invalid: InvalidValue): string | undefined {
  const example = findExample(invalid)
  return example === undefined ? undefined : writeLine(invalid, 'something like ', example)
}

function writeLine({ field, lead, typed }: InvalidValue, manner: string, value: unknown): string {
  return `${field?.lead?.(typed) ?? ''}write ${manner}${formatLine(lead, value)}.`
}

/** If a single value is expected, the first of a list in brackets, as of a post's categories, or the only one of another. */
function unwrapList({ node }: InvalidValue, typed: string): string {
  // `- Google: https://g.page/x` in a list of addresses.
  const address = /^[^:\n]+:\s+(https?:\S+)$/.exec(typed)?.[1]
  if (isMap(node) && address !== undefined) return address
  if (!isSeq(node)) return typed
  const [item, ...others] = node.items
  return isScalar(item) && (node.flow === true || others.length === 0) ? String(item.value) : ''
}

function listGuesses({ schema, suggest }: Field, typed: string, group: Group): readonly Suggested[] {
  if (typed === '') return []
  const own = suggest?.(typed, group)
  if (schema instanceof z.ZodNumber) return own ?? findNumbers(typed)
  if (schema instanceof z.ZodBoolean) return own ?? suggestTruth(typed)
  if (schema instanceof z.ZodEnum) return [findMeant(typed, schema.options.map(String)) ?? typed]
  return [typed, ...(own ?? [])]
}

/** Splits by commas of any script, and by commas or `and`. Quotes that aren't YAML's are dropped, and JSON's marks in quotes. */
function splitLists(quoted: string): string[][] {
  const typed = quoted.replace(/^[[［](.*)[\]］]$/, (_, items: string) => items.replaceAll('"', ''))
  const separators = [/[,;،؛、，；]/, /[,;/&]|\band\b/]
  return separators.map((separator) => typed.split(separator).flatMap((item) => dropQuotes(item.trim()) || []))
}

function dropQuotes(text: string): string {
  return text.replace(/^[“„‘‚«「『](.*)[”“’‘»」』]$/, '$1')
}

function readItems(items: readonly string[], item: Field): Suggested[] {
  const isRight = (value: Suggested) => item.schema.safeParse(value).success
  return items.map((typed) => listGuesses(item, typed, {}).find(isRight) ?? typed)
}

/** Suggest only values that are valid with the other keys. */
function isAccepted(value: unknown, { path, field, group, groupSchema }: InvalidValue): boolean {
  const key = path.at(-1)
  if (!field?.whole.safeParse(value).success) return false
  const hasChecks = groupSchema instanceof z.ZodObject && (groupSchema.def.checks?.length ?? 0) > 0
  if (!hasChecks || typeof key !== 'string') return true
  const { error } = groupSchema.safeParse({ ...group, [key]: value })
  return error === undefined || error.issues.every((issue) => issue.path[0] !== key)
}
