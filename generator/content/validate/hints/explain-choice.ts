import { formatLine, leadOf } from './format-line.ts'
import { guessValue } from './guess-value.ts'
import { describe, nameOf } from './names.ts'
import type { Explanation, Issue, Refusal } from './refusal.ts'

/** A value is none of those that its key allows. */
export function explainChoice({ values }: Extract<Issue, { code: 'invalid_value' }>, refusal: Refusal): Explanation {
  const allowed = values.map(String)
  const message = `${nameOf(refusal.path)} must be one of ${allowed.join(', ')}, but is ${describe(refusal.node)}.`
  const meant = guessValue(refusal)
  const hint =
    meant === undefined
      ? `write one of them, such as ${formatLine(leadOf(refusal), allowed[0])}.`
      : `did you mean \`${String(meant)}\`?`
  return ['content/invalid-value', message, hint]
}
