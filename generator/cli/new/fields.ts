import type * as z from 'zod'
import { monthNames } from '../../schema/kinds/day.ts'
import { todoMarker } from '../../schema/todo-marker.ts'
import type { Answer, Wanted } from './answers.ts'
import type { NewFlag } from './kinds.ts'

/** One key of a new entry, with the question for its value. */
export interface Field extends Wanted {
  /** In the file, if it is not the flag's name. */
  readonly key?: string
  /** What the file holds for what was typed. */
  readonly read?: (typed: string) => unknown
}

/** A field whose value has to fit the schema of its key. */
export function field(
  flag: NewFlag,
  label: string,
  schema: z.ZodType,
  more: Omit<Field, 'flag' | 'label'> = {},
): Field {
  const { read = (typed: string) => typed } = more
  const problem = (typed: string) => {
    const issue = schema.safeParse(read(typed)).error?.issues[0]
    return issue && explain(`The ${flag.replace('-', ' ')}`, typed, issue)
  }
  return { flag, label, problem, ...more }
}

/** Asks for one value after the other. */
export async function askFields(answer: Answer, fields: readonly Field[]): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  for (const wanted of fields) {
    const { flag, key = flag, read } = wanted
    const typed = await answer(wanted)
    data[key] = read ? read(typed) : typed
  }
  return data
}

/** A text that is still to be written, saying what it is to say; `check` reports it until then. */
export const todo = (what: string) => `${todoMarker} ${what}`

export const isTodo = (text: string) => text.startsWith(todoMarker)

/** For a question that may wait: Enter leaves a TODO marker. */
export const later = (what: string) => ({ fallback: todo(what), shown: 'write it later' })

/** What is not a number stays as it was typed, so that it can be reported. */
export function readNumber(text: string): number | string {
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

/** `Floors, Winter` as two. A TODO marker is one, whatever commas it has. */
export function splitList(text: string): string[] {
  const items = isTodo(text) ? [text] : text.split(',')
  return [...new Set(items.map((item) => item.trim()).filter((item) => item !== ''))]
}

function explain(subject: string, typed: string, issue: z.core.$ZodIssue): string {
  const isText = 'origin' in issue && issue.origin === 'string'
  if (issue.code === 'too_big' && isText)
    return `${subject} has ${typed.length} characters, but ${issue.maximum} at most.`
  if (issue.code === 'too_small' && isText)
    return `${subject} has ${typed.length} characters, but needs ${issue.minimum}.`
  if (issue.code === 'too_big') return `${subject} is ${issue.maximum} at most, but is "${typed}".`
  if (issue.code === 'too_small') return `${subject} is ${issue.minimum} at least, but is "${typed}".`
  if (issue.code === 'invalid_type') return `${subject} is a number, but is "${typed}".`
  if (issue.code === 'invalid_value') return `${subject} can be ${issue.values.join(', ')}, but is "${typed}".`
  if (issue.code === 'invalid_format' && issue.format === 'date') return explainDay(typed)
  return `${subject} ${issue.message}, but is "${typed}".`
}

function explainDay(typed: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(typed) ?? []
  const name = monthNames[Number(month) - 1]
  const problem = name ? `There is no ${Number(day)} ${name} ${year}` : `"${typed}" is no day`
  return `${problem}: write a day as 2026-03-09.`
}
