/**
 * 32 characters, which divide the values of a byte evenly, without any that look or sound alike on the phone (0 and O, 1 and I).
 */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * A reference number to quote on the phone: `RFQ-1790000000000-7K2QXM`. `now` is in milliseconds since 1970. It's as short as its
 * format allows, and people only need its last six characters: the odds of two being the same are one in a billion.
 */
export function createReference(now = Date.now(), bytes = crypto.getRandomValues(new Uint8Array(6))): string {
  return `RFQ-${now}-${Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('')}`
}
