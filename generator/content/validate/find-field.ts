import { isMap, isSeq } from 'yaml'
import * as z from 'zod'
import { isOtherName } from '../../schema/other-names.ts'
import { suggestions, type TextForm } from '../../schema/suggestions.ts'
import { listOptions, unwrap } from '../../schema/unwrap.ts'
import type { ParsedSource } from '../parse/parse-source.ts'
import { findPlace, pairNamed, type Path } from './find-place.ts'
import { findClosest } from '../../shared/find-closest.ts'

/** The schema of the value at a path. */
export interface Field extends Partial<Pick<TextForm, 'suggest' | 'lead'>> {
  /** Without `optional` and defaults. For a union, the first option. */
  readonly schema: z.ZodType
  /** The whole union if a list may replace a single value. */
  readonly whole: z.ZodType
  /** The list that may replace a single value. */
  readonly list?: Field | undefined
  readonly isOptional: boolean
  readonly examples: readonly unknown[]
}

/** Follows `path` through a schema. Returns `undefined` for unknown keys. */
export function findField(schema: z.ZodType, path: Path): Field | undefined {
  let current: z.ZodType | undefined = schema
  for (const step of path) {
    const containers: readonly z.ZodType[] = current ? listOptions(unwrap(current)) : []
    current = containers.flatMap((container) => stepInto(container, step) ?? [])[0]
  }
  return current && describeField(current)
}

/** The keys allowed in the object at `path`. */
export function listKeysAt(schema: z.ZodType, path: Path): readonly string[] {
  const field = findField(schema, path)
  return field?.schema instanceof z.ZodObject ? Object.keys(field.schema.shape) : []
}

/** The schema of a list's items. */
export function itemOf({ schema }: Field): Field | undefined {
  return schema instanceof z.ZodArray ? describeField(schema.element as z.ZodType) : undefined
}

function stepInto(container: z.ZodType, step: PropertyKey): z.ZodType | undefined {
  if (container instanceof z.ZodArray) return typeof step === 'number' ? (container.element as z.ZodType) : undefined
  if (!(container instanceof z.ZodObject)) return undefined
  const catchall = container.def.catchall as z.ZodType | undefined
  const shape = container.shape as Shape
  if (Object.hasOwn(shape, step)) return shape[String(step)]
  // Unknown keys may be allowed, though most objects don't allow them.
  return catchall instanceof z.ZodNever ? undefined : catchall
}

function describeField(outer: z.ZodType): Field {
  const whole = unwrap(outer)
  const [schema = whole, ...others] = listOptions(whole)
  const list = others.find((option) => option instanceof z.ZodArray)
  const { examples } = { ...schema.meta(), ...whole.meta(), ...outer.meta() }
  return {
    schema,
    whole,
    list: list && describeField(list),
    isOptional: outer !== whole,
    examples: Array.isArray(examples) ? (examples as unknown[]) : [],
    ...suggestions.get(schema),
  }
}

type Shape = Readonly<Record<string, z.ZodType | undefined>>

/** Shorter prefixes match too many words. */
const shortestStart = 3

/** The most likely match in `allowed`: by another name, a misspelling or a prefix. */
export function findMeant(word: string, allowed: readonly string[]): string | undefined {
  const start = word.length < shortestStart ? undefined : word.toLowerCase()
  return (
    allowed.find((name) => isOtherName(name, word)) ??
    findClosest(word, allowed) ??
    allowed.find((name) => start !== undefined && name.toLowerCase().startsWith(start))
  )
}

/** The most likely key for an unknown one in the object at `path`, among those not used yet. */
export function findMeantKey(key: string, path: Path, source: ParsedSource, schema: z.ZodType): string | undefined {
  const { node } = findPlace(source, path)
  const missing = listKeysAt(schema, path).filter((name) => !pairNamed(node, name))
  return findMeant(key, missing)
}

/** Where a key would be valid that isn't in the object at `path`, if it is missing there: the path of the object around it. */
export function findHome(key: string, path: Path, source: ParsedSource, schema: z.ZodType): Path | undefined {
  const home = findEntryAbove(key, path, source, schema) ?? findGroup(key, path, source, schema)
  if (home || path.length === 0) return home
  return lacks([], key, source, schema) ? [] : findGroup(key, [], source, schema)
}

/** The one group in the object at `path` that lacks this key, if there is only one. */
function findGroup(key: string, path: Path, source: ParsedSource, schema: z.ZodType): Path | undefined {
  const groups = listKeysAt(schema, path).map((name) => [...path, name])
  const lacking = groups.filter((group) => lacks(group, key, source, schema))
  return lacking.length === 1 ? lacking[0] : undefined
}

/** The last entry of the list above this key, which was meant to be indented like the entry's keys. */
function findEntryAbove(key: string, path: Path, source: ParsedSource, schema: z.ZodType): Path | undefined {
  const { node } = findPlace(source, path)
  if (!isMap(node)) return undefined
  let above = node.items[node.items.findIndex((item) => String(item.key) === key) - 1]
  const keys: PropertyKey[] = []
  while (above) {
    keys.push(String(above.key))
    if (!isMap(above.value)) break
    above = above.value.items.at(-1)
  }
  if (!isSeq(above?.value)) return undefined
  const entry = [...path, ...keys, above.value.items.length - 1]
  return lacks(entry, key, source, schema) ? entry : undefined
}

function lacks(path: Path, key: string, source: ParsedSource, schema: z.ZodType): boolean {
  const { node } = findPlace(source, path)
  return isMap(node) && !pairNamed(node, key) && listKeysAt(schema, path).includes(key)
}
