/** Which posts contain a word, and where: a character or two per post, because this makes up most of the index. */

/** Where in a post a word appears, least relevant first. A rank is twice the index, plus one if the whole word matches. */
export const places = ['body', 'excerpt', 'tags', 'title'] as const

const rankCount = places.length * 2

/** Packs a post's number, counted from the oldest, and a rank into one number, because there are millions of them. */
export const packPosting = (post: number, rank: number) => post * rankCount + rank
export const postOf = (posting: number) => Math.floor(posting / rankCount)
export const rankOf = (posting: number) => posting % rankCount

/** Base64 digits: the high bit of each says whether another follows, as in source maps. */
export const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
export const more = 32

/** Decodes the output of `encodePostings` (`generator/render/search/collect-postings.ts`). */
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
