import { readSync } from 'node:fs'

/** Fills `bytes` from an open file; `undefined` where that has fewer, or the disk fails. */
export function readAt(descriptor: number, offset: number, bytes: Buffer): Buffer | undefined {
  try {
    return readSync(descriptor, bytes, 0, bytes.length, offset) === bytes.length ? bytes : undefined
  } catch {
    return undefined
  }
}
