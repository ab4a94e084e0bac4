import { wordless } from '../../../client/islands/blog-search/words.ts'

/** Letters with no space between them and punctuation: those of Chinese and Japanese, and the endings of Korean words. */
export const unspaced = `(?:${wordless}|[가-힣])`

const besideLetter = new RegExp(`${unspaced}[*~]|[*~]${unspaced}`)
const isUnspaced = new RegExp(unspaced)

/** Words between two marks; or code, an address or a tag, in which they aren't marks. */
const marked =
  /(`+)[^\n]*?\1|\]\([^()\n]*\)|<[^<>\n]*>|(?<!\\)((?<!\*)\*{1,2}(?!\*)|(?<!~)~~(?!~))(?!\s)((?:(?!\2)[^\n]){1,300})(?<![\s\\])\2(?![*~])/g

const tags: Readonly<Record<string, string>> = { '*': 'i', '**': 'b', '~~': 'del' }

/**
 * Finds marks that neither begin nor end anything, because they are between a letter and punctuation: `は**「面積」**で`. Other
 * marks may then pair up wrongly, so those of a line are one find.
 */
export function findLostMarks(typed: string): readonly { readonly start: number; readonly end: number }[] {
  const found: { readonly start: number; end: number }[] = []
  if (!besideLetter.test(typed)) return found
  for (const match of typed.matchAll(marked)) {
    if (!isLost(match)) continue
    const [start, end] = [match.index, match.index + match[0].length]
    const last = found.at(-1)
    if (last && !typed.slice(last.end, start).includes('\n')) last.end = end
    else found.push({ start, end })
  }
  return found
}

/** Asterisks of footnotes, as in `料金*、時間*は`, have no words between them that could be meant. */
function isLost({ 0: text, 2: mark, 3: words = '', index, input }: RegExpExecArray): boolean {
  if (mark === undefined) return false
  const [before, after] = [input.charAt(index - 1), input.charAt(index + text.length)]
  const isNotOpen = isUnspaced.test(before) && /^(?![\p{Pe}\p{Pf}、。，．,.:;!?：；！？])[\p{P}\p{S}]/u.test(words)
  const isNotClosed = isUnspaced.test(after) && /[\p{P}\p{S}](?<![\p{Ps}\p{Pi}])$/u.test(words)
  return isNotOpen || (isNotClosed && !(mark === '*' && /[、，,]$/.test(words)))
}

/** The same text with HTML in place of the marks. */
export function replaceMarks(text: string): string {
  return text.replaceAll(marked, (found, _, mark = '', words = '') => {
    const tag = tags[mark]
    return tag === undefined ? found : `<${tag}>${words}</${tag}>`
  })
}
