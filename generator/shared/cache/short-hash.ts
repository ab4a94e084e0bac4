import { hash } from 'node:crypto'

/** A short name for a text, such as a list of all that something is made of: equal texts, equal names. Sixteen hexadecimal digits. */
export function shortHash(text: string): string {
  return hash('sha1', text).slice(0, 16)
}
