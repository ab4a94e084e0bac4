import { expect, test } from 'vitest'
import { kinds } from '../../bench/corpus/make-post.ts'
import { makePosts, realPosts } from '../../bench/corpus/make-posts.ts'
import { makeTitle, mostTitles } from '../../bench/corpus/titles.ts'

const average = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / sizes.length

test.each(kinds)('the same number and seed give the same %s posts, and a different seed gives others', (kind) => {
  expect(makePosts(40, 'a', kind)).toEqual(makePosts(40, 'a', kind))
  expect(makePosts(40, 'b', kind)).not.toEqual(makePosts(40, 'a', kind))
})

test.each(kinds)('a larger corpus of %s posts starts with the posts of a smaller one', (kind) => {
  expect(makePosts(60, 'a', kind).slice(0, 20)).toEqual(makePosts(20 + realPosts.length, 'a', kind))
})

test('the site’s own posts and the generated ones add up to the requested number', () => {
  expect(makePosts(100, 'a', 'rich')).toHaveLength(100 - realPosts.length)
  expect(makePosts(realPosts.length, 'a', 'rich')).toEqual([])
})

test('every post has its own URL, the same for both kinds', () => {
  const ids = makePosts(2000, 'a', 'plain').map(({ id }) => id)
  expect(new Set([...ids, ...realPosts]).size).toBe(2000)
  expect(makePosts(2000, 'a', 'rich').map(({ id }) => id)).toEqual(ids)
})

test('both kinds have the same front matter, so that they need the same images and cards', () => {
  const [plain, rich] = kinds.map((kind) => makePosts(20, 'a', kind).map(({ text }) => text.split('---\n')[1]))
  expect(rich).toEqual(plain)
})

test('every title is unique, and short enough for search results', () => {
  const titles = Array.from({ length: mostTitles }, (_, number) => makeTitle(number).title)
  expect(new Set(titles).size).toBe(mostTitles)
  expect(Math.max(...titles.map((title) => title.length))).toBeLessThanOrEqual(60)
})

const countOf = (texts: readonly string[], pattern: RegExp) =>
  average(texts.map((text) => text.match(pattern)?.length ?? 0))

test('a plain post is about 750 words and 5 kB long, with headings, lists and links; some have tables', () => {
  const texts = makePosts(200, 'a', 'plain').map(({ text }) => text)
  expect(countOf(texts, /\S+/g)).toBeGreaterThan(650)
  expect(countOf(texts, /\S+/g)).toBeLessThan(900)
  expect(average(texts.map((text) => Buffer.byteLength(text)))).toBeGreaterThan(4500)
  expect(average(texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(5800)
  for (const part of [/^## /m, /^(-|1\.) /m, /\]\(\//]) expect(texts.every((text) => part.test(text))).toBe(true)
  expect(countOf(texts, /\| --- \|\n/g)).toBeGreaterThan(0.2)
  expect(countOf(texts, /\| --- \|\n/g)).toBeLessThan(0.8)
})

const bodies = makePosts(300, 'a', 'rich').map(({ text }) => text.replace(/^---\n[\s\S]*?\n---\n/, ''))

/** Averages per post, counted in 500 real posts. */
test.each([
  ['words', 745, /\S+/g],
  ['sections', 5.5, /^## /gm],
  ['subsections', 1.4, /^### /gm],
  ['words in bold', 8.8, /\*\*[^*\n]+\*\*/g],
  ['words in italics', 2.1, /(?<!\*)\*(?!\*)[^*\n]+(?<!\*)\*(?!\*)/g],
  ['pieces of code', 4.4, /`[^`\n]+`/g],
  ['links', 6.4, /\]\(/g],
  ['straight quotation marks', 8.8, /"/g],
  ['straight apostrophes', 4.4, /'/g],
  ['items of lists', 11.1, /^(-|\d+\.) /gm],
  ['quotes', 1, /^> .*\n> /gm],
  ['tables', 0.4, /^\| :---/gm],
  ['rows of tables, with the line below the first', 3, /^\|/gm],
])('a rich post has as many %s as real posts', (_, count, pattern) => {
  expect(countOf(bodies, pattern) / count).toBeGreaterThan(0.85)
  expect(countOf(bodies, pattern) / count).toBeLessThan(1.15)
})
