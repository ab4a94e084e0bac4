/** Which posts have a word, and where: a character or two a post, because an index is mostly this. */

/** Where a word is in a post, least first. A rank is twice the place, and one more where the word is whole. */
export const places = ['body', 'excerpt', 'tags', 'title'] as const

const rankCount = places.length * 2

/** A post's number, from the oldest, and a rank in it, as one number: there are millions of them. */
export const packPosting = (post: number, rank: number) => post * rankCount + rank
export const postOf = (posting: number) => Math.floor(posting / rankCount)
export const rankOf = (posting: number) => posting % rankCount

/** Digits of base 64: the highest bit of each says whether another follows, as in source maps. */
export const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
export const more = 32

/** Reads what `encodePostings` (`generator/render/search/encode-postings.ts`) has written. */
export function decodePostings(text: string): readonly number[] {
  const postings: number[] = []
  let before = 0
  let value = 0
  let scale = 1
  for (const character of text) {
    const digit = digits.indexOf(character)
    value += (digit % more) * scale
    scale *= more
    if (digit >= more) continue
    postings.push(before + value)
    before += value - rankOf(value)
    value = 0
    scale = 1
  }
  return postings
}
