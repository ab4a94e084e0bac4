import { expectLine } from '../quote.ts'

/**
 * A text in quotes, as a Caddyfile has it. Braces would be a placeholder, and no escape keeps them from it everywhere: Caddy 2.6
 * leaves the backslash in the file that it is started with, and takes it away in one that is imported.
 */
export function quoteCaddy(text: string): string {
  if (/[{}]/.test(text)) throw new Error(`${JSON.stringify(text)} cannot stand in a Caddyfile`)
  return `"${expectLine(text).replaceAll('"', String.raw`\"`)}"`
}

/** The same lines, `depth` tabs further in. */
export function indent(text: string, depth: number): string {
  return text.replaceAll(/^(?=.)/gm, '\t'.repeat(depth))
}
