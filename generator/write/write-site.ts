import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { OutputFile } from '../output/output-file.ts'

export interface WriteResult {
  readonly written: number
  readonly unchanged: number
}

/**
 * Puts the site at `folder`, whole or not at all: it is made beside it and moved in at the end.
 * A file that did not change is linked from the old site, so it keeps its time and costs no writing.
 */
export async function writeSite(folder: string, outputs: readonly OutputFile[]): Promise<WriteResult> {
  const next = `${folder}.next`
  const previous = `${folder}.previous`
  await recover(folder, previous)
  await rm(next, { recursive: true, force: true })
  let written = 0
  for (const path of new Set(outputs.map((output) => dirname(join(next, output.path)))))
    await mkdir(path, { recursive: true })
  for (const output of outputs) {
    const isLinked = await linkUnchanged(join(folder, output.path), join(next, output.path), output.content)
    if (isLinked) continue
    await writeFile(join(next, output.path), output.content)
    written += 1
  }
  await swap(folder, { next, previous })
  return { written, unchanged: outputs.length - written }
}

/** A run that was stopped between the two moves of a swap left the last good site under its other name. */
async function recover(folder: string, previous: string): Promise<void> {
  if (await exists(folder)) await rm(previous, { recursive: true, force: true })
  else if (await exists(previous)) await rename(previous, folder)
}

async function swap(
  folder: string,
  { next, previous }: { readonly next: string; readonly previous: string },
): Promise<void> {
  if (await exists(folder)) await rename(folder, previous)
  await rename(next, folder)
  await rm(previous, { recursive: true, force: true })
}

async function linkUnchanged(old: string, path: string, content: string | Uint8Array): Promise<boolean> {
  const before = await readFile(old).catch(() => undefined)
  if (!before || !before.equals(typeof content === 'string' ? Buffer.from(content) : content)) return false
  // Where the disk has no hard links, the file is written like a changed one.
  return link(old, path).then(
    () => true,
    () => false,
  )
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
