import * as z from 'zod'
import type { DiagnosticCode } from '../../../shared/diagnostics/diagnostic.ts'
import { guessValue } from './guess-value.ts'
import { describe, nameOf } from './names.ts'
import { type Explanation, type Issue, type Refusal, typedText } from './refusal.ts'
import { suggestLine } from './suggest.ts'

/** A text is not written as its key wants, or does not go with what stands beside it. */
export function explainFormat(issue: Issue, refusal: Refusal): Explanation {
  const message = `${nameOf(refusal.path)} ${demandOf(issue)}, but is ${describe(refusal.node)}.`
  const hint = suggestLine(refusal)
  const remark = explainLastDay(refusal)
  return [codeOf(refusal), message, remark ? hint?.replace(/\.$/, remark) : hint]
}

function demandOf(issue: Issue): string {
  const format = issue.code === 'invalid_format' ? issue.format : undefined
  return (format && demands[format]) ?? issue.message
}

const demands: Readonly<Record<string, string>> = {
  date: 'must be a day that exists, written YYYY-MM-DD',
  url: 'must be an address such as https://www.example.com',
  email: 'must be an email address',
}

function codeOf({ field }: Refusal): DiagnosticCode {
  return field?.schema instanceof z.ZodISODate ? 'content/invalid-date' : 'content/invalid-value'
}

/** Why the day of the hint is another than the one that was typed. */
function explainLastDay(refusal: Refusal): string | undefined {
  if (!(refusal.field?.schema instanceof z.ZodISODate)) return undefined
  const [typed, meant] = [typedText(refusal), String(guessValue(refusal))]
  const isOfSameMonth = /^\d{4}-\d{2}-\d{2}$/.test(typed) && typed.slice(0, 8) === meant.slice(0, 8)
  return isOfSameMonth ? `: that month has ${meant.slice(8)} days.` : undefined
}
