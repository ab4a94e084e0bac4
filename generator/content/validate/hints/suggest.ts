import { formatLine, leadOf } from './format-line.ts'
import { findExample, guessValue } from './guess-value.ts'
import type { Refusal } from './refusal.ts'

/** The line that was most likely meant, or else one to follow. */
export function suggestLine(refusal: Refusal): string | undefined {
  const meant = guessValue(refusal)
  return meant === undefined ? suggestExample(refusal) : `write ${formatLine(leadOf(refusal), meant)}.`
}

export function suggestExample(refusal: Refusal): string | undefined {
  const example = findExample(refusal)
  return example === undefined ? undefined : `write a line such as ${formatLine(leadOf(refusal), example)}.`
}
