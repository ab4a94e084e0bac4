import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'kept')
const browserFile = join(folder, 'browser.txt')

/** A baseline, if there is one. */
export function readKept(name: string): Promise<Uint8Array | undefined> {
  return readFile(join(folder, `${name}.webp`)).catch(() => undefined)
}

export async function writeKept(name: string, file: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.webp`), file)
}

/** Deletes the baselines of views that no longer exist. */
export async function removeOthers(names: readonly string[]): Promise<void> {
  const files = await readdir(folder).catch(() => [])
  const others = files.filter((file) => file.endsWith('.webp') && !names.includes(file.slice(0, -'.webp'.length)))
  for (const file of others) await rm(join(folder, file))
}

/** The browser that rendered them. */
export async function readBrowser(): Promise<string | undefined> {
  return (await readFile(browserFile, 'utf8').catch(() => undefined))?.trim()
}

export function writeBrowser(browser: string): Promise<void> {
  return writeFile(browserFile, `${browser}\n`)
}
