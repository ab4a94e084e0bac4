/**
 * An address with its `#`, as it may stand in a `Location` header (RFC 3986): what is not in this small alphabet is
 * percent-encoded, in UTF-8. None of the alphabet means anything in a configuration file of a host; browsers decode the part
 * behind `#` before they look for it (https://html.spec.whatwg.org/#find-a-potential-indicated-element).
 */
export function encodeTarget(target: string): string {
  const [path = '', ...anchor] = target.split('#')
  return [path, ...(anchor.length > 0 ? [anchor.join('%23')] : [])].map(encodePart).join('#')
}

function encodePart(part: string): string {
  return part.replaceAll(/%(?![\dA-Fa-f]{2})|[^\w.~/&=+,;:@!%-]+/g, (unsafe) =>
    [...Buffer.from(unsafe)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  )
}

/** What `encodeTarget` returns, for whoever writes it into a configuration. */
export const encodedTargetPattern = /^\/(?:[\w.~/&=+,;:@!-]|%[\dA-F]{2})*(?:#(?:[\w.~/&=+,;:@!-]|%[\dA-Fa-f]{2})*)?$/i
