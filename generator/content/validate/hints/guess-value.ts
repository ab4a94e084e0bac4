import { isScalar, isSeq } from 'yaml'
import * as z from 'zod'
import type { Group, Suggested } from '../../../schema/suggestions.ts'
import { findNumbers } from '../../../schema/kinds/numbers.ts'
import { suggestTruth } from '../../../schema/suggestions.ts'
import { findClosest } from '../links/find-closest.ts'
import { type Field, findField, itemOf } from '../find-field.ts'
import { formatLine, leadOf } from './format-line.ts'
import { readGroup, type InvalidValue, typedText } from './invalid-value.ts'

/** Longer values are no lines to type. */
const longest = 100

/** The value that an author most likely meant, if one can be told that the schema accepts. */
export function guessValue(invalid: InvalidValue): Suggested | readonly Suggested[] | undefined {
  const { field } = invalid
  const typed = typedText(invalid)
  if (!field || typed === '' || typed.length > longest || typed.includes('\n')) return undefined
  // A list cannot be told from keys.
  if (field.schema instanceof z.ZodArray && !isScalar(invalid.node)) return undefined
  const item = itemOf(field)
  const guessed = item
    ? splitLists(typed).map((items) => readItems(items, item))
    : listGuesses(field, readTyped(invalid, typed), readGroup(invalid))
  return guessed.find((value) => isAccepted(value, invalid))
}

/** The schema's own example, if it fits what else stands there. */
export function findExample(invalid: InvalidValue): unknown {
  const example = invalid.field?.example
  return example !== undefined && isAccepted(example, invalid) ? example : undefined
}

/** The line that was most likely meant, or else one to follow. */
export function suggestLine(invalid: InvalidValue): string | undefined {
  const meant = guessValue(invalid)
  return meant === undefined ? suggestExample(invalid) : `write ${formatLine(leadOf(invalid), meant)}.`
}

export function suggestExample(invalid: InvalidValue): string | undefined {
  const example = findExample(invalid)
  return example === undefined ? undefined : `write a line such as ${formatLine(leadOf(invalid), example)}.`
}

/** A list of one value, where one value is wanted, is that value. */
function readTyped({ node, field }: InvalidValue, typed: string): string {
  const [item, ...others] = isSeq(node) && !(field?.schema instanceof z.ZodArray) ? node.items : []
  return isScalar(item) && others.length === 0 ? String(item.value) : typed
}

/** What one value may have been meant to be. */
function listGuesses(field: Field, typed: string, group: Group): readonly Suggested[] {
  const { schema, suggest } = field
  const own = suggest?.(typed, group)
  if (schema instanceof z.ZodNumber) return own ?? findNumbers(typed)
  if (schema instanceof z.ZodBoolean) return own ?? suggestTruth(typed)
  if (schema instanceof z.ZodEnum) return [findClosest(typed, schema.options.map(String)) ?? typed]
  return [typed, ...(own ?? [])]
}

/** The texts between commas, and those between commas or `and`. */
function splitLists(typed: string): string[][] {
  return [/[,;]/, /[,;/&]|\band\b/].map((separator) =>
    typed
      .split(separator)
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  )
}

/** Each item as it was most likely meant. */
function readItems(items: readonly string[], item: Field): Suggested[] {
  const isRight = (value: Suggested) => item.schema.safeParse(value).success
  return items.map((typed) => listGuesses(item, typed, {}).find(isRight) ?? typed)
}

/** Only a value that is right with all that stands beside it is worth a hint. */
function isAccepted(value: unknown, invalid: InvalidValue): boolean {
  const { path, field, schema } = invalid
  const key = path.at(-1)
  if (!field?.schema.safeParse(value).success) return false
  const group = findField(schema, path.slice(0, -1))?.schema
  if (!(group instanceof z.ZodObject) || typeof key !== 'string' || !hasChecks(group)) return true
  const { error } = group.safeParse({ ...readGroup(invalid), [key]: value })
  return error === undefined || error.issues.every((issue) => issue.path[0] !== key)
}

function hasChecks(group: z.ZodObject): boolean {
  return (group.def.checks?.length ?? 0) > 0
}
