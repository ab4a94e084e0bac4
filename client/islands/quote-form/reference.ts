const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const length = 8

type FillBytes = (bytes: Uint8Array<ArrayBuffer>) => void

/** The largest multiple of the alphabet's size that a byte can count to: larger bytes would favour some characters. */
const fairBytes = 256 - (256 % alphabet.length)

/** A number to quote on the phone: `RFQ-1790000000000-7K2QX0AB`. `now` is in milliseconds since 1970. */
export function createReference(now = Date.now(), fill: FillBytes = fillRandomly): string {
  let random = ''
  const byte = new Uint8Array(1)
  while (random.length < length) {
    fill(byte)
    const value = byte[0] ?? 0
    if (value < fairBytes) random += alphabet.charAt(value % alphabet.length)
  }
  return `RFQ-${now}-${random}`
}

function fillRandomly(bytes: Uint8Array<ArrayBuffer>): void {
  crypto.getRandomValues(bytes)
}
