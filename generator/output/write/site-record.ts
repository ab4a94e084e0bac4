import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { unlessRefused } from '../../shared/fs/disk-error.ts'
import { tryWriteFileWhole } from '../../shared/fs/write-file-whole.ts'

/** A file as the last build has left it: while all but the version is as it was, it has not been touched since. */
export interface RecordedFile {
  /** That of the output whose bytes it has. */
  readonly version: string
  readonly size: number
  readonly mtimeMs: number
  readonly ino: number
}

/** By path, the files of a site. */
export type SiteRecord = ReadonlyMap<string, RecordedFile>

/** Counts up whenever a record of before can no longer be read. */
const format = 3

type Row = readonly [path: string, version: string, size: number, mtimeMs: number, ino: number]

/**
 * The record of the site at `folder`, an absolute path. A record of another site or another format is as good as none; so is
 * one that was damaged, of which `report` hears in a sentence.
 */
export function readSiteRecord(
  file: string,
  folder: string,
  report: (sentence: string) => void,
): SiteRecord | undefined {
  const bytes = unlessRefused(() => readFileSync(file))
  if (!bytes) return undefined
  const [head = '', found, sum] = /^site-record (\d+) (\d+)\n/.exec(bytes.toString('latin1', 0, 64)) ?? []
  const body = bytes.subarray(head.length)
  if (crc32(body) !== Number(sum)) {
    report(`${file} is damaged, so every file of the site will be compared.`)
    return undefined
  }
  if (Number(found) !== format) return undefined
  // What has its sum was written by the function below.
  const { site, rows } = JSON.parse(body.toString()) as { readonly site: string; readonly rows: readonly Row[] }
  if (site !== folder) return undefined
  return new Map(rows.map(([path, version, size, mtimeMs, ino]) => [path, { version, size, mtimeMs, ino }]))
}

/** Leaves the record to the next build. Where that cannot be done, that build takes longer, and nothing else. */
export function writeSiteRecord(file: string, folder: string, record: SiteRecord): void {
  const rows: Row[] = [...record].map(([path, { version, size, mtimeMs, ino }]) => [path, version, size, mtimeMs, ino])
  const body = Buffer.from(JSON.stringify({ site: folder, rows }))
  tryWriteFileWhole(file, Buffer.concat([Buffer.from(`site-record ${format} ${crc32(body)}\n`), body]))
}
