import { foldText } from '../../ui/fold-text.ts'
import { isWordless, lengthOfArticle, writtenWord } from './words.ts'

/** A piece of text; `isMatch` if it matches the query. */
interface TextPart {
  readonly text: string
  readonly isMatch: boolean
}

/** Splits a text where its words start with words of the query. Joined together, the parts are the text again. */
export function markMatches(text: string, words: readonly string[]): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of findMatches(text, words)) {
    parts.push({ text: text.slice(end, match.start), isMatch: false })
    parts.push({ text: text.slice(match.start, match.end), isMatch: true })
    end = match.end
  }
  parts.push({ text: text.slice(end), isMatch: false })
  return parts.filter((part) => part.text !== '')
}

/** Matches that touch or overlap, as pairs of characters do, are one. */
function findMatches(text: string, words: readonly string[]) {
  const matches: { readonly start: number; end: number }[] = []
  for (const { 0: written, index } of text.matchAll(writtenWord)) {
    const starts = isWordless(written) ? written.length : 1
    for (let at = 0; at < starts; at += 1) {
      const [start, end] = [index + at, index + at + measureMatch(written.slice(at), words)]
      const last = matches.at(-1)
      if (last && start <= last.end) last.end = Math.max(last.end, end)
      else if (end > start) matches.push({ start, end })
    }
  }
  return matches
}

/** Number of characters of a word, as written, that the longest matching query word covers. */
function measureMatch(written: string, words: readonly string[]): number {
  const folded = foldText(written)
  const start = lengthOfArticle(folded)
  const matched = words.filter((word) => folded.startsWith(word, start)).map((word) => start + word.length)
  const wanted = Math.max(0, ...matched)
  let length = 0
  // Folding may turn a character into none or several, so positions differ; an accent belongs to the letter before it.
  for (const character of written) {
    if (foldText(written.slice(0, length)).length >= wanted && !/\p{M}/u.test(character)) break
    length += character.length
  }
  return length
}
