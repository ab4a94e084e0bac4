import { expect, test } from 'vitest'
import { findViolations } from '../support/axe.ts'
import { setUpVisitor } from '../support/browser.ts'
import { serveChanged, writeHours } from '../support/configured-site.ts'
import { config } from '../support/content.ts'
import { findFaint } from '../support/contrast.ts'
import { findLayoutFaults, noLayoutFaults } from '../support/layout-faults.ts'
import { openMeasured, resize } from '../support/measured-page.ts'
import { sampleHours } from '../support/sample-hours.ts'

const visitor = setUpVisitor(async () => serveChanged({ 'site.config.yaml': await writeHours(sampleHours) }))

test.each(['/contact', '/service-areas/troy'])(
  '%s shows hours of several lines and a holiday at each width',
  async (path) => {
    const page = await openMeasured(visitor, path)
    for (const width of [390, 768, 1440]) {
      await resize(page, width)
      // Samples of pictures are as small as they can be.
      expect(await findLayoutFaults(page, config.company.phone)).toEqual({
        ...noLayoutFaults,
        misfitPictures: expect.anything() as readonly string[],
      })
      expect(await findViolations(page)).toEqual([])
      expect(await findFaint(page)).toEqual([])
    }
  },
)

test('the hours are there without a script', async () => {
  const page = await visitor.open({ javaScriptEnabled: false })
  await page.goto('/contact')
  await expect.poll(() => page.getByText('Fri 6pm-2am').count()).toBeGreaterThan(1)
  expect(await page.getByRole('definition').filter({ hasText: 'January 18, 2027' }).first().isVisible()).toBe(true)
})
