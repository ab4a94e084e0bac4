import { isShared, type PageParts } from '../../../templates/page-parts.ts'
import { createScratch } from '../../shared/cache/scratch.ts'

/** Makes the bytes of pages, and those of a shared part once. They are good until more are made. */
export function createPartsEncoder(): (parts: PageParts) => Buffer {
  const scratch = createScratch()
  const shared = new Map<string, Buffer>()
  const encode = (part: string) => {
    const known = shared.get(part)
    if (known) return known
    const bytes = Buffer.from(part)
    shared.set(part, bytes)
    return bytes
  }
  return (parts) => {
    // No character takes more than three bytes for each of its units.
    const memory = scratch(3 * parts.reduce((sum, { length }) => sum + length, 0))
    const length = parts.reduce(
      (end, part, index) => end + (isShared(index) ? encode(part).copy(memory, end) : memory.write(part, end)),
      0,
    )
    return memory.subarray(0, length)
  }
}
