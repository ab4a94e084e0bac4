import { createInterface } from 'node:readline/promises'
import { todoMarker } from '../../schema/todo-marker.ts'
import { tidyLine } from '../../shared/tidy-line.ts'
import { UsageError } from '../usage-error.ts'
import type { Flags, NewFlag } from './kinds.ts'
import { capitalize } from '../../shared/capitalize.ts'

/** A value that a new entry needs. */
export interface Wanted {
  readonly flag: NewFlag
  /** Asked instead of the option's name. */
  readonly question?: string | undefined
  /** What to type, shown in the question. */
  readonly hint?: string | undefined
  /** What is wrong with a value, as a sentence; `undefined` if it is valid. */
  readonly problem?: ((value: string) => string | undefined) | undefined
  /** A suggestion for a likely typo. If the value is entered again, it is accepted. */
  readonly near?: ((value: string) => string | undefined) | undefined
  /** Why a value is unusual, as a sentence. In a prompt, entering it again accepts it; options are accepted as they are. */
  readonly doubt?: ((value: string) => string | undefined) | undefined
  /** Used if the person presses Enter; without it, an answer is required. */
  readonly fallback?: string | undefined
  /** How the fallback is shown, if it doesn't say that itself. */
  readonly shown?: string | undefined
  /** Offered as a numbered list. */
  readonly choices?: readonly string[] | undefined
  /** Whether line breaks matter, as in Markdown. */
  readonly hasLines?: boolean | undefined
  /** Whether to use the fallback without asking. */
  readonly isUnasked?: boolean | undefined
}

/** Gets a value: from an option, else from a prompt, else its fallback. */
export type Answer = (wanted: Wanted) => Promise<string>

/** Takes answers from options, and asks for the rest if there is a terminal. */
export function createAnswer(flags: Flags, prompt: Prompt | undefined): Answer {
  return async (wanted) => {
    const { flag, fallback, isUnasked, hint } = wanted
    const given = flags[flag]
    if (typeof given === 'string') return checkFlag(given, wanted)
    if (prompt && !isUnasked) return askFor(wanted, prompt)
    if (fallback !== undefined) return fallback
    const how = hint === undefined ? '.' : ` (${hint}).`
    const help = wanted.choices?.length ? `. Choose from ${wanted.choices.join(', ')}.` : how
    throw new UsageError(`The ${nameOf(wanted)} is missing: add --${flag} "…"${help}`)
  }
}

function checkFlag(given: string, { flag, hasLines, problem, near }: Wanted): string {
  const value = hasLines ? tidyLines(given) : tidyLine(given)
  const found = value === '' ? 'write text after it, in quotes.' : (problem?.(value) ?? askNear(near?.(value)))
  if (found !== undefined) throw new UsageError(`--${flag}: ${found}`)
  return value
}

async function askFor(wanted: Wanted, prompt: Prompt): Promise<string> {
  const { choices = [], fallback, problem } = wanted
  if (choices.length > 0) prompt.say(`\n${choices.map((choice, index) => `  ${index + 1}  ${choice}`).join('\n')}\n`)
  let doubted: string | undefined
  for (;;) {
    const typed = tidyLine(await prompt.ask(formatQuestion(wanted)))
    if (typed === '' && fallback !== undefined) return fallback
    const isNumber = choices.length > 0 && /^\d+$/.test(typed)
    const value = isNumber ? choices[Number(typed) - 1] : typed
    const found = value ? problem?.(value) : isNumber ? `${typed} isn't in the list.` : 'This is required.'
    const doubt = value && value !== doubted && found === undefined ? findDoubt(wanted, value) : undefined
    if (value && found === undefined && doubt === undefined) return value
    prompt.say(`  ${found ?? doubt}\n`)
    doubted = value
  }
}

function findDoubt({ near, doubt }: Wanted, value: string): string | undefined {
  const meant = askNear(near?.(value))
  return meant ? `${meant} If not, enter it again.` : doubt?.(value)
}

function askNear(near: string | undefined): string | undefined {
  return near && `Did you mean "${near}"?`
}

/** `Category (One category, such as Office Cleaning), as a number or text [Winter]: ` */
function formatQuestion(wanted: Wanted): string {
  const { hint, choices = [], fallback = '', question = nameOf(wanted) } = wanted
  const shown = wanted.shown ?? (isTodo(fallback) ? 'write it later' : wanted.fallback)
  const form = (hint === undefined ? '' : ` (${hint})`) + (choices.length > 0 ? ', as a number or text' : '')
  return `${capitalize(question)}${form}${shown === undefined ? '' : ` [${shown}]`}: `
}

export const isTodo = (text: string) => text.startsWith(todoMarker)

/** Options whose name isn't a word for what they take. */
const names: { readonly [Flag in NewFlag]?: string } = { 'image-alt': 'image description', id: 'ID' }

function nameOf({ flag }: Wanted): string {
  return names[flag] ?? flag
}

/** Tidies text in which line breaks matter, such as Markdown. Multiline text ends in a line break, as in files. */
export function tidyLines(text: string): string {
  const lines = text.replaceAll('\t', '  ').split(/\r\n?|[\n\u2028\u2029]/)
  const whole = lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/^\n+|\n+$/g, '')
  return whole.includes('\n') ? `${whole}\n` : tidyLine(whole)
}

export type Prompt = ReturnType<typeof openPrompt>

/** Asks in a terminal; rejects with an `AbortError` after Ctrl+C or if the terminal is closed. */
export function openPrompt({ input, output }: TerminalStreams) {
  const lines = createInterface({ input, output, terminal: true })
  const ending = new AbortController()
  lines.on('SIGINT', () => lines.close())
  lines.on('close', () => ending.abort())
  return {
    ask: (question: string) => lines.question(question, { signal: ending.signal }),
    say: (text: string) => void output.write(text),
    close: () => lines.close(),
  }
}

/** The two ends of a terminal. */
export type TerminalStreams = Readonly<{ input: NodeJS.ReadableStream; output: NodeJS.WritableStream }>
