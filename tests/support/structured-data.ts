import type { Part } from './part.ts'

/** A thing of the structured data, as JSON. */
export interface Thing {
  readonly '@type': string | readonly string[]
  readonly '@id'?: string
  readonly [property: string]: unknown
}

interface Graph {
  readonly '@context': string
  readonly '@graph': readonly Thing[]
}

/** The structured data of a page, of which there must be one block. */
export function readGraph(page: Part): Graph {
  return JSON.parse(page.only('script[type="application/ld+json"]').html) as Graph
}

/** The things of one type in a page's structured data. */
export function findThings(page: Part, type: string): readonly Thing[] {
  return readGraph(page)['@graph'].filter((thing) => [thing['@type']].flat().includes(type))
}

/** The one thing of a type in a page's structured data. */
export function findThing(page: Part, type: string): Thing {
  const [thing, ...others] = findThings(page, type)
  if (!thing || others.length > 0)
    throw new Error(`expected one ${type}, but there are ${others.length + (thing ? 1 : 0)}`)
  return thing
}

/** Every object in the structured data of a page, however deep. */
export function listObjects(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(listObjects)
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner]
}
