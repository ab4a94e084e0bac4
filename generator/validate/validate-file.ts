import { z } from 'zod'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { ParsedSource } from '../load/parse-source.ts'
import { explainIssue } from './explain-issue.ts'
import { findClosest } from './find-closest.ts'
import { findPlace, type Path } from './find-place.ts'

/** Checks what a file says against its schema. `undefined` after mistakes, which were all reported. */
export function validateFile<Schema extends z.ZodType>(
  source: ParsedSource,
  schema: Schema,
  report: Report,
): z.infer<Schema> | undefined {
  const nothing = schema.safeParse([]).success ? [] : {}
  const result = schema.safeParse(source.yaml.toJS({ maxAliasCount: 0 }) ?? nothing)
  if (result.success) return result.data
  const allowedKeys = (path: Path) => keysAt(schema, path)
  const { issues } = result.error
  const misspelt = findMisspeltKeys(issues, allowedKeys)
  const told = new Set<string>()
  for (const issue of issues) {
    // Of one value the first fault is told: what else is wrong with it mostly comes of that.
    const path = issue.path.join('.')
    if (told.has(path) && issue.code !== 'unrecognized_keys') continue
    if (issue.code !== 'unrecognized_keys') told.add(path)
    // A key that is missing because it is misspelt is one mistake, not two.
    if (misspelt.has(issue.path.join('.')) && !findPlace(source, issue.path).node) continue
    for (const diagnostic of explainIssue(issue, source, allowedKeys)) report(diagnostic)
  }
  return undefined
}

/** Paths of the keys that unknown keys were most likely meant to be. */
function findMisspeltKeys(
  issues: readonly z.core.$ZodIssue[],
  allowedKeys: (path: Path) => readonly string[],
): ReadonlySet<string> {
  const paths = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const meant = issue.keys.map((key) => findClosest(key, allowedKeys(issue.path)))
    return meant.flatMap((key) => (key === undefined ? [] : [[...issue.path, key].join('.')]))
  })
  return new Set(paths)
}

/** The keys that the schema allows in the object at `path`. */
function keysAt(schema: z.ZodType, path: Path): readonly string[] {
  let current: z.ZodType | undefined = schema
  for (const step of path) {
    current = unwrap(current)
    if (current instanceof z.ZodArray) current = current.element as z.ZodType
    else if (current instanceof z.ZodObject) current = (current.shape as Record<string, z.ZodType>)[String(step)]
  }
  const target = unwrap(current)
  return target instanceof z.ZodObject ? Object.keys(target.shape) : []
}

function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap() as z.ZodType) : schema
}
