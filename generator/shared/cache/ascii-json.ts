import { oncePerName } from '../once-per.ts'

/** Text of ASCII characters: a byte each, in memory and in files, so that it's read and written without decoding. */
export type Ascii = string & { readonly [isAscii]: true }

/** A value as JSON in ASCII, without line breaks. */
export type AsciiJson<Value> = Ascii & { readonly [represents]: Value }

// Only for type checking.
declare const isAscii: unique symbol
declare const represents: unique symbol

/** Throws a `TypeError` if JSON can't represent the value. */
export function encodeAscii<Value>(value: Value): AsciiJson<Value> {
  const json = JSON.stringify(value)
  const ascii = json.replaceAll(/[^\0-\u007F]/g, escapeUnit)
  // Parts of a text with 16-bit characters keep its width, until they are copied byte by byte.
  return (ascii === json ? json : Buffer.from(ascii, 'latin1').toString('latin1')) as AsciiJson<Value>
}

/** Texts have few such characters, but each many times. */
const escapeUnit = oncePerName((unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The value, as a new copy each time. */
export function decodeAscii<Value>(json: AsciiJson<Value>): Value {
  return JSON.parse(json) as Value
}
