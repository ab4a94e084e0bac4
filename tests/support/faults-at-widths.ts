import type { Page } from 'playwright-core'
import { findViolations } from './axe.ts'
import { config } from './content.ts'
import { findFaint } from './contrast.ts'
import { findLayoutFaults } from './layout-faults.ts'
import { resize } from './measured-page.ts'

/**
 * What is wrong with a measured page in each of these windows: layout, axe and contrast. Its pictures are samples, as small as they
 * can be, so that how they fit is not asked.
 */
export async function findFaultsAt(
  page: Page,
  widths: readonly number[] = [390, 768, 1440],
): Promise<readonly string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await resize(page, width)
    const { misfitPictures: _, ...layout } = await findLayoutFaults(page, config.company.phone)
    const found = [...Object.values(layout).flat(), ...(await findViolations(page)), ...(await findFaint(page))]
    faults.push(...found.map((fault) => `at ${width} px: ${fault}`))
  }
  return faults
}
