import { isScalar, type Node } from 'yaml'
import * as z from 'zod'
import { describeLines, beginEntry } from './explain-missing.ts'
import { formatLine, formatQuoted, leadOf } from './format-line.ts'
import { guessValue } from './guess-value.ts'
import { describe, kinds, nameOf } from './names.ts'
import { type Explanation, type Refusal, typedText } from './refusal.ts'

/** A value is of another kind than its key wants. */
export function explainType(refusal: Refusal, expected: string): Explanation {
  const kind = refusal.field?.schema instanceof z.ZodISODate ? 'a day, written YYYY-MM-DD' : kinds[expected]
  const message = `${nameOf(refusal.path)} must be ${kind ?? expected}, but is ${describe(refusal.node)}.`
  return ['content/wrong-type', message, `${hintAtType(refusal)}.`]
}

/** The file as a whole is of the wrong kind. */
export function explainWhole(expected: string, node: Node | undefined): Explanation {
  const message = `This file must be ${kinds[expected] ?? expected}, but is ${describe(node)}.`
  const hint =
    expected === 'array'
      ? 'begin each entry with `- ` at the start of a line.'
      : 'write one key on each line, such as `title: …`.'
  return ['content/wrong-type', message, hint]
}

function hintAtType(refusal: Refusal): string {
  const { path, node, field } = refusal
  const lead = leadOf(refusal)
  const typed = typedText(refusal)
  const meant = guessValue(refusal)
  if (meant !== undefined && meant === typed) return `put quotes around it: ${formatQuoted(lead, typed)}`
  if (meant !== undefined) {
    const isQuoted =
      isScalar(node) && typeof node.value === 'string' && !Array.isArray(meant) && String(meant) === typed
    return `write ${formatLine(lead, meant)}${isQuoted ? ' without quotes' : ''}`
  }
  if (field?.schema instanceof z.ZodBoolean) return `write ${formatLine(lead, true)} or ${formatLine(lead, false)}`
  if (field?.schema instanceof z.ZodObject && typeof path.at(-1) === 'number') return beginEntry(refusal, field.schema)
  return `write ${describeLines(refusal)}`
}
