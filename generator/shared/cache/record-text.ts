import { toUSVString } from 'node:util'
import type { Scratch } from './scratch.ts'

/** The first byte of a record. What UTF-8 cannot hold, half a character, is kept in the form that memory has. */
const forms = { utf8: 0x75, utf16le: 0x77 } as const

/** A text as bytes that give back the very same text. */
export function encodeText(text: string, scratch: Scratch): Buffer {
  const form = toUSVString(text) === text ? 'utf8' : 'utf16le'
  const bytes = scratch(1 + text.length * 3)
  bytes[0] = forms[form]
  return bytes.subarray(0, 1 + bytes.write(text, 1, form))
}

export function decodeText(bytes: Buffer): string {
  return bytes.toString(bytes[0] === forms.utf8 ? 'utf8' : 'utf16le', 1)
}
