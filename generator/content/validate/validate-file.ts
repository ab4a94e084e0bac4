import type * as z from 'zod'
import type { Report } from '../../shared/diagnostics/diagnostic.ts'
import type { ParsedSource } from '../parse/parse-source.ts'
import { dropEmptyKeys } from './drop-empty-keys.ts'
import { explainIssue } from './explain-issue.ts'
import { findClosest } from './links/find-closest.ts'
import { listKeysAt } from './find-field.ts'
import { findPlace } from './find-place.ts'

/** Checks what a file says against its schema. `undefined` after mistakes, which were all reported. */
export function validateFile<Schema extends z.ZodType>(
  source: ParsedSource,
  schema: Schema,
  report: Report,
): z.infer<Schema> | undefined {
  const data = dropEmptyKeys(source.data, schema) ?? (schema.safeParse([]).success ? [] : {})
  // To compile a schema takes longer than to go through it some hundred times, which few do.
  const result = schema.safeParse(data, { jitless: true })
  if (result.success) return result.data
  const { issues } = result.error
  const misspelt = findMisspeltKeys(issues, schema)
  const told = new Set<string>()
  for (const issue of issues) {
    // Of one value the first fault is told: what else is wrong with it mostly comes of that.
    const path = issue.path.join('.')
    if (told.has(path) && issue.code !== 'unrecognized_keys') continue
    if (issue.code !== 'unrecognized_keys') told.add(path)
    // A key that is missing because it is misspelt is one mistake, not two.
    if (misspelt.has(issue.path.join('.')) && !findPlace(source, issue.path).node) continue
    for (const diagnostic of explainIssue(issue, source, schema)) report(diagnostic)
  }
  return undefined
}

/** Paths of the keys that unknown keys were most likely meant to be. */
function findMisspeltKeys(issues: readonly z.core.$ZodIssue[], schema: z.ZodType): ReadonlySet<string> {
  const paths = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const meant = issue.keys.map((key) => findClosest(key, listKeysAt(schema, issue.path)))
    return meant.flatMap((key) => (key === undefined ? [] : [[...issue.path, key].join('.')]))
  })
  return new Set(paths)
}
