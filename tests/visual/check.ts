import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Comparison, compare, decode, encodePng, type Picture } from './compare.ts'
import { readBrowser, readKept } from './kept-pictures.ts'
import type { Options, Shot } from './options.ts'
import type { Photographer } from './take.ts'

/** The folder for views that have changed; not in the repository. */
const found = join(import.meta.dirname, 'found')

/** Compares every view with its baseline. Returns how many have changed. */
export async function checkAll({ shots }: Options, photographer: Photographer): Promise<number> {
  await rm(found, { recursive: true, force: true })
  const browser = await readBrowser()
  if (browser !== undefined && browser !== photographer.browser)
    process.stdout.write(
      `The baseline was made with ${browser}, but this is ${photographer.browser}: text may look slightly different.\n`,
    )
  let problems = 0
  for (const shot of shots) {
    const problem = await checkShot(shot, photographer)
    process.stdout.write(problem === undefined ? `  ${shot.name}\n` : `* ${shot.name}: ${problem}\n`)
    if (problem !== undefined) problems += 1
  }
  process.stdout.write(
    problems === 0
      ? `No changes in ${shots.length} views.\n`
      : `${problems} of ${shots.length} views have changed. If that is intended, run npm run visual:update\n`,
  )
  return problems
}

async function checkShot({ name, view, width }: Shot, { take }: Photographer): Promise<string | undefined> {
  const before = await readKept(name)
  if (!before) return 'it has no baseline image'
  const file = await take(view, width)
  const [kept, now] = [await decode(before), await decode(file)]
  const comparison = compare(kept, now)
  if (comparison.isSame) return undefined
  await mkdir(found, { recursive: true })
  await writeFile(join(found, `${name}.png`), file)
  const difference = join(found, `${name}-difference.png`)
  await writeFile(difference, await encodePng(comparison.difference))
  return `${describe(kept, now, comparison)}: ${relative(process.cwd(), difference)}`
}

function describe(kept: Picture, now: Picture, { differing }: Comparison): string {
  const change = kept.height === now.height ? '' : `${now.height} px high, not ${kept.height}; `
  return `${change}${differing} pixels differ`
}
