import type { Part } from './part.ts'

/** An object in the structured data. */
export interface Thing {
  readonly '@type': string | readonly string[]
  readonly '@id'?: string
  readonly [property: string]: unknown
}

interface Graph {
  readonly '@context': string
  readonly '@graph': readonly Thing[]
}

/** The page's structured data. There must be exactly one block. */
export function readGraph(page: Part): Graph {
  return JSON.parse(page.only('script[type="application/ld+json"]').html) as Graph
}

/** The objects of one type in a page's structured data. */
export function findThings(page: Part, type: string): readonly Thing[] {
  return readGraph(page)['@graph'].filter((thing) => [thing['@type']].flat().includes(type))
}

/** The only object of a type in a page's structured data. */
export function findThing(page: Part, type: string): Thing {
  const [thing, ...others] = findThings(page, type)
  if (!thing || others.length > 0)
    throw new Error(`expected one ${type}, but there are ${others.length + (thing ? 1 : 0)}`)
  return thing
}

/** Every object in a page's structured data, at any depth. */
export function listObjects(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(listObjects)
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner]
}
