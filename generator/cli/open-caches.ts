import { join, resolve } from 'node:path'
import { type FileHash, openFileHashes } from '../content/load/file-hashes.ts'
import { createReadings, openReadingCaches } from '../content/reading/readings.ts'
import { createThreadedReader } from '../content/reading/read-on-threads.ts'
import { type CachedSearch, createSearchMaker } from '../render/search/search-cache.ts'
import { createRelatedFinder } from '../render/related-posts.ts'
import type { PublicationOptions } from '../schema/publication.ts'
import { type CacheOptions, openCache } from '../shared/cache/cache.ts'
import { DamagedCacheError } from '../shared/cache/damaged-cache-error.ts'
import { shortHash } from '../shared/cache/short-hash.ts'
import { readSourceVersion } from '../shared/fs/source-version.ts'
import type { Project, Terminal } from './project.ts'

/** What earlier runs left for this one. */
export type Caches = ReturnType<typeof openCaches>

/** Opens a project's caches. Authors have their own, because each run drops what it doesn't need. */
export function openCaches(
  { root, cache, thread }: Project,
  { complain, progress }: Terminal,
  { audience, isDamaged }: { readonly audience: PublicationOptions['audience'] } & Pick<CacheOptions, 'isDamaged'>,
) {
  const folder = cache === undefined ? undefined : resolve(root, cache, 'content', audience)
  const report = (sentence: string) => complain(`${sentence}\n`)
  const cacheOptions = { folder, version: readSourceVersion(), report, isDamaged }
  const caches = openReadingCaches(cacheOptions)
  const files = openCache<FileHash>({ ...cacheOptions, name: 'files' })
  const hashes = openFileHashes(files, Date.now)
  const related = createRelatedFinder(openCache({ ...cacheOptions, name: 'related' }))
  const search = createSearchMaker(openCache<CachedSearch>({ ...cacheOptions, name: 'search' }), (version) =>
    caches.words.get(version),
  )
  const onProgress = (done: number, total: number) => progress('content files', done, total)
  const readings = createReadings(caches, thread && createThreadedReader(thread, onProgress))
  return {
    hashes,
    readings,
    makeSearch: search.make,
    findRelated: related.find,
    /** Saves everything for the next run. */
    save() {
      const live = readings.live()
      files.save(hashes.live)
      for (const each of Object.values(caches)) each.save(live)
      search.save()
      related.save()
    },
  }
}

/** Cached files are only verified on use. If one turns out to be damaged, `build` starts over without it. */
export async function rebuildDamaged<Built>(
  { complain }: Terminal,
  build: (isDamaged: boolean) => Promise<Built>,
): Promise<Built> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await build(tries > 1)
    } catch (error) {
      if (!(error instanceof DamagedCacheError) || tries === 3) throw error
      complain(`${error.message} It will be rebuilt.\n`)
    }
  }
}

/** Path of a file with data about the last build in `out`; `undefined` without a cache. */
export function locateSiteFile({ root, out, cache }: Pick<Project, 'root' | 'out' | 'cache'>, kind: string) {
  return cache === undefined
    ? undefined
    : join(resolve(root, cache, 'sites'), `${shortHash(resolve(root, out))}.${kind}`)
}
