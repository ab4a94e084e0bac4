import { expect, test } from 'vitest'
import { makePosts } from '../bench/corpus/make-posts.ts'
import { checkWith } from '../support/project.ts'

test('the content that the benchmark makes passes the check without a warning', async () => {
  const posts = makePosts(120, 'a')
  const diagnostics = await checkWith(Object.fromEntries(posts.map(({ id, text }) => [`content/posts/${id}.md`, text])))
  expect(diagnostics).toEqual([])
})
