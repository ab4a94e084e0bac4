import { collections, type CollectionName } from '../../schema/collections.ts'
import { listImages } from '../../schema/list-images.ts'
import { compareTexts } from '../../shared/compare-texts.ts'
import type { Files } from '../../shared/fs/files.ts'
import { loadSources, type SourceLocations, type Sources } from '../../content/load/load-sources.ts'
import type { Entries } from '../../content/validate/entry.ts'
import { createReadings, openMemoryPacks } from '../../content/reading/readings.ts'
import { validateSources } from '../../content/validate/validate-sources.ts'

/** What is there already, for whoever adds to it. Files with mistakes are there by name alone. */
export interface Desk {
  readonly sources: Sources
  readonly entries: Entries
  /** The day, `YYYY-MM-DD` in the site's zone. */
  readonly today: string
}

export async function readDesk(files: Files, locations: SourceLocations, today: string): Promise<Desk> {
  const sources = (await loadSources(files, locations)).value
  const readings = createReadings(openMemoryPacks())
  const validated = await validateSources(sources, locations, { today, audience: 'authors', readings })
  return { sources, entries: validated.value.entries, today }
}

export function hasEntry({ sources }: Desk, collection: CollectionName, id: string): boolean {
  return sources.content.some(({ path }) => path === pathOf(collection, id))
}

/** `posts/a-title.md` */
export function pathOf(collection: CollectionName, id: string): string {
  return `${collection}/${id}${collections[collection].extension}`
}

/** The place behind the last one. */
export function nextOrder(entries: readonly { readonly data: { readonly order: number } }[]): number {
  return Math.max(0, ...entries.map(({ data }) => data.order)) + 1
}

/** Each value once, the most frequent first. */
export function rank(values: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([a, m], [b, n]) => n - m || compareTexts(a, b)).map(([value]) => value)
}

/** Those that share a word with a title. */
export function findNamedIn(title: string, names: readonly string[]): string[] {
  const words = new Set(wordsOf(title))
  return names.filter((name) => wordsOf(name).some((word) => words.has(word)))
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => word !== 'cleaning')
}

/** Pictures for an entry of a collection: those of its folder, the ones that nothing shows yet first. */
export function listPictures({ sources, entries }: Desk, collection: CollectionName): string[] {
  const used = new Set(listImages(Object.values(entries.collections).flat()).map(({ image }) => image))
  const pictures = sources.images.filter(
    (path) => path.startsWith(`${collection}/`) && /\.(webp|png|jpe?g|avif)$/.test(path),
  )
  return pictures.toSorted((a, b) => Number(used.has(a)) - Number(used.has(b)))
}
