import { foldText } from '../../ui/fold-text.ts'
import { writtenWord } from './words.ts'

/** A piece of text; `isMatch` if it matches the query. */
interface TextPart {
  readonly text: string
  readonly isMatch: boolean
}

/** Splits a text where its words start with words of the query. Joined together, the parts are the text again. */
export function markMatches(text: string, words: readonly string[]): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: written, index } of text.matchAll(writtenWord)) {
    const length = measureMatch(written, words)
    if (length === 0) continue
    parts.push({ text: text.slice(end, index), isMatch: false })
    end = index + length
    parts.push({ text: text.slice(index, end), isMatch: true })
  }
  parts.push({ text: text.slice(end), isMatch: false })
  return parts.filter((part) => part.text !== '')
}

/** Number of characters of a word, as written, that the longest matching query word covers. */
function measureMatch(written: string, words: readonly string[]): number {
  const folded = foldText(written)
  const matched = words.filter((word) => folded.startsWith(word)).map((word) => word.length)
  const wanted = Math.max(0, ...matched)
  let length = 0
  // Folding may turn a character into none or several, so positions differ; an accent belongs to the letter before it.
  for (const character of written) {
    if (foldText(written.slice(0, length)).length >= wanted && !/\p{M}/u.test(character)) break
    length += character.length
  }
  return length
}
