import { expect, test } from 'vitest'
import { buildSearch } from '../../../../generator/render/search/build-search.ts'
import { packSearch } from '../../../../generator/render/search/packed-search.ts'
import { openSearchThread } from '../../../../generator/shared/threads/search-thread.ts'
import type { ThreadEntry } from '../../../../generator/shared/threads/thread-pool.ts'
import { createPost } from '../../../support/search.ts'
import { noThread, runInThread, workerSources } from '../../../support/thread-entries.ts'

const posts = Array.from({ length: 300 }, (_, index) =>
  createPost(`post-${index}`, { title: `Guide ${index}`, html: `<p>Mop ${index % 7} floors of ${index % 40}</p>` }),
)

function open(entry: ThreadEntry, { cores = 2, fewest = 10 } = {}) {
  const thread = openSearchThread(entry, cores, fewest)
  return {
    ...thread,
    learnAll: (some = posts) => some.forEach((post) => thread.learn(post.version, post.readWords().join('\n'))),
  }
}

test('a thread makes the index that is made here, of words that it was told before and of others', async () => {
  const thread = open(workerSources)
  thread.learnAll(posts.slice(0, 200))
  expect(await thread.make(posts)).toEqual(packSearch(buildSearch(posts)))
  await thread.close()
})

test('the same thread makes another index', async () => {
  const thread = open(workerSources)
  thread.learnAll()
  await thread.make(posts)
  expect(await thread.make(posts.slice(5))).toEqual(packSearch(buildSearch(posts.slice(5))))
  await thread.close()
})

test.each([
  ['few posts are new', { fewest: posts.length + 1 }],
  ['there is one core', { cores: 1 }],
])('where %s, no thread is started', async (_, options) => {
  const thread = open(noThread, options)
  thread.learnAll()
  expect(thread.make(posts)).toBeUndefined()
  await thread.close()
})

test('what fails in the thread is heard by whoever asks for the index', async () => {
  const thread = open(runInThread("parentPort.on('message', () => { throw new Error('of the thread') })"))
  thread.learnAll()
  await expect(thread.make(posts)).rejects.toThrow('of the thread')
  await thread.close()
})
