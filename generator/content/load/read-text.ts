import { sep } from 'node:path'
import type { FileLook, Files } from '../../shared/fs/files.ts'
import { readIfAllowed } from '../../shared/fs/read-if-allowed.ts'
import type { Finding } from '../../shared/diagnostics/diagnostic.ts'
import { describeGiant, mostTextBytes } from '../parse/check-text.ts'
import { placeIn } from '../parse/place-in.ts'

/** Reads a text file that must be `within` a folder. Checking `look` first avoids loading huge files and blocking on pipes. */
export function readText(files: Files, file: string, look: FileLook, within?: string) {
  const finding = checkLook(look, within)
  if (finding) return finding
  const bytes = readIfAllowed(files, file)
  if (bytes && 'hint' in bytes) return describe(bytes.message, bytes.hint)
  return bytes && bytes.length > mostTextBytes ? describeGiant(bytes.length) : bytes
}

function checkLook({ kind, bytes, isLink, target }: FileLook, within: string | undefined): Finding | undefined {
  const hint = 'replace it with the text file itself.'
  if (kind === 'folder' && !isLink)
    return describe('This is a folder, but its name is for a file.', 'rename the folder, or move its files out of it.')
  if (kind === 'folder') return describe('This is a link to a folder. It is ignored.', hint)
  if (kind === 'lost') return describe("This link leads to a file that doesn't exist.", hint)
  if (kind === 'other') return describe('This is a pipe or a device, not a text file.', hint)
  if (isLink && within !== undefined && !target?.startsWith(`${within}${sep}`))
    return describe('This is a link to a file outside the content folder. It is ignored.', hint)
  return bytes > mostTextBytes ? describeGiant(bytes) : undefined
}

function describe(message: string, hint: string): Finding {
  return { code: 'content/misplaced-file', message, hint }
}

/** Decodes UTF-8. Line breaks become line feeds, and those that word processors write (form feeds, vertical tabs) spaces. */
export function decodeText(bytes: Uint8Array): string | Finding {
  const mark = `${bytes[0]},${bytes[1]}`
  if (mark === '255,254' || mark === '254,255') {
    return {
      code: 'content/not-utf8',
      message: 'This file is saved as UTF-16, but must be UTF-8.',
      hint: 'save the file again as UTF-8 (in Notepad, choose File > Save as, and set Encoding to UTF-8).',
    }
  }
  try {
    // The decoder drops a byte order mark, which some editors add.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return /[\r\f\v]/.test(text) ? text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\f\v]/g, ' ') : text
  } catch {
    // The first character that was lost, now or when the file was saved before.
    const text = new TextDecoder().decode(bytes)
    const place = placeIn(text, text.indexOf('\uFFFD'))
    return {
      code: 'content/not-utf8',
      message: "This file isn't UTF-8 text: it was saved in another encoding, or isn't text at all.",
      place,
      hint: `save the file again as UTF-8, and check the characters on line ${place.line}.`,
    }
  }
}
