import { crc32 } from 'node:zlib'
import { expectLine } from '../quote.ts'

/** Variables of nginx belong to all sites of a machine, so those of a site are named after it; shortly, as nginx has room for 46 characters. */
export interface NginxNames {
  /** `$s1a2b3c4d_moved` */
  readonly name: (what: string) => string
  /** The same without `$`, for a group of a pattern. */
  readonly capture: (what: string) => string
}

export function nameVariables(url: string): NginxNames {
  const prefix = `s${crc32(new URL(url).hostname).toString(16).padStart(8, '0')}`
  return { name: (what) => `$${prefix}_${what}`, capture: (what) => `${prefix}_${what}` }
}

/** A pattern, or a key, in quotes; `$` stands for the end of a text there. */
export function quotePattern(pattern: string): string {
  return `"${expectLine(pattern).replaceAll(/[\\"]/g, String.raw`\$&`)}"`
}

const variable = /\$(?:is_args|args|s[0-9a-f]{8}_\w+)/g

/** A value in quotes. nginx has no way to write a `$` that is none of its own. */
export function quoteValue(value: string): string {
  if (value.replaceAll(variable, '').includes('$'))
    throw new Error(`${JSON.stringify(value)} cannot stand in a configuration of nginx`)
  return quotePattern(value)
}
