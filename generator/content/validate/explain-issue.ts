import type * as z from 'zod'
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import type { ParsedSource } from '../parse/parse-source.ts'
import { findClosest } from './links/find-closest.ts'
import { listKeysAt } from './find-field.ts'
import { findKeyPlace, findPlace, type Path } from './find-place.ts'
import { explainChoice } from './hints/explain-choice.ts'
import { explainFormat } from './hints/explain-format.ts'
import { explainEmpty, explainMissing } from './hints/explain-missing.ts'
import { explainSize } from './hints/explain-size.ts'
import { explainType, explainWhole } from './hints/explain-type.ts'
import { nameOf } from './hints/names.ts'
import { type Explanation, findRefusal, isEmpty, isMissing, type Issue, type Refusal } from './hints/refusal.ts'

/** Turns one issue of zod into what an author is told, at the place in the file that it speaks of. */
export function explainIssue(issue: Issue, source: ParsedSource, schema: z.ZodType): Diagnostic[] {
  if (issue.code === 'unrecognized_keys') {
    const allowed = listKeysAt(schema, issue.path)
    return issue.keys.map((key) => explainUnknownKey(key, issue.path, source, allowed))
  }
  const [code, message, hint] = explain(issue, findRefusal(issue.path, source, schema))
  return [{ severity: 'error', code, message, file: source.file, place: findPlace(source, issue.path).place, hint }]
}

function explainUnknownKey(key: string, path: Path, source: ParsedSource, allowed: readonly string[]): Diagnostic {
  const closest = findClosest(key, allowed)
  return {
    severity: 'error',
    code: 'content/unknown-key',
    message: `\`${key}\` is not a key of ${path.length === 0 ? 'this file' : nameOf(path)}.`,
    file: source.file,
    place: findKeyPlace(source, path, key),
    hint: closest ? `did you mean \`${closest}\`?` : `allowed here: ${allowed.join(', ')}.`,
  }
}

function explain(issue: Issue, refusal: Refusal): Explanation {
  if (issue.code === 'invalid_type' && issue.path.length === 0) return explainWhole(issue.expected, refusal.node)
  if (isMissing(refusal)) return explainMissing(refusal)
  if (isEmpty(refusal)) return explainEmpty(refusal)
  switch (issue.code) {
    case 'invalid_type':
      return explainType(refusal, issue.expected)
    case 'too_small':
    case 'too_big':
      return explainSize(issue, refusal)
    case 'invalid_value':
      return explainChoice(issue, refusal)
    default:
      return explainFormat(issue, refusal)
  }
}
