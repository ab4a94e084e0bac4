import { quotePattern, quoteValue } from './nginx-quote.ts'

/** A line of a map. */
export type Row = readonly [key: string, value: string]

interface MapOptions {
  readonly otherwise?: string | undefined
  /** Asked anew each time, and not once for a request. */
  readonly isVolatile?: boolean
}

/** A map whose keys are texts, or patterns after `~`. Values may name variables. */
export function formatMap(
  source: string,
  variable: string,
  rows: readonly Row[],
  { otherwise = '', isVolatile = false }: MapOptions = {},
): string {
  const lines = rows.map(([key, value]) => `    ${quotePattern(key)} ${quoteValue(value)};\n`)
  return `map "${source}" ${variable} {\n${isVolatile ? '    volatile;\n' : ''}    default ${quoteValue(otherwise)};\n${lines.join('')}}\n`
}
