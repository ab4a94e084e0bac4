import type { Diagnostic, Report } from '../../../shared/diagnostics/diagnostic.ts'
import type { ParsedContent } from '../entry.ts'
import { type TypedText, visitTexts } from '../visit-texts.ts'

/** Turn the direction of writing, so that a text reads other than it is. */
const turning = /[\u202A-\u202E\u2066-\u2069]/

/** The same in pairs, which turn no more than what stands between them: a phone's address book puts them around its numbers. */
const turningInPairs =
  /[\u202A\u202B][^\u202A-\u202E\u2066-\u2069]*\u202C|[\u2066-\u2068][^\u202A-\u202E\u2066-\u2069]*\u2069/g

/** What a program writes for a letter that it could not read. */
const lost = '\uFFFD'

const unseenOnly = /^[\s\u00AD\u061C\u180E\u200B-\u200F\u2060-\u2064\uFEFF]+$/

/** Reports letters that nobody sees or that were lost, and texts that are made of nothing else. */
export function checkUnseen({ parsed }: Pick<ParsedContent, 'parsed'>, report: Report): void {
  const check = (text: TypedText) => {
    const fault = findFault(text)
    if (fault) report({ severity: 'error', code: 'content/invalid-value', file: parsed.file, ...fault })
  }
  visitTexts(parsed, check, (body) => turning.test(body) || body.includes(lost))
}

function findFault({ typed, placeAt, value }: TypedText): Pick<Diagnostic, 'message' | 'hint' | 'place'> | undefined {
  const text = value?.text ?? typed
  const turned = turning.exec(text.replaceAll(turningInPairs, ''))?.[0]
  // In double quotes it may be typed as `\u202E`.
  const placeOf = (letter: string) => placeAt(Math.max(0, typed.indexOf(letter)))
  if (turned !== undefined) {
    const name = `U+${turned.codePointAt(0)?.toString(16).toUpperCase()}`
    const message = `An invisible character (${name}) that turns the direction of writing stands here.`
    return { message, place: placeOf(turned), hint: 'delete it, or type the line anew.' }
  }
  if (text.includes(lost)) {
    const message = 'A letter was lost here before the file was saved: visitors would see `\uFFFD`.'
    return { message, place: placeOf(lost), hint: 'type the letter anew.' }
  }
  // Where nothing but spaces stands, the key was told as empty; a line of the body is an empty one.
  if (!value || text.trim() === '' || !unseenOnly.test(text)) return undefined
  return {
    message: 'This text is made of characters that nobody sees.',
    place: placeAt(0),
    hint: 'type it anew, or delete the line.',
  }
}
