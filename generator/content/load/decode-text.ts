import type { Finding, Place } from '../../shared/diagnostics/diagnostic.ts'

/** The text of a file's bytes, with a line feed at the end of each line however it ended; or what is reported of bytes that are not UTF-8. */
export function decodeText(bytes: Uint8Array): { readonly text: string } | Finding {
  const mark = `${bytes[0]},${bytes[1]}`
  if (mark === '255,254' || mark === '254,255') {
    return {
      code: 'content/not-utf8',
      message: 'This file is saved as UTF-16, but must be UTF-8.',
      hint: 'save the file again as UTF-8 (in Notepad, choose File > Save as, and set Encoding to UTF-8).',
    }
  }
  try {
    // The decoder drops a byte order mark, which some editors put in front.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text: text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text }
  } catch {
    const place = findFirstFault(bytes)
    return {
      code: 'content/not-utf8',
      message: "This file isn't UTF-8 text: it was saved in another encoding, or isn't text at all.",
      place,
      hint: `save the file again as UTF-8, and check the characters on line ${place.line}.`,
    }
  }
}

function findFirstFault(bytes: Uint8Array): Place {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  for (let from = 0; from < bytes.length; line += 1) {
    const feed = bytes.indexOf(10, from)
    const typed = bytes.subarray(from, feed < 0 ? bytes.length : feed)
    try {
      decoder.decode(typed)
    } catch {
      return { line, column: countGoodLetters(typed) + 1 }
    }
    from += typed.length + 1
  }
  return { line, column: 1 }
}

function countGoodLetters(line: Uint8Array): number {
  const text = new TextDecoder('utf-8').decode(line)
  const encoder = new TextEncoder()
  let bytes = 0
  let letters = 0
  for (const letter of text) {
    const expected = encoder.encode(letter)
    if (!expected.every((byte, index) => line[bytes + index] === byte)) break
    bytes += expected.length
    letters += letter.length
  }
  return letters
}
