import { encodeAscii } from '../../shared/cache/ascii-json.ts'
import type { Cache } from '../../shared/cache/cache.ts'
import { shortHash } from '../../shared/cache/short-hash.ts'
import type { FileState } from '../../shared/fs/files.ts'

/** The hash of each file at its last read, so that unchanged files aren't read again. */
export type FileHashes = ReturnType<typeof openFileHashes>

export interface FileHash {
  readonly id: string
  readonly hash: string
}

/**
 * Milliseconds after a change before a file's timestamps are trusted: two saves in one clock tick have the same ones (git calls
 * this racily clean).
 */
const settled = 2000

/** @param now When the run began, in milliseconds since 1970. */
export function openFileHashes(cache: Cache<FileHash>, now: () => number) {
  const live = new Set<string>()
  return {
    live,
    /** The hash of the text, or `undefined` if the file may have changed. */
    find(file: string, { id }: FileState): string | undefined {
      const key = shortHash(file)
      const known = cache.get(key)
      if (known?.id !== id) return undefined
      live.add(key)
      return known.hash
    },
    note(file: string, { id, changed }: FileState, hash: string): void {
      const key = shortHash(file)
      live.delete(key)
      if (changed > now() - settled) return
      cache.set(key, encodeAscii({ id, hash }))
      live.add(key)
    },
  }
}
