import { isScalar, type Node } from 'yaml'
import * as z from 'zod'
import { describeLines, beginEntry } from './explain-missing.ts'
import { formatLine, formatQuoted, leadOf } from './format-line.ts'
import { guessValue } from './guess-value.ts'
import { describe, kinds, nameOf } from './names.ts'
import { type Explanation, type InvalidValue, typedText } from './invalid-value.ts'

/** A value is of another kind than its key wants. */
export function explainType(invalid: InvalidValue, expected: string): Explanation {
  const kind = invalid.field?.schema instanceof z.ZodISODate ? 'a day, written YYYY-MM-DD' : kinds[expected]
  const message = `${nameOf(invalid.path)} must be ${kind ?? expected}, but is ${describe(invalid.node)}.`
  return ['content/wrong-type', message, `${hintAtType(invalid)}.`]
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

function hintAtType(invalid: InvalidValue): string {
  const { path, node, field } = invalid
  const lead = leadOf(invalid)
  const typed = typedText(invalid)
  const meant = guessValue(invalid)
  if (meant !== undefined && meant === typed) return `put quotes around it: ${formatQuoted(lead, typed)}`
  if (meant !== undefined) {
    const isQuoted =
      isScalar(node) && typeof node.value === 'string' && !Array.isArray(meant) && String(meant) === typed
    return `write ${formatLine(lead, meant)}${isQuoted ? ' without quotes' : ''}`
  }
  if (field?.schema instanceof z.ZodBoolean) return `write ${formatLine(lead, true)} or ${formatLine(lead, false)}`
  if (field?.schema instanceof z.ZodObject && typeof path.at(-1) === 'number') return beginEntry(invalid, field.schema)
  return `write ${describeLines(invalid)}`
}
