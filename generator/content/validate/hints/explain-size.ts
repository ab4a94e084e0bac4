import { isSeq } from 'yaml'
import * as z from 'zod'
import { explainEmpty } from './explain-missing.ts'
import { formatLine, leadOf } from './format-line.ts'
import { guessValue, suggestExample } from './guess-value.ts'
import { describe, nameOf } from './names.ts'
import { type Explanation, type Issue, type InvalidValue, typedText } from './invalid-value.ts'

type SizeIssue = Extract<Issue, { code: 'too_small' | 'too_big' }>

/** A number, a text or a list is under or over what fits. */
export function explainSize(issue: SizeIssue, invalid: InvalidValue): Explanation {
  if (issue.origin === 'array') return explainCount(issue, invalid)
  return issue.origin === 'string' ? explainLength(issue, invalid) : explainNumber(issue, invalid)
}

function explainCount(issue: SizeIssue, invalid: InvalidValue): Explanation {
  const { node, path } = invalid
  const limit = limitOf(issue)
  const count = isSeq(node) ? node.items.length : 0
  const message = `${nameOf(path)} must have ${boundOf(issue)} ${limit} ${limit === 1 ? 'item' : 'items'}, but has ${count}.`
  return ['content/wrong-count', message, hintAtCount(limit - count, invalid)]
}

function hintAtCount(missing: number, invalid: InvalidValue): string {
  if (missing < 0) return `take away ${-missing}.`
  const isInBrackets = isSeq(invalid.node) && invalid.node.flow === true
  if (!isInBrackets) return `add ${missing} more, each on a line that begins with \`- \`.`
  const isBare = isSeq(invalid.node) && invalid.node.items.length === 0
  return (isBare ? suggestExample(invalid) : undefined) ?? `add ${missing} more between the brackets.`
}

function explainLength(issue: SizeIssue, invalid: InvalidValue): Explanation {
  const { length } = typedText(invalid)
  if (length === 0) return explainEmpty(invalid)
  const limit = limitOf(issue)
  return [
    'content/out-of-range',
    `${nameOf(invalid.path)} must be ${boundOf(issue)} ${limit} characters long, but has ${length}.`,
    length < limit ? `write ${limit - length} characters more.` : `leave out ${length - limit} characters.`,
  ]
}

function explainNumber(issue: SizeIssue, invalid: InvalidValue): Explanation {
  const limit = limitOf(issue)
  const isSmall = issue.code === 'too_small'
  // The largest whole number that a computer holds is no limit that anybody set.
  const isUnset = Math.abs(limit) === Number.MAX_SAFE_INTEGER
  const bound = isUnset ? `a ${isSmall ? 'larger' : 'smaller'} number` : `${boundOf(issue)} ${limit}`
  const message = `${nameOf(invalid.path)} must be ${rangeOf(invalid) ?? bound}, but is ${describe(invalid.node)}.`
  const meant = guessValue(invalid)
  if (meant !== undefined) return ['content/out-of-range', message, `write ${formatLine(leadOf(invalid), meant)}.`]
  if (isUnset || issue.inclusive === false || !isCounted(invalid))
    return ['content/out-of-range', message, suggestExample(invalid)]
  const hint = `write ${formatLine(leadOf(invalid), limit)} or ${isSmall ? 'more' : 'less'}.`
  return ['content/out-of-range', message, hint]
}

/** Both bounds, where both are set. */
function rangeOf({ field }: InvalidValue): string | undefined {
  const { minValue, maxValue } = field?.schema instanceof z.ZodNumber ? field.schema : {}
  const isSet = [minValue, maxValue].every((bound) => Math.abs(bound ?? Infinity) < Number.MAX_SAFE_INTEGER)
  return isSet ? `from ${minValue} to ${maxValue}` : undefined
}

/** Whether the bound itself is a likely value, as it is of places and stars, and is not of degrees. */
function isCounted({ field }: InvalidValue): boolean {
  return field?.schema instanceof z.ZodNumber && field.schema.isInt
}

function limitOf(issue: SizeIssue): number {
  return Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
}

function boundOf({ code, exact, inclusive }: SizeIssue): string {
  if (exact) return 'exactly'
  if (inclusive === false) return code === 'too_small' ? 'more than' : 'less than'
  return code === 'too_small' ? 'at least' : 'at most'
}
