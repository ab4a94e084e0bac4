import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { layerPacks } from '../shared/cache/layered-pack.ts'
import { type LastingPack, openLasting } from '../shared/cache/lasting-pack.ts'
import { openMemoryPack, openPack, type Pack } from '../shared/cache/pack.ts'
import { readOnly } from '../shared/cache/read-only-pack.ts'
import { shortHash } from '../shared/cache/short-hash.ts'
import type { PublicationOptions } from '../schema/publication.ts'
import { readSourceVersion } from '../shared/fs/source-version.ts'
import { rememberFiles } from '../content/load/remember-files.ts'
import type { BuildRequest } from '../build-request.ts'
import { rememberPages } from '../render/page-memory.ts'
import { rememberRelated } from '../render/related-memory.ts'
import { type MakeSearch, rememberSearch } from '../render/search/search-memory.ts'
import { createThreadedReader } from '../shared/threads/read-on-threads.ts'
import { openSearchThread } from '../shared/threads/search-thread.ts'
import { unpackWords } from '../content/reading/pack-reading.ts'
import { createReadings, type IsOwn } from '../content/reading/readings.ts'
import type { Project } from './project.ts'

/** What earlier runs have left for this one. */
export interface Store extends Required<Pick<BuildRequest, 'known' | 'readings' | 'pages' | 'related'>> {
  readonly makeSearch: MakeSearch
  /** Where it is recorded what a build has written; absent where nothing is kept. */
  readonly recordFile: string | undefined
  /** The packs of readings, by name. */
  readonly packs: Readonly<Record<ReadingPackName, Pack>>
  /** Leaves what was found to the next run; `keepsAll` where this run had no reason to ask for all that is of use. */
  save(keepsAll?: boolean): void
  /** Resolves when no thread is left. */
  close(): Promise<void>
}

/** What is kept of the files that were read. */
export const readingPackNames = ['readings', 'html', 'words'] as const

export type ReadingPackName = (typeof readingPackNames)[number]

export interface StoreOptions {
  readonly audience: PublicationOptions['audience']
  /** Who only looks may not write. */
  readonly isReadOnly?: boolean
  /** Hears what is wrong with the store. */
  readonly report: (sentence: string) => void
  /** Hears how many files were read. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined
  /** Whether the search of very many posts may be made while pages are. */
  readonly searchesAside?: boolean
  /** The files whose pages this run makes; of others it reads only what its pages show. */
  readonly isOwn?: IsOwn | undefined
  /** Stores of other machines, of which nothing is changed; absolute. */
  readonly others?: readonly string[]
  /** The moment, in milliseconds since 1970. */
  readonly now: () => number
}

/** Packs of which a run asks for every record that belongs to a file that is there. */
const usedWhole: ReadonlySet<string> = new Set(readingPackNames)

const millisecondsADay = 24 * 60 * 60 * 1000

/** Opens the store of a project; what is damaged in it, foreign or of another version is made anew. */
export function openStore({ root, content, out, cache, thread }: Project, options: StoreOptions): Store {
  const { audience, onProgress, searchesAside, isOwn, now } = options
  const folder = cache === undefined ? undefined : resolve(root, cache, 'store')
  const [readings, html, words, pages, state] = ['readings', 'html', 'words', 'pages', 'state'].map((name) =>
    openLasting(() => openLayers(folder, name, options)),
  ) as [LastingPack, LastingPack, LastingPack, LastingPack, LastingPack]
  const contentFolder = resolve(root, content)
  const known = rememberFiles(state, `files ${contentFolder}`, now)
  const wordsOf = (version: string) => {
    const packed = words.get(version)
    return packed === undefined ? undefined : unpackWords(packed)
  }
  const cores = availableParallelism()
  const aside = openSearchThread(searchesAside ? thread : undefined, cores)
  const key = `search ${audience} ${contentFolder}`
  const search = rememberSearch({ pack: state, key, wordsOf, makeAside: (posts) => aside.make(posts) })
  const readMany = thread && createThreadedReader({ entry: thread, cores, onProgress })
  return {
    known,
    makeSearch: search.make,
    readings: createReadings(
      { readings, html, words: tellNew(words, (version, text) => aside.learn(version, text)) },
      { readMany, isOwn },
    ),
    pages: rememberPages(pages),
    related: rememberRelated(state),
    packs: { readings, html, words },
    recordFile: folder && join(folder, 'sites', `${shortHash(resolve(root, out))}.record`),
    save(keepsAll) {
      known.keep()
      search.save()
      for (const pack of [readings, html, words, pages, state]) pack.save(keepsAll)
    },
    close: () => aside.close(),
  }
}

/** A pack that tells of what is put into it. */
function tellNew(pack: Pack, tell: (key: string, value: string) => void): Pack {
  return {
    ...pack,
    set(key, value) {
      pack.set(key, value)
      tell(key, value)
    },
  }
}

function openLayers(
  folder: string | undefined,
  name: string,
  { isReadOnly = false, others = [], report, now }: StoreOptions,
): Pack {
  const version = readSourceVersion()
  const open = (place: string) =>
    openPack(join(place, name), {
      version,
      usesAll: usedWhole.has(name),
      today: Math.floor(now() / millisecondsADay),
      report,
    })
  const own = folder === undefined ? openMemoryPack() : open(folder)
  return layerPacks(isReadOnly ? readOnly(own) : own, others.map(open).map(readOnly))
}
