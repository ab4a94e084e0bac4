import * as z from 'zod'

/** The other keys of the group in which a value is: of two that were mixed up, each says what the other was to be. */
export type Group = Readonly<Record<string, unknown>>

export type Suggested = string | number | boolean

/** What a value that its schema refuses was most likely meant to be, the likeliest first. Some of it may be refused too. */
export type Suggest = (typed: string, group: Group) => readonly Suggested[]

/** What a schema was registered with: a hint shows the first of the values that the schema accepts. */
export const suggestions = z.registry<{
  readonly suggest: Suggest
  /** What a hint says before the suggested value, such as that a file has to be renamed: `rename it to …, and `. */
  readonly lead?: (typed: string) => string | undefined
}>()

/** Of a group of keys: hints for keys that people try in it and that it does not have. */
export const strangers = z.registry<Readonly<Record<string, string>>>()

/** Refuses a value for what is beside it. Without a hint of its own it is explained as any other that is wrong. */
export function refuse(
  context: z.core.$RefinementCtx,
  path: (string | number)[],
  message: string,
  hint?: string,
): void {
  context.addIssue({ code: 'custom', path, message, ...(hint !== undefined && { params: { hint } }) })
}

/** A text that has to be written in one way. */
export interface TextForm {
  readonly pattern: RegExp
  /** What is said of a text that is not, after the name of its key. */
  readonly demand: string
  readonly suggest: Suggest
}

/** What is neither `true` nor `false` to YAML, but is to people. */
export function suggestTruth(typed: string): boolean[] {
  if (/^(false|no|n|off|0|none|never)$/i.test(typed.trim())) return [false]
  return /^(true|yes|y|on|1|x)$/i.test(typed.trim()) ? [true] : []
}
