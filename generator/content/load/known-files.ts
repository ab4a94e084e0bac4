import type { Cache } from '../../shared/cache/cache.ts'
import { shortHash } from '../../shared/cache/short-hash.ts'
import type { FileState } from '../../shared/fs/files.ts'

/** Which text each file held when it was last read: a file that was not touched since is not read again. */
export interface KnownFiles {
  /** The hash of the text; `undefined` where the file may be another by now. */
  find(file: string, state: FileState): string | undefined
  note(file: string, state: FileState, hash: string): void
  /** The keys that the next run needs. */
  readonly live: ReadonlySet<string>
}

/** A file as it is cached. */
export interface KnownFile {
  readonly id: string
  readonly hash: string
}

/** Milliseconds without a change after which a file's times are believed: saved twice in one step of the clock, it has the same (git: racily clean). */
const settled = 2000

/** @param now When the run began, in milliseconds since 1970. */
export function openKnownFiles(cache: Cache<KnownFile>, now: () => number): KnownFiles {
  const live = new Set<string>()
  return {
    live,
    find(file, { id }) {
      const key = shortHash(file)
      const known = cache.get(key)
      if (known?.id !== id) return undefined
      live.add(key)
      return known.hash
    },
    note(file, { id, changed }, hash) {
      const key = shortHash(file)
      live.delete(key)
      if (changed > now() - settled) return
      cache.set(key, { id, hash })
      live.add(key)
    },
  }
}
