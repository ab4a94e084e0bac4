import * as z from 'zod'
import { files } from '../../schema/collections.ts'
import type { Report } from '../../shared/diagnostics/diagnostic.ts'
import type { ParsedSource } from '../parse/parse-source.ts'
import { explainIssue, explainPair } from './explain-issue.ts'
import { findField, findHome, findMeantKey, listKeysAt } from './find-field.ts'
import { findPlace, type Path } from './find-place.ts'
import type { Issue } from './hints/invalid-value.ts'
import { reportIn } from './report-in.ts'

/** Validates a file's data against its schema. Returns `undefined` after reporting errors. */
export function validateFile<Schema extends z.ZodType>(
  source: ParsedSource,
  schema: Schema,
  report: Report,
): z.infer<Schema> | undefined {
  // A file whose list may be empty may be empty itself.
  if (source.data === null && !schema.safeParse([]).success) {
    reportEmptyFile(source, report)
    return undefined
  }
  const data = dropEmptyKeys(source.data, schema) ?? []
  // Compiling a schema takes longer than a few hundred validations, and few schemas run that often.
  const result = schema.safeParse(data, { jitless: true })
  if (result.success) return result.data
  const issues = result.error.issues.flatMap(chooseOption)
  const misspelt = findMisspeltKeys(issues, source, schema)
  const reported = new Set<string>()
  for (const issue of issues) {
    const path = issue.path.join('.')
    if (issue.code !== 'unrecognized_keys') {
      // Report only the first error of a value, since others usually follow from it.
      if (reported.has(path)) continue
      reported.add(path)
      // A key missing because it's misspelled, or elsewhere, is one error, not two.
      if (misspelt.has(path) && !findPlace(source, issue.path).node) continue
    }
    for (const diagnostic of explainIssue(issue, source, schema)) report(diagnostic)
  }
  return undefined
}

/** For a union: the issues of the option that fits the value's type, or of the first one. */
function chooseOption(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [first = []] = issue.errors
  const chosen = issue.errors.find(isOfKind) ?? first
  return chosen.flatMap((inner) => chooseOption({ ...inner, path: [...issue.path, ...inner.path] }))
}

function isOfKind(issues: readonly Issue[]): boolean {
  return issues.every(({ code, path }) => path.length > 0 || (code !== 'invalid_type' && code !== 'invalid_value'))
}

/** Types for `npm run new`, by the folder or file it writes to. */
const commands: Readonly<Record<string, string>> = {
  services: 'service',
  areas: 'area',
  posts: 'post',
  'faq.yaml': 'question',
  'testimonials.yaml': 'testimonial',
  'team.yaml': 'person',
  'notices.yaml': 'notice',
}

/** Reports an empty file once, instead of each missing key. */
function reportEmptyFile(source: ParsedSource, report: Report): void {
  const { path, body } = source
  const command = commands[path.split('/')[0] ?? '']
  const message = body ? 'There are no keys between the two `---` lines.' : 'The file has no keys.'
  const isOptional = Object.values(files).some((one) => one.path === path && one.optional)
  const hint = body?.text.trim()
    ? 'write the keys between these two lines; docs/content.md lists them.'
    : command
      ? `if it had text, restore it from an earlier version; otherwise, delete this file, and run \`npm run new -- ${command}\` to create one with the right keys; docs/content.md explains them.`
      : `${isOptional ? 'delete it, or ' : ''}restore it from an earlier version; docs/content.md explains its keys.`
  reportIn(source, report).error('content/empty-file', { line: 1, column: 1 }, message, hint)
}

/**
 * Drops optional keys without a value, such as `updated:` from a template or `analytics:` above comments, as if they were
 * missing. Booleans are kept, because `draft:` may have been meant as true.
 */
function dropEmptyKeys(value: unknown, schema: z.ZodType, path: Path = []): unknown {
  if (Array.isArray(value)) return value.map((item, index) => dropEmptyKeys(item, schema, [...path, index]))
  if (typeof value !== 'object' || value === null) return value
  const mayBeEmpty = (key: string) => {
    const field = findField(schema, [...path, key])
    return field?.isOptional === true && !(field.schema instanceof z.ZodBoolean)
  }
  const kept = Object.entries(value).filter(([key, child]) => child !== null || !mayBeEmpty(key))
  return Object.fromEntries(kept.map(([key, child]) => [key, dropEmptyKeys(child, schema, [...path, key])]))
}

function findMisspeltKeys(issues: readonly Issue[], source: ParsedSource, schema: z.ZodType): ReadonlySet<string> {
  const paths = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    return issue.keys.flatMap((key) => {
      const home = findHome(key, issue.path, source, schema)
      const meant = findMeantKey(key, issue.path, source, schema)
      if (explainPair(key, issue.path, source, schema) !== undefined)
        return listKeysAt(schema, issue.path).map((name) => [...issue.path, name].join('.'))
      return [...(home ? [[...home, key].join('.')] : []), ...(meant ? [[...issue.path, meant].join('.')] : [])]
    })
  })
  return new Set(paths)
}
