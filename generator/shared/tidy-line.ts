/** Collapses whitespace, including tabs and line breaks, to single spaces. */
export function tidyLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}
