import { crc32 } from 'node:zlib'
import type { Segment } from './segment.ts'

/** Where bytes can be read from: a finished segment, or what this run has set. */
export interface RecordSource {
  /** The bytes, good until more is read; `undefined` where the disk fails or has fewer. */
  read(offset: number, length: number): Buffer | undefined
}

/** Where a record is, and the sum by which it is known to be whole. */
export interface PackRecord {
  readonly source: RecordSource
  readonly offset: number
  readonly length: number
  readonly sum: number
  /** This run asked for it. */
  isUsed?: boolean
  /** The rest only of records of earlier runs: the day on which it was last known to be used, in days since 1970. */
  readonly day?: number
  /** The generation of the run that set it. Rewriting does not change it, so that no old record comes before a later one. */
  readonly born?: number
}

/** The latest record of each key. */
export function gatherRecords(segments: readonly Segment[]): Map<string, PackRecord> {
  const records = new Map<string, PackRecord>()
  for (const segment of segments) {
    for (const [key, offset, length, sum, day, born] of segment.entries) {
      const known = records.get(key)
      if (known?.born === undefined || known.born <= born) {
        records.set(key, { source: segment, offset, length, sum, day, born })
      }
    }
  }
  return records
}

/** The bytes as they were put, good until more is read; or nothing. */
export function readRecord({ source, offset, length, sum }: PackRecord): Buffer | undefined {
  const bytes = source.read(offset, length)
  return bytes && crc32(bytes) === sum ? bytes : undefined
}
