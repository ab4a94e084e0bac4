import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { unlessRefused } from '../fs/disk-error.ts'
import { tryWriteFileWhole } from '../fs/write-file-whole.ts'

/** Kind and version of a file: `cache 1f0c9a2b`. */
type Mark = `${string} ${string | number}`

/** The two words of the mark, then the checksum of everything after this line. */
const header = /^(\S+ \S+) (\d+)\n/

/** Escaped, because text in ASCII takes half the memory and half the time to read. */
const notAscii = /[^\0-\u007F]/g

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Reads a value that `writeChecked` wrote under the same mark. Calls `complain` if the file is damaged. */
export function readChecked(file: string, mark: Mark, complain: () => void): unknown {
  const bytes = unlessRefused(() => readFileSync(file))
  if (!bytes) return undefined
  const [head = '', found, sum] = header.exec(bytes.toString('latin1', 0, 64)) ?? []
  const body = bytes.subarray(head.length)
  if (crc32(body) !== Number(sum)) complain()
  else if (found === mark) return JSON.parse(body.toString('latin1'))
  return undefined
}

/** Returns whether the write succeeded. If the disk is full or read-only, later runs are only slower. */
export function writeChecked(file: string, mark: Mark, value: unknown): boolean {
  const body = Buffer.from(JSON.stringify(value).replaceAll(notAscii, escapeUnit), 'latin1')
  return tryWriteFileWhole(file, Buffer.concat([Buffer.from(`${mark} ${crc32(body)}\n`), body]))
}
