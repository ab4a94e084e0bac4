import { beforeEach, expect, test } from 'vitest'
import { openMemoryPack, type Pack } from '../../../../generator/shared/cache/pack.ts'
import { buildSearch } from '../../../../generator/render/search/build-search.ts'
import { packSearch, type PackedSearch } from '../../../../generator/render/search/packed-search.ts'
import { rememberSearch, type SearchPlaces } from '../../../../generator/render/search/search-memory.ts'
import type { SearchedPost } from '../../../../generator/render/search/build-search.ts'
import { createPost, type TestPost } from '../../../support/search.ts'

let written = 0
let pack: Pack
const known = new Map<string, readonly string[]>()

beforeEach(() => {
  const memory = openMemoryPack()
  written = 0
  pack = {
    ...memory,
    set(key, value) {
      written += 1
      memory.set(key, value)
    },
  }
})

/** Posts of which those at `changed` say something else than at first. */
function listPosts(changed: readonly number[] = []): TestPost[] {
  return Array.from({ length: 40 }, (_, index) => {
    const post = createPost(`post-${index}`, {
      html: `<p>Mop ${index} ${changed.includes(index) ? 'twice' : 'once'}</p>`,
    })
    known.set(post.version, post.readWords())
    return post
  })
}

/** What a run of its own makes, and whether it keeps anything. */
async function run(posts: readonly TestPost[], makeAside?: SearchPlaces['makeAside']) {
  const before = written
  const memory = rememberSearch({ pack, key: 'search', wordsOf: (version) => known.get(version), makeAside })
  const { index, outputs } = await memory.make(posts)
  memory.save()
  return { index, files: outputs.map(({ path, content }) => [path, content]), isKept: written > before }
}

const expectAnew = (made: Awaited<ReturnType<typeof run>>, posts: readonly TestPost[]) => {
  const anew = buildSearch(posts)
  expect(made).toMatchObject({
    index: anew.index,
    files: anew.outputs.map(({ path, content }) => [path, content]),
  })
}

test('an index is kept, and once more only where many posts are others than in it', async () => {
  expect((await run(listPosts())).isKept).toBe(true)
  for (const [changed, isKept] of [
    [[], false],
    [[3], false],
    [[3, 4, 30], false],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9], true],
    [[1, 2, 3, 4, 5, 6, 7, 8], false],
  ] as const) {
    const made = await run(listPosts(changed))
    expectAnew(made, listPosts(changed))
    expect(made.isKept, String(changed)).toBe(isKept)
  }
})

test('it is kept where a post is in another place, or words of an earlier run are lost', async () => {
  await run(listPosts())
  const moved = listPosts().toReversed()
  expect(await run(moved)).toMatchObject({ isKept: true })
  known.clear()
  const posts = listPosts([5])
  known.clear()
  expectAnew(await run(posts), posts)
})

const makeAside = (posts: readonly SearchedPost[]): Promise<PackedSearch> =>
  Promise.resolve(packSearch(buildSearch(posts)))

const makeNone = () => expect.unreachable('there is an earlier index')

test('what was made elsewhere is kept, and brought up to date by the next run', async () => {
  const first = await run(listPosts(), makeAside)
  expectAnew(first, listPosts())
  expect(first.isKept).toBe(true)
  const second = await run(listPosts([7]), makeNone)
  expectAnew(second, listPosts([7]))
  expect(second.isKept).toBe(false)
})

test('a program of many runs keeps what it has made between them', async () => {
  const memory = rememberSearch({ pack, key: 'search', wordsOf: (version) => known.get(version) })
  for (const changed of [[], [1], [1, 2]]) {
    const { index } = await memory.make(listPosts(changed))
    expect(index).toBe(buildSearch(listPosts(changed)).index)
    memory.save()
  }
  expect(written).toBe(1)
})
