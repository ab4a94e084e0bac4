import { digits, more, packPosting, rankOf } from '../../../client/islands/blog-search/postings.ts'
import type { SearchedPost } from './build-search.ts'

/** The postings of each term, in the order of their posts, encoded as visitors load them. */
export type Postings = ReadonlyMap<string, string>

/** Goes through the words of all posts, oldest first. */
export function collectPostings(posts: readonly Pick<SearchedPost, 'readWords'>[]): Postings {
  const found = new Map<string, number[]>()
  for (const [number, post] of posts.entries()) {
    visitRanks(post.readWords(), (word, rank) => {
      const known = found.get(word)
      if (known) known.push(packPosting(number, rank))
      else found.set(word, [packPosting(number, rank)])
    })
  }
  return new Map([...found].map(([term, list]) => [term, encodePostings(list)]))
}

/** Visits words with their ranks: twice the best place where each appears. */
export function visitRanks(words: readonly string[], see: (word: string, rank: number) => void): void {
  for (const [place, group] of words.entries()) {
    if (group === '') continue
    for (const word of group.split(' ')) see(word, place * 2)
  }
}

const codes = Buffer.from(digits)

/** Digits of the largest number that is one exactly. */
const mostDigits = 11

/** Postings in the order of their posts as text: each is its distance from the post before, with its rank. */
export function encodePostings(postings: readonly number[]): string {
  // As bytes: a text that grows digit by digit takes several times as long.
  const bytes = Buffer.allocUnsafe(postings.length * mostDigits)
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
