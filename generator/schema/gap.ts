/** What stands where a text is still to be written. */
export const gapMark = 'TODO:'

/** Where the mark stands in a text, as a word of its own. */
export const gapPattern = /(?<![\w-])TODO:/g

export function countGaps(text: string): number {
  return text.match(gapPattern)?.length ?? 0
}
