import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { crc32 } from 'node:zlib'
import { unlessRefused } from '../../shared/fs/disk-error.ts'
import type { OutputFile } from '../../shared/output-file.ts'

/** Bytes that go into the site as they are. */
export interface CachedFile {
  /** Read each time it is asked for. Throws a `DamagedCacheError` if the file changed since it was written. */
  readonly content: Uint8Array
  /** Absolute path of the file with these bytes, checked like `content`; absent if they are only in memory. */
  readonly file?: string
}

/** The name of the file that has these bytes: `card-1f0c9a2b3c4d.<checksum>.jpg` for the key `card-1f0c9a2b3c4d.jpg`. */
export function formatCachedName(key: string, bytes: Uint8Array): string {
  const [, stem = key, ending = ''] = /^(.*)(\.[^.]*)$/.exec(key) ?? []
  return `${stem}.${formatChecksum(bytes)}${ending}`
}

/** The key that a cached file is named after; `undefined` for any other file. */
export function readCachedKey(name: string): string | undefined {
  const { stem, ending = '' } = splitName(name)
  return stem === undefined ? undefined : stem + ending
}

/** The bytes of a cached file; `undefined` if its name has another checksum, or it cannot be read. */
export function readWhole(file: string): Uint8Array | undefined {
  const bytes = unlessRefused(() => readFileSync(file))
  return bytes && formatChecksum(bytes) === splitName(basename(file)).checksum ? bytes : undefined
}

/** A file of the site from the cache. It is not looked at before it is asked for. */
export function cachedOutput(path: string, version: string, cached: CachedFile): OutputFile {
  return {
    path,
    version,
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
