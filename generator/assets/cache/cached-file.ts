import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { crc32 } from 'node:zlib'
import { unlessRefused } from '../../shared/fs/disk-error.ts'
import type { OutputFile } from '../../shared/output-file.ts'

/** Bytes that go into the site unchanged. */
export interface CachedFile {
  /** Read on each access. Throws a `DamagedCacheError` if the file changed since it was written. */
  readonly content: Uint8Array
  /** Absolute path of the file, checked like `content`; absent if the bytes are only in memory. */
  readonly file?: string
  /** Makes the file, if it is only made when it's requested. */
  readonly prepare?: () => Promise<void>
}

/** A file that `ensure` makes when it's requested. */
export function makeLater(ensure: () => Promise<CachedFile>): CachedFile {
  let making: Promise<CachedFile> | undefined
  let made: CachedFile | undefined
  return {
    async prepare() {
      try {
        made = await (making ??= ensure())
      } catch (error) {
        // The next request tries again.
        making = undefined
        throw error
      }
    },
    get content() {
      if (!made) throw new Error('a file was read before it was made')
      return made.content
    },
  }
}

/** File name for a key and its bytes: `card-1f0c9a2b3c4d.<checksum>.jpg` for the key `card-1f0c9a2b3c4d.jpg`. */
export function formatCachedName(key: string, bytes: Uint8Array): string {
  const [, stem = key, ending = ''] = /^(.*)(\.[^.]*)$/.exec(key) ?? []
  return `${stem}.${formatChecksum(bytes)}${ending}`
}

/** The key in a cached file's name; `undefined` for any other file. */
export function readCachedKey(name: string): string | undefined {
  const { stem, ending = '' } = splitName(name)
  return stem === undefined ? undefined : stem + ending
}

/** The bytes of a cached file; `undefined` if it can't be read or its checksum doesn't match. */
export function readWhole(file: string): Uint8Array | undefined {
  const bytes = unlessRefused(() => readFileSync(file))
  return bytes && formatChecksum(bytes) === splitName(basename(file)).checksum ? bytes : undefined
}

/** A site file backed by the cache. It isn't checked until it is accessed. */
export function cachedOutput(path: string, version: string, cached: CachedFile): OutputFile {
  return {
    path,
    version,
    prepare: cached.prepare,
    get file() {
      return cached.file
    },
    get content() {
      return cached.content
    },
  }
}

function splitName(name: string): { readonly stem?: string; readonly checksum?: string; readonly ending?: string } {
  return /^(?<stem>.*)\.(?<checksum>[0-9a-f]{8})(?<ending>\.[^.]*)?$/.exec(name)?.groups ?? {}
}

function formatChecksum(bytes: Uint8Array): string {
  return crc32(bytes).toString(16).padStart(8, '0')
}
