import { isMap } from 'yaml'
import type * as z from 'zod'
import { isOtherName } from '../../../schema/other-names.ts'
import type { ParsedSource } from '../../parse/parse-source.ts'
import { listKeysAt } from '../find-field.ts'
import { findPlace, type Path } from '../find-place.ts'
import { findClosest } from '../links/find-closest.ts'

/** Fewer letters are the beginning of too many words. */
const shortestStart = 3

/** The one of `allowed` that a word most likely means: another name for it, a misspelling, or its beginning. */
export function findMeant(word: string, allowed: readonly string[]): string | undefined {
  const start = word.length < shortestStart ? undefined : word.toLowerCase()
  return (
    allowed.find((name) => isOtherName(name, word)) ??
    findClosest(word, allowed) ??
    allowed.find((name) => start !== undefined && name.toLowerCase().startsWith(start))
  )
}

/** The key that an unknown one in the group at `path` most likely means: one that is not there yet. */
export function findMeantKey(key: string, path: Path, source: ParsedSource, schema: z.ZodType): string | undefined {
  const { node } = findPlace(source, path)
  const missing = listKeysAt(schema, path).filter((name) => !(isMap(node) && node.has(name)))
  return findMeant(key, missing)
}
