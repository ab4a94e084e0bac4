import { readdirSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { dropFile, type KeptFile, keepWhole, readWhole, referToFile } from './kept-file.ts'
import { formatKeptName, parseKeptName } from './kept-name.ts'

/** Keeps what was dear to make, by the hash of all that went into it. */
export interface AssetCache {
  /**
   * The bytes kept under `key`; else makes, keeps and returns them. Nothing is kept where nothing could be made.
   * Where the key does not name all that they are made of, `isCurrent` tells whether kept bytes are still good.
   */
  remember<Made extends Uint8Array | undefined>(
    key: string,
    make: () => Promise<Made>,
    isCurrent?: (kept: Uint8Array) => boolean,
  ): Promise<Uint8Array | Made>
  /** For what goes into the site as it is: made and kept where it was not before; where it was, nothing is read. */
  ensure(key: string, make: () => Promise<Uint8Array>): Promise<KeptFile>
  /** The same at once, where it was kept before and nobody has found any damage; absent where that cannot be told without reading. */
  find?(key: string): KeptFile | undefined
}

export interface OpenAssetCache extends AssetCache {
  /** The keys that were asked for: what `pruneAssets` leaves. */
  readonly used: ReadonlySet<string>
}

/**
 * A cache of one file a key in `folder`, whose files are listed once. A file is written beside its place and moved there, so
 * that none is ever half there. Its name has the sum of its bytes: what a disk or a hand has changed is made anew.
 */
export function openAssetCache(folder: string): OpenAssetCache {
  const list = createList(folder)
  const used = new Set<string>()
  const drop = (key: string, file: string) => {
    list().delete(key)
    dropFile(file)
  }
  // Where one file is damaged others may be, and each would be found by a run of its own: then all are looked at.
  let isTrusted = true
  const refer = (key: string, file: string) =>
    referToFile(file, () => {
      isTrusted = false
      drop(key, file)
    })
  const keep = async (key: string, bytes: Uint8Array) => {
    const file = join(resolve(folder), formatKeptName(key, bytes))
    const isKept = await keepWhole(file, bytes)
    if (isKept) list().set(key, file)
    return isKept ? file : undefined
  }
  return {
    used,
    async remember(key, make, isCurrent = () => true) {
      used.add(key)
      const file = list().get(key)
      const kept = file === undefined ? undefined : readWhole(file)
      if (kept && isCurrent(kept)) return kept
      if (file !== undefined) drop(key, file)
      const bytes = await make()
      if (bytes) await keep(key, bytes)
      return bytes
    },
    find(key) {
      const known = isTrusted ? list().get(key) : undefined
      if (known === undefined) return undefined
      used.add(key)
      return refer(key, known)
    },
    async ensure(key, make) {
      used.add(key)
      const known = list().get(key)
      if (known !== undefined && (isTrusted || readWhole(known))) return refer(key, known)
      if (known !== undefined) drop(key, known)
      const bytes = await make()
      const file = await keep(key, bytes)
      return file === undefined ? { content: bytes } : refer(key, file)
    },
  }
}

/** The same cache for whom may write nothing: what builds have kept is read, and what they have not is made and dropped. */
export function readAssetCache(folder: string): AssetCache {
  const list = createList(folder)
  const remember: AssetCache['remember'] = async (key, make, isCurrent = () => true) => {
    const file = list().get(key)
    const kept = file === undefined ? undefined : readWhole(file)
    return kept && isCurrent(kept) ? kept : make()
  }
  return { remember, ensure: async (key, make) => ({ content: await remember(key, make) }) }
}

/** For `--no-cache` and tests. */
export const noCache: AssetCache = {
  remember: (_, make) => make(),
  ensure: async (_, make) => ({ content: await make() }),
}

/** Lists the kept files by key when they are first asked for: a command that needs none does not look. */
function createList(folder: string): () => Map<string, string> {
  let files: Map<string, string> | undefined
  return () => (files ??= listKept(resolve(folder)))
}

function listKept(folder: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const name of listNames(folder)) {
    const key = parseKeptName(name)?.key
    if (key !== undefined) files.set(key, folder + sep + name)
  }
  return files
}

/** A folder that is not there is an empty cache. */
function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
