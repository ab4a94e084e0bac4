import { createHash } from 'node:crypto'

/** A short name for content: equal bytes, equal hash. Twelve hexadecimal digits. */
export function hashContent(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 12)
}
