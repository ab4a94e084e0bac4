import { expect, test } from 'vitest'
import { decodePostings, packPosting } from '../../../../client/islands/blog-search/postings.ts'
import { encodePostings } from '../../../../generator/render/search/collect-postings.ts'

test('postings can be parsed from their text', () => {
  const postings = [
    packPosting(0, 7),
    packPosting(1, 0),
    packPosting(2, 3),
    packPosting(700, 6),
    packPosting(99_999, 1),
    packPosting(2 ** 48, 0),
  ]
  expect(decodePostings(encodePostings(postings))).toEqual(postings)
  expect(decodePostings('')).toEqual([])
})

test('a post next to the previous one takes one character', () => {
  expect(encodePostings([5, 6, 7].map((post) => packPosting(post, 2)))).toHaveLength(4)
})
