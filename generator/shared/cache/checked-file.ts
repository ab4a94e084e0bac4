import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { unlessRefused } from '../fs/disk-error.ts'
import { tryWriteFileWhole } from '../fs/write-file-whole.ts'
import { type Ascii, type AsciiJson, decodeAscii, encodeAscii } from './ascii-json.ts'

/** Kind and version of a file: `cache 1f0c9a2b`. */
type Mark = `${string} ${string | number}`

/** The two words of the mark, then the checksum of everything after this line. */
const header = /^(\S+ \S+) (\d+)\n/

/** Digits of the largest checksum. */
const digits = 10

/** Reads a text that `writeChecked` wrote under the same mark. Calls `complain` if the file is damaged. */
export function readChecked(file: string, mark: Mark, complain: () => void): Ascii | undefined {
  const bytes = unlessRefused(() => readFileSync(file))
  if (!bytes) return undefined
  const [head = '', found, sum] = header.exec(bytes.toString('latin1', 0, 64)) ?? []
  const body = bytes.subarray(head.length)
  if (crc32(body) !== Number(sum)) complain()
  else if (found === mark) return body.toString('latin1') as Ascii
  return undefined
}

/** Returns whether the write succeeded. If the disk is full or read-only, later runs are only slower. */
export function writeChecked(file: string, mark: Mark, text: Ascii): boolean {
  const start = mark.length + 1 + digits + 1
  // Encoded in its place, because copies of large caches take as long as writing them.
  const bytes = Buffer.allocUnsafe(start + text.length)
  bytes.write(text, start, 'latin1')
  bytes.write(`${mark} ${String(crc32(bytes.subarray(start))).padStart(digits, '0')}\n`, 'latin1')
  return tryWriteFileWhole(file, bytes)
}

/** The same for a single value. */
export function readCheckedValue(file: string, mark: Mark, complain: () => void): unknown {
  const found = readChecked(file, mark, complain)
  return found === undefined ? undefined : decodeAscii(found as AsciiJson<unknown>)
}

export function writeCheckedValue(file: string, mark: Mark, value: unknown): boolean {
  return writeChecked(file, mark, encodeAscii(value))
}
