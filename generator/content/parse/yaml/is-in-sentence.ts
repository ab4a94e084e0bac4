const dash = /^\s*[–—]\s/
const hyphen = /^\s*-\s/

/**
 * Whether a line that begins with a dash goes on with the sentence of the line above, as in `We clean floors` and below it
 * `– and windows – at night`: it is the only such line of its paragraph, and stands under words that announce no list. A hyphen
 * is a dash where small letters follow it in the middle of a sentence.
 */
export function isInSentence(lines: readonly string[], index: number): boolean {
  const [before, line] = [(lines[index - 1] ?? '').trimEnd(), lines[index] ?? '']
  if (paragraphAt(lines, index).filter((other) => dash.test(other) || hyphen.test(other)).length !== 1) return false
  return dash.test(line) ? !before.endsWith(':') : /^\s*-\s+\p{Ll}/u.test(line) && !/[.:!?;]$/.test(before)
}

/** The lines around a line, up to the empty ones. */
export function paragraphAt(lines: readonly string[], index: number): readonly string[] {
  const end = lines.findIndex((line, at) => at > index && isEmpty(line))
  return lines.slice(lines.slice(0, index).findLastIndex(isEmpty) + 1, end < 0 ? undefined : end)
}

function isEmpty(line: string): boolean {
  return line.trim() === ''
}
