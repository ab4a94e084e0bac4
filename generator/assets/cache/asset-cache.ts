import { readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DamagedCacheError } from '../../shared/cache/damaged-cache-error.ts'
import { unlessRefused } from '../../shared/fs/disk-error.ts'
import { tryWriteFileWhole } from '../../shared/fs/write-file-whole.ts'
import { type CachedFile, formatCachedName, readCachedKey, readWhole } from './cached-file.ts'
import { openIntactFiles } from './intact-files.ts'

/** Caches what is slow to make, under a key that covers all of its inputs. */
export interface AssetCache {
  /** Returns the bytes cached under `key`, or makes and caches them. `undefined` is not cached. */
  remember<Made extends Uint8Array | undefined>(key: string, make: () => Promise<Made>): Promise<Uint8Array | Made>
  /** The same for files that go into the site unchanged: a cached file isn't read. */
  ensure(key: string, make: () => Promise<Uint8Array>): Promise<CachedFile>
}

interface OpenAssetCache extends AssetCache {
  /** The keys requested so far. `pruneAssets` keeps these. */
  readonly used: ReadonlySet<string>
  /** Records which files the next run can link without reading them. */
  save(): void
}

/** A cache with one file per key in `folder`. Files have their checksum in the name, so a damaged one is rebuilt. */
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
    // If one file is damaged, others may be too. Finding them all now saves the next build from finding them one by one.
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

/** The same cache, read-only: what isn't cached is made each time. Listed when it's first used. */
export function readAssetCache(folder: string): AssetCache {
  let files: ReadonlyMap<string, string> | undefined
  const remember: AssetCache['remember'] = async (key, make) => {
    files ??= listCached(folder)
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

/** Removes unused cached files after 30 days, and partial files of interrupted runs. `now` is in milliseconds. */
export function pruneAssets(folder: string, used: ReadonlySet<string>, now: number): void {
  for (const name of listNames(folder)) {
    // All of our names contain a hash. Nothing else is removed, whatever folder the cache is given.
    if (!/^(?:[a-z]+-)?[0-9a-f]{12}/.test(name)) continue
    const isPart = name.endsWith('.part')
    const key = readCachedKey(name)
    if (!isPart && (key === undefined || used.has(key))) continue
    const file = join(folder, name)
    const age = now - (unlessRefused(() => statSync(file).mtimeMs) ?? now)
    if (age > (isPart ? hour : month)) unlessRefused(() => rmSync(file))
  }
}

/** Paths of the cached files, by key. */
function listCached(folder: string): Map<string, string> {
  const files = new Map<string, string>()
  const absolute = resolve(folder)
  for (const name of listNames(folder)) {
    const key = readCachedKey(name)
    if (key !== undefined) files.set(key, join(absolute, name))
  }
  return files
}

/** A missing or unreadable folder counts as an empty cache. */
function listNames(folder: string): readonly string[] {
  return unlessRefused(() => readdirSync(folder)) ?? []
}
