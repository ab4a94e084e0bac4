import { type Bar, bars, type Figures } from './bars.ts'

/** The result of a page's runs for one goal. */
export interface Verdict {
  readonly bar: Bar
  readonly value: number
  readonly limit: number
  readonly isMet: boolean
}

/** Checks the runs of a page against every goal. */
export function judge(page: string, runs: readonly Figures[]): readonly Verdict[] {
  return bars.map((bar) => {
    const values = runs.map((run) => run[bar.figure]).toSorted((a, b) => (bar.wants === 'atLeast' ? a - b : b - a))
    // Sorted from the worst. For an even number, it's the worse of the two in the middle.
    const value = values[bar.take === 'worst' ? 0 : Math.floor((values.length - 1) / 2)] ?? Number.NaN
    const limit = page === 'home' ? bar.home : bar.others
    return { bar, value, limit, isMet: bar.wants === 'atLeast' ? value >= limit : value <= limit }
  })
}

/** Whether a second measurement might change the result: a time missed its goal, and times depend on the machine's load. */
export function isDoubtful(verdicts: readonly Verdict[]): boolean {
  return verdicts.some(({ bar, isMet }) => bar.isTimed && !isMet)
}
