import { expect, test } from 'vitest'
import type { PageProps } from '../../templates/page-props.ts'
import { buildWith } from '../support/build-in-memory.ts'

interface Business {
  readonly review?: readonly { readonly reviewBody: string }[]
  readonly aggregateRating?: { readonly ratingValue: number; readonly reviewCount: number }
}

const write = (words: string, more: string) =>
  `- { name: Client, position: Office in Troy, content: ${words}, pages: [home, about], ${more} }\n`

/** The reviews in the structured data of the about page. */
async function readReviews(testimonials: string) {
  const outputs = await buildWith({ 'content/testimonials.yaml': testimonials }, 'public')
  const { head } = JSON.parse(String(outputs.get('about.html'))) as PageProps
  const graph = (JSON.parse(head.jsonLd ?? '') as { readonly '@graph': readonly Business[] })['@graph']
  const business = graph.find((thing) => Reflect.get(thing, '@id')?.toString().endsWith('#business'))
  return [business?.review?.map(({ reviewBody }) => reviewBody), business?.aggregateRating?.ratingValue]
}

const sample = write('A sample', 'rating: 5, sample: true')

test('as long as all testimonials are samples, they are included', async () => {
  expect(await readReviews(sample)).toEqual([['A sample'], 5])
})

test('once there is a real one, only real ones and their rating are', async () => {
  const real = write('Clean floors', 'rating: 4')
  expect(await readReviews(sample + real)).toEqual([['Clean floors'], 4])
})

test('if the only real one is on another page, none are', async () => {
  const real = write('Clean floors', 'rating: 4').replace('home, about', 'home')
  expect(await readReviews(sample + real)).toEqual([undefined, undefined])
})
