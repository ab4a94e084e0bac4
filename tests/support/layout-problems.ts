import type { Page } from 'playwright-core'

/** Layout problems of a page at the current window size, by kind. Each is a sentence. */
interface LayoutProblems {
  /** Anything wider than the window. */
  readonly sideways: readonly string[]
  /** Texts that aren't fully visible. */
  readonly cut: readonly string[]
  readonly overlaps: readonly string[]
  /** Controls that are too small for a finger. */
  readonly smallTargets: readonly string[]
  /** Images that are missing, distorted, blurry or too small for their space. */
  readonly misfitPictures: readonly string[]
  /** Call links with a phone number that wraps onto a second line. */
  readonly brokenNumbers: readonly string[]
}

export const noLayoutProblems: LayoutProblems = {
  sideways: [],
  cut: [],
  overlaps: [],
  smallTargets: [],
  misfitPictures: [],
  brokenNumbers: [],
}

/** Checks a measured page for all of these at once. */
export function findLayoutProblems(page: Page, phone: string): Promise<LayoutProblems> {
  return page.evaluate((number) => {
    const { measures } = window
    return {
      sideways: measures.findOverflow(),
      cut: measures.findCutText(),
      overlaps: measures.findOverlaps(),
      smallTargets: measures.findSmallTargets(),
      misfitPictures: measures.findMisfitPictures(),
      brokenNumbers: measures.findBrokenNumbers(number),
    }
  }, phone)
}
