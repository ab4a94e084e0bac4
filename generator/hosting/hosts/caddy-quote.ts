import { expectLine } from '../quote.ts'

/**
 * A text in quotes, as a Caddyfile has it. Braces would be a placeholder, so they are escaped; those of an environment variable
 * are filled before anything is read, and cannot be.
 */
export function quoteCaddy(text: string): string {
  if (text.includes('{$')) throw new Error(`${JSON.stringify(text)} cannot stand in a Caddyfile`)
  return `"${expectLine(text)
    .replaceAll(/["]/g, String.raw`\"`)
    .replaceAll(/[{}]/g, String.raw`\$&`)}"`
}

/** The same lines, `depth` tabs further in. */
export function indent(text: string, depth: number): string {
  return text.replaceAll(/^(?=.)/gm, '\t'.repeat(depth))
}
