import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts'
import { controlCharacter, nameCharacter } from './name-character.ts'
import { placeIn } from './place-in.ts'

/** What is wrong with a text before anybody asks what it says. */
export type TextFault = Pick<Diagnostic, 'code' | 'message' | 'place' | 'hint'>

/** A larger file is not read: a novel has as many bytes. */
export const mostTextBytes = 1024 * 1024

/** A paragraph on one line has a thousand characters or two; what is longer was never typed. */
const longestLine = 10_000

/** What is told of a file with more bytes than a text can have. */
export function describeGiant(bytes: number): TextFault {
  const size = (Math.ceil(bytes / 1e5) / 10).toFixed(1)
  return {
    code: 'content/too-large',
    message: `This file has ${size} MB. Texts of at most 1 MB are read.`,
    hint: 'split it, or remove what is no text: pictures stand under `content/images/`.',
  }
}

/** The first line that is too long, or the first character that no editor shows. */
export function findTextFault(text: string): TextFault | undefined {
  return findControl(text) ?? findLongLine(text)
}

function findControl(text: string): TextFault | undefined {
  const index = text.search(controlCharacter)
  if (index < 0) return undefined
  const place = placeIn(text, index)
  if (text[index] === '\0') {
    const message = 'The file holds a zero byte: it is no text, or not saved as UTF-8.'
    return { code: 'content/not-utf8', message, place, hint: 'save the file again with the encoding UTF-8.' }
  }
  const message = `An invisible character (${nameCharacter(text, index)}) stands here.`
  return { code: 'content/invalid-value', message, place, hint: 'delete it, or type the line anew.' }
}

function findLongLine(text: string): TextFault | undefined {
  const lines = text.split('\n')
  const index = lines.findIndex((line) => line.length > longestLine)
  if (index < 0) return undefined
  const message = `This line has ${lines[index]?.length} characters. At most ${longestLine} are read.`
  return {
    code: 'content/too-large',
    message,
    place: { line: index + 1, column: 1 },
    hint: 'break it into paragraphs.',
  }
}
