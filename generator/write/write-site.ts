import { randomBytes } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { OutputFile } from '../output/output-file.ts'

export interface WriteResult {
  readonly written: number
  readonly unchanged: number
}

/** Milliseconds after which what a stopped run left beside the site is no longer anybody's. */
const abandonedAfter = 10 * 60 * 1000

/**
 * Puts the site at `folder`, whole or not at all: it is made beside it and moved in at the end.
 * A file that did not change is linked from the old site, so it keeps its time and costs no writing.
 */
export async function writeSite(folder: string, outputs: readonly OutputFile[]): Promise<WriteResult> {
  await recoverSite(folder)
  const next = nameBeside(folder, 'next')
  try {
    const folders = new Set(outputs.map(({ path }) => dirname(join(next, path))))
    for (const path of folders) await mkdir(path, { recursive: true })
    let written = 0
    for (const { path, content } of outputs) {
      if (await linkUnchanged(join(folder, path), join(next, path), content)) continue
      await writeFile(join(next, path), content)
      written += 1
    }
    await swap(folder, next)
    return { written, unchanged: outputs.length - written }
  } finally {
    await rm(next, { recursive: true, force: true })
  }
}

/** A run that was stopped between the two moves of a swap left the last good site under another name: it is put back. */
export async function recoverSite(folder: string): Promise<void> {
  const leftovers = await listBeside(folder)
  const previous = leftovers.findLast(({ kind }) => kind === 'previous')
  if (previous && !(await exists(folder))) await rename(previous.path, folder)
  const now = Date.now()
  for (const { path, changed } of leftovers) {
    if (now - changed > abandonedAfter) await rm(path, { recursive: true, force: true })
  }
}

async function swap(folder: string, next: string): Promise<void> {
  const previous = nameBeside(folder, 'previous')
  const hadSite = await rename(folder, previous).then(
    () => true,
    () => false,
  )
  try {
    await rename(next, folder)
  } catch (error) {
    // The last good site comes back, unless another build has put one there in the meantime.
    if (hadSite) await rename(previous, folder).catch(() => undefined)
    throw error
  } finally {
    if (await exists(folder)) await rm(previous, { recursive: true, force: true })
  }
}

/** `.dist.next-1f0c9a2b`: beside the site, so that moving is renaming; unlike any other run's, and hidden. */
function nameBeside(folder: string, kind: 'next' | 'previous'): string {
  return join(dirname(folder), `.${basename(folder)}.${kind}-${randomBytes(4).toString('hex')}`)
}

interface Leftover {
  readonly path: string
  readonly kind: string
  /** Milliseconds since 1970. */
  readonly changed: number
}

/** What runs have left beside the site, oldest first. */
async function listBeside(folder: string): Promise<Leftover[]> {
  const names: string[] = await readdir(dirname(folder)).catch(() => [])
  const found: Leftover[] = []
  for (const name of names) {
    if (!name.startsWith(`.${basename(folder)}.`)) continue
    const kind = /\.(next|previous)-[0-9a-f]{8}$/.exec(name)?.[1]
    const path = join(dirname(folder), name)
    const status = kind && (await stat(path).catch(() => undefined))
    if (kind && status) found.push({ path, kind, changed: status.ctimeMs })
  }
  return found.toSorted((a, b) => a.changed - b.changed)
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
