import type { z } from 'zod'
import type { NewFlag } from '../commands/new-options.ts'
import { UsageError } from '../commands/usage-error.ts'
import { sitePlaceholders } from '../content/collections.ts'
import type { Prompt } from './prompt.ts'

/** Something that a new entry needs. */
export interface Wanted {
  readonly flag: NewFlag
  /** As it is asked for, and as a sentence begins with it: `Title`. */
  readonly label: string
  /** What is wrong with a value, as a sentence; `undefined` where it is good. */
  readonly fault?: ((value: string) => string | undefined) | undefined
  /** What is taken where nothing is said; without it there must be an answer. */
  readonly fallback?: string | undefined
  /** The fallback as it is shown; `write it later` for a gap. */
  readonly shown?: string | undefined
  /** Offered by number. */
  readonly choices?: readonly string[] | undefined
}

/** Gets one value: from a flag, else by asking, else its fallback. */
export type Answer = (wanted: Wanted) => Promise<string>

export type Flags = Readonly<Record<string, string | boolean | undefined>>

/** Answers come from flags; what they leave open is asked where there is a terminal. */
export function createAnswer(flags: Flags, prompt: Prompt | undefined): Answer {
  return async (wanted) => {
    const { flag, label, fallback } = wanted
    const given = flags[flag]
    if (typeof given === 'string') return checkFlag(tidy(given), wanted)
    if (prompt) return askFor(wanted, prompt)
    if (fallback !== undefined) return fallback
    throw new UsageError(`${label} is missing: add --${flag} "…" (nobody can be asked here, without a terminal).`)
  }
}

function checkFlag(value: string, wanted: Wanted): string {
  const fault = value === '' ? `${wanted.label} is empty.` : findFault(value, wanted)
  if (fault !== undefined) throw new UsageError(`--${wanted.flag}: ${fault}`)
  return value
}

async function askFor(wanted: Wanted, prompt: Prompt): Promise<string> {
  const { label, choices = [], fallback } = wanted
  const shown = wanted.shown ?? fallback
  if (choices.length > 0) prompt.say(`\n${choices.map((choice, index) => `  ${index + 1}  ${choice}`).join('\n')}\n`)
  const question = `${label}${choices.length > 0 ? ' (a number)' : ''}${shown === undefined ? '' : ` [${shown}]`}: `
  for (;;) {
    // One question after the other: each is asked when the one before has its answer.
    // oxlint-disable-next-line no-await-in-loop
    const typed = tidy(await prompt.ask(question))
    if (typed === '' && fallback !== undefined) return fallback
    const isNumber = choices.length > 0 && /^\d+$/.test(typed)
    const value = isNumber ? (choices[Number(typed) - 1] ?? '') : typed
    const needed = isNumber ? `There is no ${typed} in this list.` : `${label} is needed.`
    const fault = value === '' ? needed : findFault(value, wanted)
    if (fault === undefined) return value
    prompt.say(`  ${fault}\n`)
  }
}

/** A line, as texts in content are: no tabs, no line breaks, no two spaces. */
function tidy(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

function findFault(value: string, { fault }: Wanted): string | undefined {
  const known: readonly string[] = sitePlaceholders
  const unknown = [...value.matchAll(/\{([^{}\n]*)\}/g)].find(([, name = '']) => !known.includes(name))
  if (unknown) {
    return `${unknown[0]} is filled by nothing; words in braces are ${known.map((name) => `{${name}}`).join(', ')}.`
  }
  return fault?.(value)
}

/** A fault finder from the schema of a key. `read` makes of what was typed what stands in the file. */
export function fits(
  label: string,
  schema: z.ZodType,
  read: (value: string) => unknown = (value) => value,
): NonNullable<Wanted['fault']> {
  return (value) => {
    const issue = schema.safeParse(read(value)).error?.issues[0]
    return issue && explain(label, value, issue)
  }
}

function explain(label: string, value: string, issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `${label} has ${value.length} characters, but ${issue.maximum} at most.`
  if (issue.code === 'too_small' && issue.origin === 'string')
    return `${label} has ${value.length} characters, but needs ${issue.minimum}.`
  if (issue.code === 'too_big') return `${label} is ${issue.maximum} at most, but is "${value}".`
  if (issue.code === 'too_small') return `${label} is ${issue.minimum} at least, but is "${value}".`
  if (issue.code === 'invalid_type') return `${label} is a number, but is "${value}".`
  if (issue.code === 'invalid_format' && issue.format === 'date')
    return `${label} is a day as 2026-03-09, but is "${value}".`
  return `${label} ${issue.message}, but is "${value}".`
}

/** Exactly one of these. */
export function isOneOf(label: string, choices: readonly string[]): NonNullable<Wanted['fault']> {
  return (value) =>
    choices.includes(value) ? undefined : `${label} is one of ${choices.join(', ')}, but is "${value}".`
}
