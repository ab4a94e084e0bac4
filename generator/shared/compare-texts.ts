/** Compares strings for `toSorted`, independent of the machine's locale. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
