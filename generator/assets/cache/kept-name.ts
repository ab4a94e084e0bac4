import { crc32 } from 'node:zlib'

/** What the name of a kept file says: under which key it is kept, and what its bytes add up to. */
export interface KeptName {
  readonly key: string
  /** CRC-32 of the bytes, in eight hexadecimal digits. */
  readonly sum: string
}

/** The name of the file that keeps these bytes: `card-1f0c9a2b3c4d.<sum>.png` for the key `card-1f0c9a2b3c4d.png`. */
export function formatKeptName(key: string, bytes: Uint8Array): string {
  const [, stem = key, ending = ''] = /^(.*)(\.[^.]*)$/.exec(key) ?? []
  return `${stem}.${sumBytes(bytes)}${ending}`
}

/** `undefined` for what is no kept file. */
export function parseKeptName(name: string): KeptName | undefined {
  const [, stem, sum, ending = ''] = /^(.*)\.([0-9a-f]{8})(\.[^.]*)?$/.exec(name) ?? []
  return stem === undefined || sum === undefined ? undefined : { key: stem + ending, sum }
}

export function sumBytes(bytes: Uint8Array): string {
  return crc32(bytes).toString(16).padStart(8, '0')
}
