import { expect, test } from 'vitest'
import { kinds } from '../bench/corpus/make-post.ts'
import { makePosts } from '../bench/corpus/make-posts.ts'
import { checkWith } from '../support/project.ts'

test.each(kinds)('the %s posts generated for the benchmark pass the check without a warning', async (kind) => {
  const posts = makePosts(120, 'a', kind)
  const diagnostics = await checkWith(Object.fromEntries(posts.map(({ id, text }) => [`content/posts/${id}.md`, text])))
  expect(diagnostics).toEqual([])
})
