import { randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RecordSource } from './pack-record.ts'
import { readAt } from './read-at.ts'
import { createScratch } from './scratch.ts'
import { partSuffix, segmentSuffix } from './segment-folder.ts'

/** The segment that a run is writing. */
export interface RecordLog extends RecordSource {
  /** Returns the offset under which the bytes can be read from now on, whatever the disk says. */
  append(bytes: Buffer): number
  /** How many bytes were appended. */
  size(): number
  /** Writes what is still in memory and the tail, and puts the file in its place. Throws where the disk refuses. */
  finish(tail: Buffer): void
  /** Lets go of a file that was not finished. */
  discard(): void
}

/** Bytes in memory, from an offset of the file on. */
interface Chunk {
  readonly start: number
  readonly bytes: Buffer
  used: number
}

/** Bytes that wait in memory at most, where the disk takes them. */
const chunkSize = 1024 * 1024

/** Where the disk refuses, all that follows stays in memory, and the log cannot be finished. */
export function createRecordLog(folder: string): RecordLog {
  const file = join(folder, `${randomBytes(4).toString('hex')}${segmentSuffix}`)
  const part = file + partSuffix
  const scratch = createScratch()
  /** One, until the disk refuses. */
  const chunks: Chunk[] = []
  let descriptor: number | undefined
  let size = 0
  let failure: unknown

  const flush = () => {
    descriptor ??= create(folder, part)
    for (const { bytes, used } of chunks) writeFileSync(descriptor, bytes.subarray(0, used))
    chunks.length = 0
  }
  const makeRoom = (length: number): Chunk => {
    const last = chunks.at(-1)
    if (last && last.used + length <= last.bytes.length) return last
    if (last) failure ??= catchFailure(flush)
    const chunk = { start: size, bytes: Buffer.allocUnsafe(Math.max(chunkSize, length)), used: 0 }
    chunks.push(chunk)
    return chunk
  }
  const release = () => {
    if (descriptor !== undefined) closeSync(descriptor)
    descriptor = undefined
  }
  return {
    append(bytes) {
      const offset = size
      const chunk = makeRoom(bytes.length)
      bytes.copy(chunk.bytes, chunk.used)
      chunk.used += bytes.length
      size += bytes.length
      return offset
    },
    size: () => size,
    read(offset, length) {
      const chunk = chunks.findLast(({ start }) => start <= offset)
      if (chunk) return chunk.bytes.subarray(offset - chunk.start, offset - chunk.start + length)
      return descriptor === undefined ? undefined : readAt(descriptor, offset, scratch(length))
    },
    finish(tail) {
      if (failure !== undefined) throw failure
      flush()
      if (descriptor !== undefined) writeFileSync(descriptor, tail)
      release()
      renameSync(part, file)
    },
    discard() {
      catchFailure(release)
      // What was finished has another name by now.
      catchFailure(() => rmSync(part, { force: true }))
    },
  }
}

function create(folder: string, part: string): number {
  mkdirSync(folder, { recursive: true })
  return openSync(part, 'wx+')
}

function catchFailure(work: () => void): unknown {
  try {
    work()
    return undefined
  } catch (error) {
    return error
  }
}
