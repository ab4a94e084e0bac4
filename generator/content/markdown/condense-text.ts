/** A text whose plain words are cut short. */
export interface CondensedText {
  readonly text: string
  /** What was cut out. In place of each stands one private-use character, counted from `firstStandIn`. */
  readonly runs: readonly string[]
}

/** Unicode leaves U+E000 to U+F8FF to whoever has a use for them. */
export const firstStandIn = 0xe000
const mostRuns = 0x1900

/**
 * Where this is found, something counts beside the marks of Markdown: how far a tab reaches depends on what stands before it,
 * other control characters end an address, names of links (`[name]: /address`) are compared with each other, and private-use
 * characters, typed or as `&#xE000;`, would be taken for ours.
 */
const countsOtherwise = /[^\P{Cc}\n]|\p{Co}|^\uFEFF|&#|\]:/u

/** From a sign of HTML, of a block of code, or of a link that is more than words and a plain address, spaces count as marks do. */
const untilEmptyLine = String.raw`(?:<|${'`'.repeat(3)}|~~~|\]\((?![^()\s<>"'\\]*\)))[^]*?(?=\n\n|$)`

/**
 * Words without a mark in them. The letters at both ends see to it that no name such as `&amp;`, no end of a comment and no
 * space at the end of a line is cut; brackets are left out for the sake of addresses.
 */
const words = String.raw`(?<![&\w])[A-Za-z][^&*<>()[\]\\_|~#\n${'`'}]{6,}[A-Za-z0-9]`

const pieces = new RegExp(`${untilEmptyLine}|${words}`, 'g')

/**
 * Cuts plain words short, because a parser of Markdown looks at each character many times over. Of a run of words the first and
 * the last character stay, and one stands for all between; `restoreTree` puts them back. The tree of the short text is that of
 * the whole one: no mark is in a run, and marks beside it have the same neighbours. `undefined` where that cannot be said.
 */
export function condenseText(text: string): CondensedText | undefined {
  if (countsOtherwise.test(text)) return undefined
  const runs: string[] = []
  const short = text.replaceAll(pieces, (piece) => {
    if (!/^\w/.test(piece) || runs.length === mostRuns) return piece
    const standIn = String.fromCharCode(firstStandIn + runs.length)
    runs.push(piece.slice(1, -1))
    return `${piece.charAt(0)}${standIn}${piece.slice(-1)}`
  })
  return { text: short, runs }
}
