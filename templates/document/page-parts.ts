/**
 * A document as consecutive strings, alternating between the page's own and those shared with other pages. A shared part is the
 * same string instance for all pages of one frame, so that code writing many pages can encode it once.
 */
export type PageParts = readonly string[]

/** Whether the part at this index is shared between pages. */
export function isShared(index: number): boolean {
  return index % 2 === 1
}
