import { expect, test } from 'vitest'
import { setUpVisitor } from '../support/browser.ts'
import { serveChanged, writeHours } from '../support/configured-site.ts'
import { findProblemsAt } from '../support/problems-at-widths.ts'
import { openMeasured } from '../support/measured-page.ts'
import { sampleHours } from '../support/sample-hours.ts'

const visitor = setUpVisitor(async () => serveChanged({ 'site.config.yaml': await writeHours(sampleHours) }))

test.each(['/contact', '/service-areas/troy'])(
  '%s shows several lines of hours and a holiday at each width',
  async (path) => {
    const page = await openMeasured(visitor, path)
    expect(await findProblemsAt(page)).toEqual([])
  },
)

test('hours show without a script', async () => {
  const page = await visitor.open({ javaScriptEnabled: false })
  await page.goto('/contact')
  await expect.poll(() => page.getByText('Fri 6pm-2am').count()).toBeGreaterThan(1)
  expect(await page.getByRole('definition').filter({ hasText: 'January 18, 2027' }).first().isVisible()).toBe(true)
})
