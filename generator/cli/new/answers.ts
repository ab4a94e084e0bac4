import type { NewFlag } from './new-options.ts'
import { UsageError } from '../usage-error.ts'
import { sitePlaceholders } from '../../schema/collections.ts'
import type { FindFault } from './faults.ts'
import type { Prompt } from './prompt.ts'
import { tidyLine, tidyLines } from './tidy.ts'

/** Something that a new entry needs. */
export interface Wanted {
  readonly flag: NewFlag
  /** As it is asked for, and as a sentence begins with it: `Title`. */
  readonly label: string
  /** What an answer looks like, for whoever is asked: `such as 42.3314`. */
  readonly hint?: string | undefined
  readonly fault?: FindFault | undefined
  /** What Enter takes; without it there must be an answer. */
  readonly fallback?: string | undefined
  /** The fallback as it is shown; `write it later` for a gap. */
  readonly shown?: string | undefined
  /** What is taken where nobody can be asked and there is no fallback. */
  readonly unasked?: string | undefined
  /** Offered by number. */
  readonly choices?: readonly string[] | undefined
  /** What may be typed in place of a number. */
  readonly orElse?: string | undefined
  /** Whether line breaks in it count, as in Markdown. */
  readonly hasLines?: true | undefined
}

/** Gets one value: from a flag, else by asking, else its fallback. */
export type Answer = (wanted: Wanted) => Promise<string>

export type Flags = Readonly<Record<string, string | boolean | undefined>>

/** Answers come from flags; what they leave open is asked where there is a terminal. */
export function createAnswer(flags: Flags, prompt: Prompt | undefined): Answer {
  return async (wanted) => {
    const { flag, label, fallback, unasked = fallback } = wanted
    const given = flags[flag]
    if (typeof given === 'string') return checkFlag(given, wanted)
    if (prompt) return askFor(wanted, prompt)
    if (unasked !== undefined) return unasked
    throw new UsageError(`${label} is missing: add --${flag} "…" (without a terminal, or with --yes, nobody is asked).`)
  }
}

function checkFlag(given: string, wanted: Wanted): string {
  const value = wanted.hasLines ? tidyLines(given) : tidyLine(given)
  if (value === '') throw new UsageError(`--${wanted.flag} is empty: write a text behind it, in quotes.`)
  const fault = findFault(value, wanted)
  if (fault !== undefined) throw new UsageError(`--${wanted.flag}: ${fault}`)
  return value
}

async function askFor(wanted: Wanted, prompt: Prompt): Promise<string> {
  const { label, choices = [], fallback } = wanted
  if (choices.length > 0) prompt.say(`\n${choices.map((choice, index) => `  ${index + 1}  ${choice}`).join('\n')}\n`)
  const question = formatQuestion(wanted)
  for (;;) {
    // One question after the other: each is asked when the one before has its answer.
    const typed = tidyLine(await prompt.ask(question))
    if (typed === '' && fallback !== undefined) return fallback
    const isNumber = choices.length > 0 && /^\d+$/.test(typed)
    const value = isNumber ? (choices[Number(typed) - 1] ?? '') : typed
    const needed = isNumber ? `There is no ${typed} in this list.` : `${label} is needed.`
    const fault = value === '' ? needed : findFault(value, wanted)
    if (fault === undefined) return value
    prompt.say(`  ${fault}\n`)
  }
}

/** `Category (a number, or a new one) [Winter]: ` */
function formatQuestion({
  label,
  hint,
  choices = [],
  orElse = 'its name',
  fallback,
  shown = fallback,
}: Wanted): string {
  const form = choices.length > 0 ? `a number, or ${orElse}` : hint
  return `${label}${form === undefined ? '' : ` (${form})`}${shown === undefined ? '' : ` [${shown}]`}: `
}

function findFault(value: string, { fault }: Wanted): string | undefined {
  const known: readonly string[] = sitePlaceholders
  const unknown = [...value.matchAll(/\{([^{}\n]*)\}/g)].find(([, name = '']) => !known.includes(name))
  if (unknown) {
    return `${unknown[0]} is filled by nothing; words in braces are ${known.map((name) => `{${name}}`).join(', ')}.`
  }
  return fault?.(value)
}
