import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRelatedFinder, findRelated } from '../../../generator/render/related-posts.ts'
import { isDeep } from '../../support/depth.ts'

interface Sample {
  readonly id: string
  readonly tags: string[]
  readonly category: string
}

const word = fc.constantFrom('floors', 'salt', 'glass', 'desks')
const posts = fc
  .array(fc.record({ tags: fc.uniqueArray(word, { maxLength: 4 }), category: word }), { maxLength: 12 })
  .map((samples) => samples.map((sample, index): Sample => ({ id: `post-${index}`, ...sample })))

/** The rule itself, applied to every pair. */
function compareAll(post: Sample, all: readonly Sample[], count: number): Sample[] {
  const score = ({ tags, category }: Sample) =>
    tags.filter((tag) => post.tags.includes(tag)).length + (category === post.category ? 1 : 0)
  return all
    .filter(({ id }) => id !== post.id)
    .toSorted((a, b) => score(b) - score(a))
    .slice(0, count)
}

test('the posts with the most in common are found, newest first among equals, as if all pairs were compared', () => {
  fc.assert(
    fc.property(posts, fc.integer({ min: 0, max: 4 }), (all, count) => {
      const related = findRelated(all, count).map((places) => places.map((place) => all[place]))
      expect(related).toEqual(all.map((post) => compareAll(post, all, count)))
    }),
    { seed: 7, numRuns: isDeep ? 500 : 60 },
  )
})

test('tags that differ only in case are the same', () => {
  const all = [
    { id: 'a', tags: ['Floor Care', 'floor care'], category: 'Tips' },
    { id: 'b', tags: ['Mats', 'Salt'], category: 'Tips' },
    { id: 'c', tags: ['floor care'], category: 'tips' },
  ]
  expect(findRelated(all, 1)[0]).toEqual([2])
})

test('a build that stopped before it looked for related posts leaves the cache as it was', () => {
  const saved: number[] = []
  const finder = createRelatedFinder({
    get: () => undefined,
    set: () => undefined,
    save: ({ size }) => saved.push(size),
  })
  finder.save()
  finder.find([])
  finder.save()
  expect(saved).toEqual([1])
})
