/** Text of ASCII characters: a byte each, in memory and in files, so that it's read and written without decoding. */
export type Ascii = string & { readonly [isAscii]: true }

/** A value as JSON in ASCII, without line breaks. */
export type AsciiJson<Value> = Ascii & { readonly [represents]: Value }

// Only for type checking.
declare const isAscii: unique symbol
declare const represents: unique symbol

const notAscii = /[^\0-\u007F]/

/** Throws a `TypeError` if JSON can't represent the value. */
export function encodeAscii<Value>(value: Value): AsciiJson<Value> {
  const json = JSON.stringify(value)
  const first = json.search(notAscii)
  // A loop, because replacing by a pattern took four times as long on texts with a few such characters.
  let ascii = ''
  let end = 0
  for (let at = first; at >= 0 && at < json.length; at += 1) {
    const unit = json.charCodeAt(at)
    if (unit <= 0x7f) continue
    ascii += `${json.slice(end, at)}\\u${unit.toString(16).padStart(4, '0')}`
    end = at + 1
  }
  // Parts of a text with 16-bit characters keep its width, until they are copied byte by byte.
  return (end === 0 ? json : copy(ascii + json.slice(end))) as AsciiJson<Value>
}

function copy(ascii: string): string {
  return Buffer.from(ascii, 'latin1').toString('latin1')
}

/** The value, as a new copy each time. */
export function decodeAscii<Value>(json: AsciiJson<Value>): Value {
  return JSON.parse(json) as Value
}
