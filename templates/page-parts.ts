/**
 * A document as texts that follow each other: by turns what is the page's own, and what other pages have alike. A shared part is
 * the very same string wherever it comes from one frame, so that code that writes many pages can make its bytes once.
 */
export type PageParts = readonly string[]

/** Whether a part is one that pages share. */
export function isShared(index: number): boolean {
  return index % 2 === 1
}
