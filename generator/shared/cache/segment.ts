import { closeSync, fstatSync, openSync } from 'node:fs'
import type { RecordSource } from './pack-record.ts'
import { createReadAhead } from './read-ahead.ts'
import { readAt } from './read-at.ts'
import { type IndexEntry, parseIndex, parseTrailer, type Trailer, trailerLength } from './segment-format.ts'

/** A finished file of records, open for reading. It can be read even after another run has removed it. */
export interface Segment extends RecordSource {
  readonly file: string
  /** Bytes of all its records. */
  readonly size: number
  readonly generation: number
  readonly entries: readonly IndexEntry[]
  close(): void
}

/** Why a file is no use: `unreadable` may be so for this run alone, or is gone. */
export type Refusal = 'damaged' | 'outdated' | 'unreadable'

export function openSegment(file: string, version: string): Segment | Refusal {
  const descriptor = open(file)
  if (descriptor === undefined) return 'unreadable'
  const trailer = readTrailer(descriptor, version)
  const entries = typeof trailer === 'string' ? undefined : readIndex(descriptor, trailer)
  if (typeof trailer === 'string' || !entries) {
    closeSync(descriptor)
    return typeof trailer === 'string' ? trailer : 'damaged'
  }
  return {
    file,
    size: trailer.indexOffset,
    generation: trailer.generation,
    entries,
    read: createReadAhead(descriptor, trailer.indexOffset),
    close: () => closeSync(descriptor),
  }
}

/** The generation of a segment that is not open; 0 where it tells none. */
export function readGeneration(file: string, version: string): number {
  const descriptor = open(file)
  if (descriptor === undefined) return 0
  const trailer = readTrailer(descriptor, version)
  closeSync(descriptor)
  return typeof trailer === 'string' ? 0 : trailer.generation
}

function open(file: string): number | undefined {
  try {
    return openSync(file, 'r')
  } catch {
    return undefined
  }
}

function readTrailer(descriptor: number, version: string): Trailer | Refusal {
  const { size } = fstatSync(descriptor)
  if (size < trailerLength) return 'damaged'
  const bytes = readAt(descriptor, size - trailerLength, Buffer.alloc(trailerLength))
  return bytes ? parseTrailer(bytes, size, version) : 'unreadable'
}

function readIndex(descriptor: number, trailer: Trailer): readonly IndexEntry[] | undefined {
  return parseIndex(readAt(descriptor, trailer.indexOffset, Buffer.alloc(trailer.indexLength)), trailer)
}
