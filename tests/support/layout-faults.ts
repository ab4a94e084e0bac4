import type { Page } from 'playwright-core'

/** What is wrong with a page's layout in the window as it is, by kind; each in a sentence. */
interface LayoutFaults {
  /** What is wider than the window. */
  readonly sideways: readonly string[]
  /** Texts that are not shown whole. */
  readonly cut: readonly string[]
  readonly overlaps: readonly string[]
  /** Controls that a finger could miss. */
  readonly smallTargets: readonly string[]
  /** Pictures that are not whole, sharp and in all of their place. */
  readonly misfitPictures: readonly string[]
  /** Call links whose number is broken over two lines. */
  readonly brokenNumbers: readonly string[]
}

export const noLayoutFaults: LayoutFaults = {
  sideways: [],
  cut: [],
  overlaps: [],
  smallTargets: [],
  misfitPictures: [],
  brokenNumbers: [],
}

/** Looks for everything at once in a measured page. */
export function findLayoutFaults(page: Page, phone: string): Promise<LayoutFaults> {
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
