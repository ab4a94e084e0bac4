import { digits, more, rankOf } from '../../../client/islands/blog-search/postings.ts'
import { createScratch } from '../../shared/cache/scratch.ts'

const codes = Buffer.from(digits)

/** Digits of the largest number that is one exactly. */
const mostDigits = 11

const scratch = createScratch()

/** Postings in the order of their posts as text: each is its distance from the post before, with its rank. */
export function encodePostings(postings: readonly number[]): string {
  // As bytes: a text that grows digit by digit takes several times as long.
  const bytes = scratch(postings.length * mostDigits)
  let end = 0
  let before = 0
  for (const posting of postings) {
    let rest = posting - before
    before = posting - rankOf(posting)
    for (; rest >= more; rest = Math.floor(rest / more)) bytes[end++] = codes[(rest % more) + more] ?? 0
    bytes[end++] = codes[rest] ?? 0
  }
  return bytes.toString('latin1', 0, end)
}
