import { expect, test } from 'vitest'
import { makePosts, realPosts } from '../../bench/corpus/make-posts.ts'
import { makeTitle, mostTitles } from '../../bench/corpus/titles.ts'

const average = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / sizes.length

test('the same number and seed give the same bytes, another seed gives others', () => {
  expect(makePosts(40, 'a')).toEqual(makePosts(40, 'a'))
  expect(makePosts(40, 'b')).not.toEqual(makePosts(40, 'a'))
})

test('a larger corpus begins with the posts of a smaller one', () => {
  expect(makePosts(60, 'a').slice(0, 20)).toEqual(makePosts(20 + realPosts.length, 'a'))
})

test('the site’s own posts and the made ones are as many as were asked for', () => {
  expect(makePosts(100, 'a')).toHaveLength(100 - realPosts.length)
  expect(makePosts(realPosts.length, 'a')).toEqual([])
})

test('every post has an address of its own', () => {
  const ids = makePosts(2000, 'a').map(({ id }) => id)
  expect(new Set([...ids, ...realPosts]).size).toBe(2000)
})

test('every title is one of its own, and short enough for search results', () => {
  const titles = Array.from({ length: mostTitles }, (_, number) => makeTitle(number).title)
  expect(new Set(titles).size).toBe(mostTitles)
  expect(Math.max(...titles.map((title) => title.length))).toBeLessThanOrEqual(60)
})

test('a post is about 750 words and 5 kB long, with headings, lists and links; some have tables', () => {
  const texts = makePosts(200, 'a').map(({ text }) => text)
  const words = average(texts.map((text) => text.split(/\s+/).length))
  const bytes = average(texts.map((text) => Buffer.byteLength(text)))
  expect(words, `${words} words`).toSatisfy((count: number) => count > 650 && count < 900)
  expect(bytes, `${bytes} bytes`).toSatisfy((count: number) => count > 4500 && count < 5800)
  for (const part of [/^## /m, /^(-|1\.) /m, /\]\(\//]) expect(texts.every((text) => part.test(text))).toBe(true)
  const tables = texts.filter((text) => text.includes('| --- |')).length
  expect(tables).toBeGreaterThan(40)
  expect(tables).toBeLessThan(160)
})
