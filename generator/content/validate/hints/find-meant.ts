import { isMap } from 'yaml'
import type * as z from 'zod'
import { isOtherName } from '../../../schema/other-names.ts'
import type { ParsedSource } from '../../parse/parse-source.ts'
import { listKeysAt } from '../find-field.ts'
import { findPlace, type Path } from '../find-place.ts'
import { findClosest } from '../links/find-closest.ts'

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
  const missing = listKeysAt(schema, path).filter((name) => !(isMap(node) && node.has(name)))
  return findMeant(key, missing)
}

/** The one group in the object at `path` that lacks this key, if there is only one. */
export function findOwner(key: string, path: Path, source: ParsedSource, schema: z.ZodType): string | undefined {
  const owners = listKeysAt(schema, path).filter((name) => {
    const { node } = findPlace(source, [...path, name])
    return isMap(node) && !node.has(key) && listKeysAt(schema, [...path, name]).includes(key)
  })
  return owners.length === 1 ? owners[0] : undefined
}
