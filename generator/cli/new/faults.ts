import type * as z from 'zod'

/** What is wrong with a value that was typed, as a sentence; `undefined` where it is good. */
export type FindFault = (value: string) => string | undefined

/** A fault finder from the schema of a key. `read` makes of what was typed what stands in the file. */
export function fits(label: string, schema: z.ZodType, read: (value: string) => unknown = (value) => value): FindFault {
  return (value) => {
    const issue = schema.safeParse(read(value)).error?.issues[0]
    return issue && explain(label, value, issue)
  }
}

/** Exactly one of these. */
export function isOneOf(label: string, choices: readonly string[]): FindFault {
  return (value) =>
    choices.includes(value) ? undefined : `${label} is one of ${choices.join(', ')}, but is "${value}".`
}

function explain(label: string, value: string, issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `${label} has ${value.length} characters, but ${issue.maximum} at most.`
  if (issue.code === 'too_small' && issue.origin === 'string')
    return `${label} has ${value.length} characters, but needs ${issue.minimum}.`
  if (issue.code === 'too_big') return `${label} is ${issue.maximum} at most, but is "${value}".`
  if (issue.code === 'too_small') return `${label} is ${issue.minimum} at least, but is "${value}".`
  if (issue.code === 'invalid_type') return `${label} is a number, but is "${value}".`
  if (issue.code === 'invalid_format' && issue.format === 'date') return explainDay(value)
  return `${label} ${issue.message}, but is "${value}".`
}

const months = 'January February March April May June July August September October November December'.split(' ')

function explainDay(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? []
  const named = months[Number(month) - 1]
  const nobodyHas = named ? `There is no ${Number(day)} ${named} ${year}` : `"${value}" is no day`
  return `${nobodyHas}: write a day as 2026-03-09.`
}
