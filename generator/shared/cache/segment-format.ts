import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * A segment is a file of records, back to back; then its index as JSON; then a trailer of fixed size, which says where the
 * index is. It is written from the beginning to the end, and one that lost its end is none.
 */
export interface Trailer {
  /** Later than that of every run which closed before. */
  readonly generation: number
  /** Records end where it begins. */
  readonly indexOffset: number
  readonly indexLength: number
  readonly indexSum: number
}

/** A record in the index. Of thousands, names of their own would be half the bytes. */
export type IndexEntry = readonly [
  key: string,
  offset: number,
  length: number,
  sum: number,
  /** Last use, in days since 1970. */
  day: number,
  /** The generation of the run that set it. */
  born: number,
]

export const trailerLength = 60

/** Raise it with every change to the layout. */
const format = 1

const magic = Buffer.from('sitepack')

const versionLength = 16

/** Index and trailer of a segment whose records end at `end`. */
export function formatTail(
  entries: readonly IndexEntry[],
  { version, generation, end }: { readonly version: string; readonly generation: number; readonly end: number },
): Buffer {
  const index = Buffer.from(JSON.stringify(entries))
  const trailer = Buffer.alloc(trailerLength)
  magic.copy(trailer)
  trailer.writeUInt32LE(format, 8)
  hashVersion(version).copy(trailer, 12)
  trailer.writeDoubleLE(generation, 28)
  trailer.writeDoubleLE(end, 36)
  trailer.writeDoubleLE(index.length, 44)
  trailer.writeUInt32LE(crc32(index), 52)
  trailer.writeUInt32LE(crc32(trailer.subarray(0, 56)), 56)
  return Buffer.concat([index, trailer])
}

/** `damaged` is also what is no segment, or one of another format; a sound one of another version is `outdated`. */
export function parseTrailer(bytes: Buffer, fileSize: number, version: string): Trailer | 'damaged' | 'outdated' {
  const isWhole = bytes.length === trailerLength && crc32(bytes.subarray(0, 56)) === bytes.readUInt32LE(56)
  if (!isWhole || !bytes.subarray(0, 8).equals(magic) || bytes.readUInt32LE(8) !== format) return 'damaged'
  if (!bytes.subarray(12, 12 + versionLength).equals(hashVersion(version))) return 'outdated'
  const trailer = {
    generation: bytes.readDoubleLE(28),
    indexOffset: bytes.readDoubleLE(36),
    indexLength: bytes.readDoubleLE(44),
    indexSum: bytes.readUInt32LE(52),
  }
  return trailer.indexOffset + trailer.indexLength + trailerLength === fileSize ? trailer : 'damaged'
}

/** What `formatTail` has written is read back without another look: its sum says that it is that. */
export function parseIndex(bytes: Buffer | undefined, { indexSum }: Trailer): readonly IndexEntry[] | undefined {
  if (!bytes || crc32(bytes) !== indexSum) return undefined
  return JSON.parse(bytes.toString()) as readonly IndexEntry[]
}

function hashVersion(version: string): Buffer {
  return createHash('sha256').update(version).digest().subarray(0, versionLength)
}
