import { readAt } from './read-at.ts'

/** Bytes that are read together, once somebody goes through a file. */
const windowSize = 256 * 1024

/** A gap that is read over in place of reading anew. */
const mostGap = 16 * 1024

/**
 * Reads from a file of so many bytes, good until more is read. Who takes one record after the other gets them from memory: of
 * thousands, each call would take longer than its reading.
 */
export function createReadAhead(
  descriptor: number,
  size: number,
): (offset: number, length: number) => Buffer | undefined {
  let memory: Buffer | undefined
  let window: { readonly start: number; readonly bytes: Buffer } | undefined
  let end = -1
  const isWithin = (offset: number, length: number) =>
    window !== undefined && offset >= window.start && offset + length <= window.start + window.bytes.length
  return (offset, length) => {
    const isNext = offset >= end && offset - end <= mostGap
    end = offset + length
    if (isNext && !isWithin(offset, length) && length <= windowSize) {
      memory ??= Buffer.allocUnsafe(Math.min(windowSize, size))
      const bytes = readAt(descriptor, offset, memory.subarray(0, Math.min(memory.length, size - offset)))
      window = bytes && { start: offset, bytes }
    }
    if (window && isWithin(offset, length))
      return window.bytes.subarray(offset - window.start, offset - window.start + length)
    // Of a single record no more is read than itself.
    return readAt(descriptor, offset, Buffer.allocUnsafe(length))
  }
}
