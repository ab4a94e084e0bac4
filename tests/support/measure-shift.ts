import type { Page } from 'playwright-core'

/** Total layout shift since the page loaded, without shifts after user input. */
export function measureShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as readonly {
            readonly value: number
            readonly hadRecentInput: boolean
          }[]
          resolve(shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
}
