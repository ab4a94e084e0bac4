import { sitePlaceholders } from '../../schema/collections.ts'
import { UsageError } from '../usage-error.ts'
import type { NewFlag } from './kinds.ts'
import type { Prompt } from './prompt.ts'

/** What is wrong with a value that was typed, as a sentence; `undefined` if nothing is. */
type FindProblem = (value: string) => string | undefined

/** Something that a new entry needs. */
export interface Wanted {
  readonly flag: NewFlag
  /** As it is asked for, and as a sentence begins with it: `Title`. */
  readonly label: string
  /** What an answer looks like, for the person who is asked: `such as 42.3314`; beside choices, what else it may be. */
  readonly hint?: string | undefined
  readonly problem?: FindProblem | undefined
  /** What Enter takes; without it there must be an answer. */
  readonly fallback?: string | undefined
  /** The fallback as it is shown; `write it later` for a TODO marker. */
  readonly shown?: string | undefined
  /** Offered by number. */
  readonly choices?: readonly string[] | undefined
  /** Whether line breaks in it count, as in Markdown. */
  readonly hasLines?: true | undefined
}

/** Gets one value: from a flag, else by asking, else its fallback. */
export type Answer = (wanted: Wanted) => Promise<string>

export type Flags = Readonly<Record<string, string | boolean | undefined>>

/** Answers come from flags; what they leave open is asked if there is a terminal. */
export function createAnswer(flags: Flags, prompt: Prompt | undefined): Answer {
  return async (wanted) => {
    const { flag, label, fallback } = wanted
    const given = flags[flag]
    if (typeof given === 'string') return checkFlag(given, wanted)
    if (prompt) return askFor(wanted, prompt)
    if (fallback !== undefined) return fallback
    throw new UsageError(`${label} is missing: add --${flag} "…" (without a terminal, or with --yes, nobody is asked).`)
  }
}

function checkFlag(given: string, wanted: Wanted): string {
  const value = wanted.hasLines ? tidyLines(given) : tidyLine(given)
  if (value === '') throw new UsageError(`--${wanted.flag} is empty: write a text behind it, in quotes.`)
  const problem = findProblem(value, wanted)
  if (problem !== undefined) throw new UsageError(`--${wanted.flag}: ${problem}`)
  return value
}

async function askFor(wanted: Wanted, prompt: Prompt): Promise<string> {
  const { label, choices = [], fallback } = wanted
  if (choices.length > 0) prompt.say(`\n${choices.map((choice, index) => `  ${index + 1}  ${choice}`).join('\n')}\n`)
  const question = formatQuestion(wanted)
  for (;;) {
    const typed = tidyLine(await prompt.ask(question))
    if (typed === '' && fallback !== undefined) return fallback
    const isNumber = choices.length > 0 && /^\d+$/.test(typed)
    const value = isNumber ? (choices[Number(typed) - 1] ?? '') : typed
    const needed = isNumber ? `There is no ${typed} in this list.` : `${label} is needed.`
    const problem = value === '' ? needed : findProblem(value, wanted)
    if (problem === undefined) return value
    prompt.say(`  ${problem}\n`)
  }
}

/** `Category (a number, or a new one) [Winter]: ` */
function formatQuestion({ label, hint, choices = [], fallback, shown = fallback }: Wanted) {
  const form = choices.length > 0 ? `a number, or ${hint ?? 'its name'}` : hint
  return `${label}${form === undefined ? '' : ` (${form})`}${shown === undefined ? '' : ` [${shown}]`}: `
}

function findProblem(value: string, { problem }: Wanted): string | undefined {
  const known: readonly string[] = sitePlaceholders
  const unknown = [...value.matchAll(/\{([^{}\n]*)\}/g)].find(([, name = '']) => !known.includes(name))
  if (unknown) {
    return `${unknown[0]} is filled by nothing; words in braces are ${known.map((name) => `{${name}}`).join(', ')}.`
  }
  return problem?.(value)
}

/** A text of one line: no tabs, no line breaks, no two spaces. */
export function tidyLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** A text in which lines count, such as Markdown. Several lines end in a line break, as they do in files. */
export function tidyLines(text: string): string {
  const lines = text
    .replaceAll('\t', '  ')
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((line) => line.replaceAll(/\p{Cc}+/gu, ' ').trimEnd())
  const indent = Math.min(...lines.filter((line) => line !== '').map((line) => line.search(/\S/)))
  const tidied = lines.map((line) => line.slice(indent)).join('\n')
  const whole = tidied.replaceAll(/\n{3,}/g, '\n\n').replaceAll(/^\n+|\n+$/g, '')
  return whole.includes('\n') ? `${whole}\n` : tidyLine(whole)
}
