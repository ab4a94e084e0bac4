import { isScalar, isSeq, type Node } from 'yaml'
import { shorten } from '../../../shared/diagnostics/shorten.ts'
import type { Path } from '../find-place.ts'

/** What zod calls kinds of values, in an author's words. */
export const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
}

/** `reasons[2].title`, counted from 1 as people count; of a file that is a list, `title` of entry 2. */
export function nameOf(path: Path): string {
  const [first, ...rest] = path
  if (typeof first === 'number')
    return rest.length === 0 ? `Entry ${first + 1}` : `${nameOf(rest)} of entry ${first + 1}`
  const name = path.map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`)).join('')
  return name === '' ? 'This file' : `\`${name.replace(/^\./, '')}\``
}

export function lastKeyOf(path: Path): string {
  return path.findLast((step) => typeof step === 'string') ?? ''
}

/** What was received, as a part of a sentence. */
export function describe(node: Node | undefined): string {
  if (node === undefined || (isScalar(node) && node.value === null)) return 'empty'
  if (!isScalar(node)) return isSeq(node) ? 'a list' : 'a group of keys'
  if (typeof node.value === 'number') return `the number ${node.source ?? node.value}`
  if (typeof node.value === 'boolean') return `the value ${node.source ?? node.value}`
  return `the text "${shorten(String(node.value).trim())}"`
}
