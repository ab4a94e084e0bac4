import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { createScratch } from '../cache/scratch.ts'

/** Reads files into the same memory, one over the other: new memory for each would take longer than the reading. */
export function createReaderOver(): (file: string) => Buffer {
  const scratch = createScratch()
  return (file) => {
    const descriptor = openSync(file, 'r')
    try {
      const bytes = scratch(fstatSync(descriptor).size)
      return bytes.subarray(0, fill(descriptor, bytes))
    } finally {
      closeSync(descriptor)
    }
  }
}

/** A single call may give less than there is. Returns how many bytes there were. */
function fill(descriptor: number, bytes: Buffer): number {
  let end = 0
  while (end < bytes.length) {
    const count = readSync(descriptor, bytes, end, bytes.length - end, end)
    if (count === 0) break
    end += count
  }
  return end
}
