import type { Finding } from '../../shared/diagnostics/diagnostic.ts'
import { placeIn } from './place-in.ts'

/** Larger files aren't read. A novel is about this long. */
export const mostTextBytes = 1024 * 1024

/** A paragraph on one line has a thousand or two characters. Lines this long weren't typed. */
const longestLine = 100_000

/** Control characters, except tabs and line breaks. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
export const controlCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/

/** Invisible characters that aren't control characters, such as marks of the text's direction. */
export const unseen = /\p{Cf}/gu

/** `U+0008` */
export function nameCharacter(text: string, index = 0): string {
  return `U+${(text.codePointAt(index) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

export function describeGiant(bytes: number): Finding {
  const size = (Math.ceil(bytes / 1e5) / 10).toFixed(1)
  return {
    code: 'content/too-large',
    message: `This file is ${size} MB. The limit is 1 MB.`,
    hint: "split it, or remove what isn't text: images go in `content/images/`.",
  }
}

/** Reports the first control character, or else the first line that is too long. */
export function checkText(text: string): Finding | undefined {
  const index = text.search(controlCharacter)
  if (text[index] === '\0') {
    const message = "The file contains a zero byte: it isn't text, or isn't saved as UTF-8."
    const hint = 'save the file again as UTF-8.'
    return { code: 'content/not-utf8', message, place: placeIn(text, index), hint }
  }
  if (index >= 0) {
    const message = `There is an invisible character (${nameCharacter(text, index)}) here.`
    const hint = 'delete it, or retype the line.'
    return { code: 'content/invalid-value', message, place: placeIn(text, index), hint }
  }
  const lines = text.split('\n')
  const long = lines.findIndex((line) => line.length > longestLine)
  if (long < 0) return undefined
  const message = `This line has ${lines[long]?.length} characters. The limit is ${longestLine}.`
  const place = { line: long + 1, column: 1 }
  const hint = lines[long]?.includes('data:image/')
    ? 'it has a pasted image in it: save the image in `content/images/posts/`, and write `![What it shows](posts/salt.webp)`.'
    : 'break it into paragraphs.'
  return { code: 'content/too-large', message, place, hint }
}

/** Git's conflict markers. `=======` is left out, because it may underline a heading, and only `|||||||` may be a row of a table. */
const conflict = /^(?:<{7}|>{7}|\|{7}(?= ))(?: .*)?$/m

/** Reports conflict markers once, because other problems in the file follow from them. */
export function checkConflict(text: string): Finding | undefined {
  const found = conflict.exec(text)
  if (!found) return undefined
  return {
    code: 'content/conflict-marker',
    message: `Git left the line \`${found[0].slice(0, 40)}\` here: the file has two versions of this part.`,
    place: placeIn(text, found.index),
    hint: 'keep the lines that are right, and delete the others, along with the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`.',
  }
}
