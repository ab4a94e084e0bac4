import * as z from 'zod'
import { findField } from './find-field.ts'
import type { Path } from './find-place.ts'

/**
 * What a file says without optional keys that have no value yet, such as `updated:` from a template, or `analytics:` above
 * remarks alone: they say as much as keys that are not there. Only `draft:` and its like may have been meant as true.
 */
export function dropEmptyKeys(value: unknown, schema: z.ZodType, path: Path = []): unknown {
  if (Array.isArray(value)) return value.map((item, index) => dropEmptyKeys(item, schema, [...path, index]))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key, child]) => child !== null || !mayBeEmpty(schema, [...path, key]))
  return Object.fromEntries(kept.map(([key, child]) => [key, dropEmptyKeys(child, schema, [...path, key])]))
}

function mayBeEmpty(schema: z.ZodType, path: Path): boolean {
  const field = findField(schema, path)
  return field !== undefined && field.isOptional && !(field.schema instanceof z.ZodBoolean)
}
