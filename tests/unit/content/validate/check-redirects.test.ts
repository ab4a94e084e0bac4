import { expect, test } from 'vitest'
import { checkRedirects } from '../../../../generator/content/validate/checks/check-redirects.ts'
import type { CheckedSource } from '../../../../generator/content/validate/entry.ts'

test('redirects on a site of 200,000 posts are checked before the time is up: half a minute, if each looked at all posts', () => {
  const posts = Array.from({ length: 200_000 }, (_, index) => `/blog/post-${index}`)
  const raw = posts.slice(0, 1999).map((to, index) => ({ from: `/old-${index}`, to }))
  const source = {
    file: 'redirects.yaml',
    kind: { single: 'redirects' },
    isValid: true,
    raw,
  } as unknown as CheckedSource
  const pages = new Map(posts.map((address) => [address, undefined]))
  const found: unknown[] = []
  checkRedirects([source], { pages, unpublished: new Map(), empty: new Map(), redirects: new Map() }, (one) =>
    found.push(one),
  )
  expect(found).toEqual([])
}, 10_000)
