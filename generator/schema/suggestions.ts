import * as z from 'zod'

/** The object that contains a value. If two of its values were swapped, each tells what the other should be. */
export type Group = Readonly<Record<string, unknown>>

export type Suggested = string | number | boolean

/** Guesses what an invalid value was meant to be, most likely first. Guesses may be invalid too. */
type Suggest = (typed: string, group: Group) => readonly Suggested[]

/** Text of the hint before the suggested value, for example that a file has to be renamed: `rename it to …, and `. */
type Lead = (typed: string) => string | undefined

/** Suggestions by schema. Hints show the first value that the schema accepts. */
export const suggestions = z.registry<Pick<TextForm, 'suggest' | 'lead'>>()

/** Hints for keys that people try but that don't exist. */
interface Strangers {
  /** By key; `*` is any that isn't misspelled. */
  readonly hints?: Readonly<Record<string, string>>
  /** Reads words written instead of the keys, as a text or as an unknown key and its value: `Mon-Fri: 8am-5pm`. */
  readonly readWords?: (words: string) => Meant | undefined
}

/** A hint, or the entries that were meant, in braces. `lead` comes before them instead of `write `. */
export type Meant = string | { readonly entries: readonly string[]; readonly lead?: string | undefined }

/** By object schema. */
export const strangers = z.registry<Strangers>()

/** Rejects a value that conflicts with other keys. Without a hint, it's explained like any other invalid value. */
export function refuse(
  context: z.core.$RefinementCtx,
  path: (string | number)[],
  message: string,
  hint?: string,
): void {
  context.addIssue({ code: 'custom', path, message, ...(hint !== undefined && { params: { hint } }) })
}

/** Text in a fixed format. */
export interface TextForm {
  readonly pattern: RegExp
  /** The requirement in messages, after the key's name. */
  readonly demand: string
  readonly suggest: Suggest
  readonly lead?: Lead | undefined
}

/** Reads values that mean `true` or `false` to people but not to YAML. */
export function suggestTruth(typed: string): boolean[] {
  if (/^(false|no|n|off|0|none|never|nein|non)$/i.test(typed.trim())) return [false]
  return /^(true|yes|y|on|1|x|ja|oui|s[ií])$/i.test(typed.trim()) ? [true] : []
}
