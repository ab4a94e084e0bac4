import { digits, more, packPosting, rankOf } from '../../../client/islands/blog-search/postings.ts'
import type { Post } from '../model/site.ts'

/** The parts of a post that search needs. */
export type SearchedPost = Pick<
  Post,
  'path' | 'version' | 'title' | 'excerpt' | 'language' | 'category' | 'date' | 'unpublished' | 'readWords'
>

/** Each term's postings in post order, encoded as visitors load them. */
export type Postings = ReadonlyMap<string, string>

/** Collects the postings of all posts, oldest first. */
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

/** Visits each word with its rank: twice the index of the best place where it appears. */
export function visitRanks(words: readonly string[], see: (word: string, rank: number) => void): void {
  for (const [place, group] of words.entries()) {
    if (group === '') continue
    for (const word of group.split(' ')) see(word, place * 2)
  }
}

const codes = Buffer.from(digits)

/** Number of digits of the largest safe integer. */
const mostDigits = 11

/** Encodes postings in post order: each as the distance from the post before, along with its rank. */
export function encodePostings(postings: readonly number[]): string {
  // Bytes, because appending to a string digit by digit is several times slower.
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
