import type { Page } from 'playwright-core'
import { findViolations } from './axe.ts'
import { config } from './content.ts'
import { findFaint } from './contrast.ts'
import { isDeep } from './depth.ts'
import { findLayoutProblems } from './layout-problems.ts'
import { resize } from './measured-page.ts'

/**
 * Problems of a measured page at each of these widths: layout, and at the first width (or all of them in deep mode) axe and
 * contrast. The images are tiny samples, so their fit isn't checked.
 */
export async function findProblemsAt(
  page: Page,
  widths: readonly number[] = [390, 768, 1440],
): Promise<readonly string[]> {
  const problems: string[] = []
  for (const [index, width] of widths.entries()) {
    await resize(page, width)
    const { misfitPictures: _, ...layout } = await findLayoutProblems(page, config.company.phone)
    const seen = index === 0 || isDeep ? [...(await findViolations(page)), ...(await findFaint(page))] : []
    const found = [...Object.values(layout).flat(), ...seen]
    problems.push(...found.map((problem) => `at ${width} px: ${problem}`))
  }
  return problems
}
