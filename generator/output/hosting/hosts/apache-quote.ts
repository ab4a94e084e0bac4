import { expectLine } from '../quote.ts'

/** A word in quotes, as a configuration of Apache has it: a backslash is itself but before a quote. `%` is left to who knows its place. */
export function quoteApache(text: string): string {
  return `"${expectLine(text).replaceAll('"', String.raw`\"`)}"`
}
