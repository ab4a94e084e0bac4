import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildSearch, type Search } from '../../../../generator/render/search/build-search.ts'
import { type EarlierSearch, updatePostings } from '../../../../generator/render/search/update-postings.ts'
import { createPost, type TestPost } from '../../../support/search.ts'
import { isDeep } from '../../../support/depth.ts'

const vocabulary = [
  'a',
  'mat',
  'mats',
  'material',
  'salt',
  'salty',
  'wax',
  'floor',
  'floors',
  'glass',
  'go',
  '2',
  'über',
]

const words = fc.array(fc.constantFrom(...vocabulary), { maxLength: 6 }).map((list) => list.join(' '))

const texts = fc.record({
  title: words,
  excerpt: words,
  category: fc.constantFrom('Floors', 'Winter'),
  tags: fc.array(fc.constantFrom('salt', 'Mats'), { maxLength: 2 }),
  html: words.map((text) => `<p>${text}</p>`),
})

type Texts = Parameters<typeof createPost>[1]

/** A change to the list of posts, which is newest first. */
const change = fc.record({
  kind: fc.constantFrom('add', 'add an older one', 'change', 'change', 'change', 'delete', 'move', 'rename'),
  at: fc.nat(20),
  id: fc.nat(999),
  texts,
})

type Change = typeof change extends fc.Arbitrary<infer Kind> ? Kind : never

function apply(posts: readonly TestPost[], { kind, at, id, texts: said }: Change): TestPost[] {
  const index = posts.length === 0 ? 0 : at % posts.length
  const post = posts[index]
  if (kind === 'add' || !post) return [createUnlessThere(posts, id, said), posts].flat()
  if (kind === 'add an older one') return [...posts, createUnlessThere(posts, id, said)].flat()
  if (kind === 'delete') return posts.toSpliced(index, 1)
  if (kind === 'move') return [post, ...posts.toSpliced(index, 1)]
  const idOf = kind === 'rename' ? `renamed-${id}` : post.path.replace('/blog/', '')
  if (kind === 'rename' && posts.some(({ path }) => path === `/blog/${idOf}`)) return [...posts]
  return posts.with(index, createPost(idOf, said))
}

function createUnlessThere(posts: readonly TestPost[], id: number, said: Texts): TestPost[] {
  return posts.some(({ path }) => path === `/blog/post-${id}`) ? [] : [createPost(`post-${id}`, said)]
}

/** An index as later runs find it, with the words of all known posts. */
function asEarlier(search: Search, posts: readonly TestPost[]): EarlierSearch {
  const known = new Map(posts.map((post) => [post.version, post.readWords()]))
  return { state: search.state, wordsOf: (version) => known.get(version) }
}

const filesOf = ({ index, outputs }: Search) => [index, outputs.map(({ path, content }) => [path, content])]

describe('an updated index is the same as one from scratch', () => {
  test('whatever happens to the posts', () => {
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 8 }), fc.array(change, { maxLength: 8 }), (first, changes) => {
        let posts = first.map((said, index) => createPost(`first-${index}`, said))
        let search = buildSearch(posts)
        for (const each of changes) {
          const earlier = asEarlier(search, posts)
          posts = apply(posts, each)
          search = buildSearch(posts, earlier)
          expect(filesOf(search)).toEqual(filesOf(buildSearch(posts)))
        }
      }),
      { seed: 20_261_205, numRuns: isDeep ? 300 : 40 },
    )
  })

  test('with hundreds of posts, and prefixes with very many words', () => {
    let posts = Array.from({ length: 300 }, (_, index) => createLongPost(`p${index}`, index))
    let search = buildSearch(posts)
    expect(search.state.prefixes.size).toBeGreaterThan(0)
    for (const step of Array.from({ length: 6 }).keys()) {
      const earlier = asEarlier(search, posts)
      const at = (step * 67) % posts.length
      const id = (posts[at]?.path ?? '').replace('/blog/', '')
      posts = posts.with(at, step === 3 ? createPost(id) : createLongPost(id, 1000 + step))
      if (step > 3) posts = [createLongPost(`new-${step}`, step), ...posts]
      expect(updatePostings(posts.toReversed(), earlier)).toBeDefined()
      search = buildSearch(posts, earlier)
      expect(filesOf(search)).toEqual(filesOf(buildSearch(posts)))
    }
  })
})

/** Many similar words, distributed as in a language: a few are in most posts, most are in few. */
function createLongPost(id: string, seed: number): TestPost {
  let state = seed + 7777
  const list = Array.from({ length: 200 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    const number = Math.floor(60 ** (2 * (state / 2 ** 32)))
    return `${['cl', 'co', 'ca', 'fl', 'de'][number % 5] ?? ''}${number.toString(36)}${['ing', 's', 'er'][number % 3] ?? ''}`
  })
  return createPost(id, { html: `<p>${list.join(' ')}</p>` })
}

describe('nothing is reused', () => {
  const posts = ['c', 'b', 'a'].map((id) => createPost(id, { title: `Title ${id}` }))
  const earlier = asEarlier(buildSearch(posts), posts)

  test.each([
    ['a post is gone', posts.slice(1)],
    ['an older one came', [...posts, createPost('older')]],
    ['two changed places', [posts[1], posts[0], posts[2]]],
  ])('if %s, because that changes the numbers of the others', (_, others) => {
    const oldestFirst = others.flatMap((post) => post ?? []).toReversed()
    expect(updatePostings(oldestFirst, earlier)).toBeUndefined()
  })

  test('if the earlier words of a changed post are unknown', () => {
    const changed = posts.with(1, createPost('b', { title: 'Another' })).toReversed()
    expect(updatePostings(changed, earlier)).toBeDefined()
    expect(updatePostings(changed, { ...earlier, wordsOf: () => undefined })).toBeUndefined()
  })

  test('if very many changed', () => {
    const many = Array.from({ length: 201 }, (_, index) => createPost(`p${index}`))
    const known = asEarlier(buildSearch(many), many)
    const others = many.map((_, index) => createPost(`p${index}`, { title: 'Another' })).toReversed()
    expect(updatePostings(others, known)).toBeUndefined()
    expect(updatePostings([...many.toReversed().slice(0, 1), ...others.slice(1)], known)).toBeDefined()
  })
})

test("an update doesn't change the earlier index", () => {
  const posts = ['b', 'a'].map((id) => createPost(id, { title: `Salt ${id}` }))
  const { state } = buildSearch(posts)
  const before = JSON.stringify([[...state.terms], [...state.prefixes], state.posts])
  updatePostings([createPost('a', { title: 'Wax' }), ...posts.slice(0, 1)], asEarlier(buildSearch(posts), posts))
  buildSearch([createPost('c'), ...posts], asEarlier(buildSearch(posts), posts))
  expect(JSON.stringify([[...state.terms], [...state.prefixes], state.posts])).toBe(before)
})
