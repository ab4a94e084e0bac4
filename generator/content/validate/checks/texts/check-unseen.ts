import { nameCharacter } from '../../../parse/check-text.ts'
import type { ReportOfFile } from '../../report-in.ts'
import type { TypedText } from './typed-text.ts'

/** Bidirectional control characters, which make text read differently than it's stored. */
const turning = /[\u202A-\u202E\u2066-\u2069]/

/** The same in balanced pairs, which affect only what they enclose: phone contacts put them around numbers. */
const turningInPairs =
  /[\u202A\u202B][^\u202A-\u202E\u2066-\u2069]*\u202C|[\u2066-\u2068][^\u202A-\u202E\u2066-\u2069]*\u2069/g

/** What is in place of undecodable bytes, or of an image in a note. */
const lost = /[\uFFFC\uFFFD]/

/** What UTF-8 looks like if it's read as Windows-1252, as when a file went through an old program: `â€™` for `’`, `Ã±` for `ñ`. */
const garbled = /Ã[¡-¤§-©\u00AD±-´¶¹º¼]|Â[¡£©®°·½¿]|â[\u0080€][\u0080-\u00BF\u0152-\u2122]/

/** Windows-1252 from 0x80 to 0x9F; elsewhere, each byte is its letter's code. Node 20's decoder leaves these out. */
const windowsLetters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ'

/** The letter that was garbled; `undefined` if the signs stand for no letter. */
function restoreLetter(signs: string): string | undefined {
  const bytes = Uint8Array.from({ length: signs.length }, (_, at) => {
    const index = windowsLetters.indexOf(signs.charAt(at))
    return index < 0 ? signs.charCodeAt(at) : 0x80 + index
  })
  const letter = new TextDecoder().decode(bytes)
  return letter.includes('\uFFFD') ? undefined : letter
}

const unseenOnly = /^[\s\u00AD\u061C\u180E\u200B-\u200F\u2060-\u2064\uFEFF]+$/

/** Reports characters that are invisible, lost or garbled. */
export function checkUnseen({ typed, placeAt, value }: TypedText, error: ReportOfFile): void {
  const text = value?.text ?? typed
  const turned = turning.exec(text.replaceAll(turningInPairs, ''))?.[0]
  // In double quotes, it may be escaped, as in `\u202E`.
  const reportLetter = (letter: string, message: string, hint: string) =>
    error('content/invalid-value', placeAt(Math.max(0, typed.indexOf(letter))), message, hint)
  if (turned !== undefined) {
    const message = `There is an invisible character (${nameCharacter(turned)}) here that changes the text direction.`
    reportLetter(turned, message, 'delete it, or retype the line.')
  } else if (lost.test(text)) {
    const [letter = ''] = lost.exec(text) ?? []
    const message = `A character or image was lost here before the file was saved: visitors would see \`${letter}\`.`
    reportLetter(letter, message, 'retype the character, or add the image again.')
  } else if (restoreLetter(garbled.exec(text)?.[0] ?? '')) {
    const [signs = ''] = garbled.exec(text) ?? []
    const message = `\`${signs}\` is there instead of \`${restoreLetter(signs)}\`: the text was read in another encoding before it was saved.`
    const hint = 'copy the text again from where it came from, or retype each such character.'
    reportLetter(signs, message, hint)
  } else if (value && text.trim() !== '' && unseenOnly.test(text)) {
    // A value of only spaces was reported as empty, and such a body line is a blank one.
    reportLetter('', 'This text has only invisible characters.', 'retype it, or delete the line.')
  }
}
