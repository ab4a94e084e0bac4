import { isSeq } from 'yaml'
import * as z from 'zod'
import { leastLength } from '../../../schema/fields.ts'
import { countOf } from '../../../shared/diagnostics/format.ts'
import { explainEmpty } from './explain-missing.ts'
import { guessValue, suggestExample, suggestLine } from './guess-value.ts'
import { type Explanation, formatLine, type InvalidValue, type Issue } from './invalid-value.ts'

type SizeIssue = Extract<Issue, { code: 'too_small' | 'too_big' }>

/** Explains a number, text or list outside its limits. */
export function explainSize(issue: SizeIssue, invalid: InvalidValue): Explanation {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  if (issue.origin === 'array') return explainCount(invalid, limit, `${boundOf(issue)} ${limit}`)
  return issue.origin === 'string' ? explainLength(issue, invalid, limit) : explainNumber(issue, invalid, limit)
}

function boundOf({ code, exact, inclusive }: SizeIssue): string {
  if (exact) return 'exactly'
  if (inclusive === false) return code === 'too_small' ? 'more than' : 'less than'
  return code === 'too_small' ? 'at least' : 'at most'
}

function explainCount(invalid: InvalidValue, limit: number, bound: string): Explanation {
  const { node, name } = invalid
  const count = isSeq(node) ? node.items.length : 0
  const message = `${name} must have ${bound} ${limit === 1 ? 'item' : 'items'}, but has ${count}.`
  if (count > limit) return ['content/wrong-count', message, `remove ${count - limit}.`]
  const isInBrackets = isSeq(node) && node.flow === true
  const lines = limit - count === 1 ? 'on a line' : 'each on a line'
  const where = isInBrackets ? ' between the brackets' : `, ${lines} that begins with \`- \``
  const example = isInBrackets && count === 0 ? suggestExample(invalid) : undefined
  return ['content/wrong-count', message, example ?? `add ${limit - count} more${where}.`]
}

function explainLength(issue: SizeIssue, invalid: InvalidValue, usual: number): Explanation {
  const { length } = invalid.typed
  if (length === 0) return explainEmpty(invalid)
  const limit = issue.code === 'too_small' ? leastLength(invalid.typed, usual) : usual
  const message = `${invalid.name} must be ${boundOf(issue)} ${limit} characters long, but it's ${length}.`
  const hint =
    length < limit ? `add ${countOf(limit - length, 'character')}.` : `cut ${countOf(length - limit, 'character')}.`
  return ['content/out-of-range', message, hint]
}

function explainNumber(issue: SizeIssue, invalid: InvalidValue, limit: number): Explanation {
  const { lead, field, name, received } = invalid
  const isSmall = issue.code === 'too_small'
  const schema = field?.schema instanceof z.ZodNumber ? field.schema : undefined
  const bound = isSet(limit) ? `${boundOf(issue)} ${limit}` : `a ${isSmall ? 'larger' : 'smaller'} number`
  const hasRange = isSet(schema?.minValue) && isSet(schema?.maxValue)
  const range = hasRange ? `from ${schema?.minValue} to ${schema?.maxValue}` : bound
  const message = `${name} must be ${range}, but it's ${received.replace('the number ', '')}.`
  // The limit itself is a likely value for counts and stars, but not for degrees.
  const isLikely = isSet(limit) && issue.inclusive !== false && schema?.isInt
  const hint =
    isLikely && guessValue(invalid) === undefined
      ? `write ${formatLine(lead, limit)}, or a ${isSmall ? 'larger' : 'smaller'} number.`
      : suggestLine(invalid)
  return ['content/out-of-range', message, hint]
}

/** Zod's default limits, the safe integer range, aren't real limits. */
function isSet(bound: number | null | undefined): boolean {
  return Math.abs(bound ?? Infinity) < Number.MAX_SAFE_INTEGER
}
