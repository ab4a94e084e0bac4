/** Replaces a range of a text. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Applies edits, which must not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let rest = text
  for (const { start, end, text: put } of edits.toSorted((a, b) => b.start - a.start))
    rest = rest.slice(0, start) + put + rest.slice(end)
  return rest
}
