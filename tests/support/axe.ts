import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Half the size of `axe.source`, which every checked page would have to parse. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on a page in its current state, or in a part of it. Open the page without its security policy, which would
 * block axe. In forced colors, axe only sees the style sheets' colors, so contrast isn't checked. `contrast` is the name of
 * the contrast rule: `color-contrast` requires 4.5:1 for regular text (AA), `color-contrast-enhanced` 7:1 (AAA).
 */
export async function findViolations(
  page: Page,
  part = 'html',
  contrast: 'color-contrast' | 'color-contrast-enhanced' = 'color-contrast',
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  const { violations } = await page.evaluate(
    ([include, values, rule]) => {
      const enabled = !matchMedia('(forced-colors: active)').matches
      return window.axe.run(include, {
        runOnly: { type: 'tag', values },
        rules: { 'color-contrast': { enabled }, [rule]: { enabled } },
        resultTypes: ['violations'],
      })
    },
    [part, tags, contrast] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

/**
 * The same on a page with a stopped clock. Axe relies on timers, so the clock advances in steps too small to affect a toast.
 */
export async function findViolationsOnStoppedClock(page: Page, part?: string): Promise<readonly string[]> {
  const done = new AbortController()
  const violations = findViolations(page, part).finally(() => done.abort())
  while (!done.signal.aborted) await page.clock.runFor(1)
  return violations
}
