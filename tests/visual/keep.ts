import { decode, encodeKept } from './compare.ts'
import { removeOthers, writeBrowser, writeKept } from './kept-pictures.ts'
import type { Options } from './options.ts'
import type { Photographer } from './take.ts'

/** Saves every view as a new baseline. */
export async function keepAll({ shots, isWhole }: Options, { browser, take }: Photographer): Promise<void> {
  if (isWhole) await removeOthers(shots.map(({ name }) => name))
  let bytes = 0
  for (const { name, view, width } of shots) {
    const file = await encodeKept(await decode(await take(view, width)))
    await writeKept(name, file)
    process.stdout.write(`${name}  ${Math.round(file.length / 1024)} KiB\n`)
    bytes += file.length
  }
  // With only a part of the views, the others may be from a different browser.
  if (isWhole) await writeBrowser(browser)
  process.stdout.write(`${shots.length} baseline images saved, ${(bytes / 1024 / 1024).toFixed(1)} MiB\n`)
}
