import { createHash } from 'node:crypto'

/** Content hash of twelve hex digits, for file names and keys. */
export function hashContent(...parts: readonly (string | Uint8Array)[]): string {
  const all = createHash('sha256')
  for (const part of parts) all.update(part).update('\0')
  return all.digest('hex').slice(0, 12)
}
