import { readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DamagedCacheError } from '../../shared/cache/damaged-cache-error.ts'
import { unlessRefused } from '../../shared/fs/disk-error.ts'
import { tryWriteFileWhole } from '../../shared/fs/write-file-whole.ts'
import { type CachedFile, formatCachedName, readCachedKey, readWhole } from './cached-file.ts'
import { openIntactFiles } from './intact-files.ts'

/** Caches what was slow to make, under a key that names all that it is made of. */
export interface AssetCache {
  /** The bytes cached under `key`; otherwise makes, caches and returns them. `undefined` is not cached. */
  remember<Made extends Uint8Array | undefined>(key: string, make: () => Promise<Made>): Promise<Uint8Array | Made>
  /** The same for what goes into the site as it is: a file that is cached is not read. */
  ensure(key: string, make: () => Promise<Uint8Array>): Promise<CachedFile>
}

interface OpenAssetCache extends AssetCache {
  /** The keys that were asked for: what `pruneAssets` leaves. */
  readonly used: ReadonlySet<string>
  /** Tells the next run which files it need not read to link them. */
  save(): void
}

/**
 * A cache of one file a key in `folder`, which is listed once. Files are written whole and have the checksum of their bytes in
 * their names: a damaged one is made again.
 */
export function openAssetCache(folder: string): OpenAssetCache {
  const files = listCached(folder)
  const used = new Set<string>()
  const intact = openIntactFiles(folder)
  const drop = (key: string, file: string) => {
    files.delete(key)
    unlessRefused(() => rmSync(file, { force: true }))
  }
  const read = (key: string) => {
    const file = files.get(key)
    const bytes = file === undefined ? undefined : readWhole(file)
    if (file !== undefined && !bytes) drop(key, file)
    return bytes
  }
  const write = (key: string, bytes: Uint8Array) => {
    const file = join(resolve(folder), formatCachedName(key, bytes))
    if (!tryWriteFileWhole(file, bytes)) return undefined
    files.set(key, file)
    intact.note(file)
    return file
  }
  const refuse = (file: string) => {
    // Where one file is damaged others may be: the next build should not find them one by one.
    for (const key of files.keys()) read(key)
    return new DamagedCacheError(`The cached file ${file} was damaged and has been removed.`)
  }
  const refer = (file: string): CachedFile => ({
    get file() {
      if (intact.check(file)) return file
      throw refuse(file)
    },
    get content() {
      const bytes = readWhole(file)
      if (bytes) return bytes
      throw refuse(file)
    },
  })
  return {
    used,
    save: () => intact.save(files.values()),
    async remember(key, make) {
      used.add(key)
      const cached = read(key)
      if (cached) return cached
      const made = await make()
      if (made) write(key, made)
      return made
    },
    async ensure(key, make) {
      used.add(key)
      const cached = files.get(key)
      if (cached !== undefined) return refer(cached)
      const made = await make()
      const file = write(key, made)
      return file === undefined ? { content: made } : refer(file)
    },
  }
}

/** The same cache for a run that must write nothing: what is not cached is made each time. */
export function readAssetCache(folder: string): AssetCache {
  const files = listCached(folder)
  const remember: AssetCache['remember'] = async (key, make) => {
    const file = files.get(key)
    return (file === undefined ? undefined : readWhole(file)) ?? make()
  }
  return { remember, ensure: async (key, make) => ({ content: await remember(key, make) }) }
}

/** For `--no-cache` and tests. */
export const noCache: AssetCache = {
  remember: (_, make) => make(),
  ensure: async (_, make) => ({ content: await make() }),
}

/** Milliseconds. */
const hour = 60 * 60 * 1000
const month = 30 * 24 * hour

/**
 * Removes from a cache what is older than 30 days and was not used by this run, and what stopped runs left half written.
 *
 * @param used The keys that this run asked for.
 * @param now Milliseconds since 1970.
 */
export function pruneAssets(folder: string, used: ReadonlySet<string>, now: number): void {
  for (const name of listNames(folder)) {
    // Nothing else goes, whatever folder is given to the cache: all of our names have a hash.
    if (!/^(?:[a-z]+-)?[0-9a-f]{12}/.test(name)) continue
    const isPart = name.endsWith('.part')
    const key = readCachedKey(name)
    if (!isPart && (key === undefined || used.has(key))) continue
    const file = join(folder, name)
    const age = now - (unlessRefused(() => statSync(file).mtimeMs) ?? now)
    if (age > (isPart ? hour : month)) unlessRefused(() => rmSync(file))
  }
}

/** The paths of the cached files by key. */
function listCached(folder: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const name of listNames(folder)) {
    const key = readCachedKey(name)
    if (key !== undefined) files.set(key, join(resolve(folder), name))
  }
  return files
}

/** A folder that is not there, or cannot be read, is an empty cache. */
function listNames(folder: string): readonly string[] {
  return unlessRefused(() => readdirSync(folder)) ?? []
}
