import { hash } from 'node:crypto'

/** Hash of a text, such as a list of inputs, for file names and keys. Sixteen hex digits. */
export function shortHash(text: string): string {
  return hash('sha1', text).slice(0, 16)
}
