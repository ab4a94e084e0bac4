/** 32 characters, which divide the values of a byte evenly: none that sounds or looks like another on the phone (0 and O, 1 and I). */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * A number to quote on the phone: `RFQ-1790000000000-7K2QXM`. `now` is in milliseconds since 1970. It is as short as its form
 * allows, and its last six characters are enough for people: one in a billion is alike.
 */
export function createReference(now = Date.now(), bytes = crypto.getRandomValues(new Uint8Array(6))): string {
  return `RFQ-${now}-${Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('')}`
}
