import * as z from 'zod'
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import type { ParsedSource } from '../parse/parse-source.ts'
import { findClosest } from './links/find-closest.ts'
import { listKeysAt } from './find-field.ts'
import { findKeyPlace, findPlace, type Path } from './find-place.ts'
import { explainEmpty, explainMissing } from './hints/explain-missing.ts'
import { explainSize } from './hints/explain-size.ts'
import { explainType, explainWhole } from './hints/explain-type.ts'
import { formatLine, leadOf } from './hints/format-line.ts'
import { guessValue, suggestLine } from './hints/guess-value.ts'
import { describe, nameOf } from './hints/names.ts'
import {
  type Explanation,
  readInvalidValue,
  isEmpty,
  isMissing,
  type Issue,
  type InvalidValue,
  typedText,
} from './hints/invalid-value.ts'

/** Turns one issue of zod into what an author is told, at the place in the file that it speaks of. */
export function explainIssue(issue: Issue, source: ParsedSource, schema: z.ZodType): Diagnostic[] {
  if (issue.code === 'unrecognized_keys') {
    const allowed = listKeysAt(schema, issue.path)
    return issue.keys.map((key) => explainUnknownKey(key, issue.path, source, allowed))
  }
  const [code, message, hint] = explain(issue, readInvalidValue(issue.path, source, schema))
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

function explain(issue: Issue, invalid: InvalidValue): Explanation {
  if (issue.code === 'invalid_type' && issue.path.length === 0) return explainWhole(issue.expected, invalid.node)
  if (isMissing(invalid)) return explainMissing(invalid)
  if (isEmpty(invalid)) return explainEmpty(invalid)
  switch (issue.code) {
    case 'invalid_type':
      return explainType(invalid, issue.expected)
    case 'too_small':
    case 'too_big':
      return explainSize(issue, invalid)
    case 'invalid_value':
      return explainChoice(issue, invalid)
    default:
      return explainFormat(issue, invalid)
  }
}

/** A value is none of those that its key allows. */
function explainChoice({ values }: Extract<Issue, { code: 'invalid_value' }>, invalid: InvalidValue): Explanation {
  const allowed = values.map(String)
  const message = `${nameOf(invalid.path)} must be one of ${allowed.join(', ')}, but is ${describe(invalid.node)}.`
  const meant = guessValue(invalid)
  const hint =
    meant === undefined
      ? `write one of them, such as ${formatLine(leadOf(invalid), allowed[0])}.`
      : `did you mean \`${String(meant)}\`?`
  return ['content/invalid-value', message, hint]
}

/** A text is not written as its key wants, or does not go with what stands beside it. */
function explainFormat(issue: Issue, invalid: InvalidValue): Explanation {
  const demand = (issue.code === 'invalid_format' && demands[issue.format]) || issue.message
  const message = `${nameOf(invalid.path)} ${demand}, but is ${describe(invalid.node)}.`
  const hint = suggestLine(invalid)
  const remark = explainLastDay(invalid)
  const code = invalid.field?.schema instanceof z.ZodISODate ? 'content/invalid-date' : 'content/invalid-value'
  return [code, message, remark ? hint?.replace(/\.$/, remark) : hint]
}

const demands: Readonly<Record<string, string>> = {
  date: 'must be a day that exists, written YYYY-MM-DD',
  url: 'must be an address such as https://www.example.com',
  email: 'must be an email address',
}

/** Why the day of the hint is another than the one that was typed. */
function explainLastDay(invalid: InvalidValue): string | undefined {
  if (!(invalid.field?.schema instanceof z.ZodISODate)) return undefined
  const [typed, meant] = [typedText(invalid), String(guessValue(invalid))]
  const isOfSameMonth = /^\d{4}-\d{2}-\d{2}$/.test(typed) && typed.slice(0, 8) === meant.slice(0, 8)
  return isOfSameMonth ? `: that month has ${meant.slice(8)} days.` : undefined
}
