import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { unlessRefused } from '../fs/disk-error.ts'
import { tryWriteFileWhole } from '../fs/write-file-whole.ts'

/** Says of what kind and version a file is: `cache 1f0c9a2b`. */
type Mark = `${string} ${string | number}`

/** Two words of the mark, and the sum of all that follows the line. */
const header = /^(\S+ \S+) (\d+)\n/

/** The value that `writeChecked` has put into a file under the same mark. `complain` hears of damage. */
export function readChecked(file: string, mark: Mark, complain: () => void): unknown {
  const bytes = unlessRefused(() => readFileSync(file))
  if (!bytes) return undefined
  const [head = '', found, sum] = header.exec(bytes.toString('latin1', 0, 64)) ?? []
  const body = bytes.subarray(head.length)
  if (crc32(body) !== Number(sum)) complain()
  else if (found === mark) return JSON.parse(body.toString())
  return undefined
}

/** Returns whether the disk took it: one that is full or read-only costs time and nothing else. */
export function writeChecked(file: string, mark: Mark, value: unknown): boolean {
  const body = Buffer.from(JSON.stringify(value))
  return tryWriteFileWhole(file, Buffer.concat([Buffer.from(`${mark} ${crc32(body)}\n`), body]))
}
