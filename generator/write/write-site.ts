import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { OutputFile } from '../output/output-file.ts'
import { nameBeside } from './leftovers.ts'
import { createBatches } from './batches.ts'
import { type PlacedFile, placeRecorded } from './place-file.ts'
import { placeHere, type Placer } from './place-jobs.ts'
import type { RecordedFile, SiteRecord } from './site-record.ts'
import { removeFolder, removeLeftovers, restoreSite, swapSite } from './swap-site.ts'
import { onDisk } from './write-error.ts'

export interface WriteOptions {
  /** What the last build has put at the folder: without it, every file is made and compared. */
  readonly record?: SiteRecord | undefined
  readonly onProgress?: ((done: number, total: number) => void) | undefined
  /** What puts files in their places that have to be made. */
  readonly placer?: Placer | undefined
}

export interface WriteResult {
  readonly written: number
  readonly unchanged: number
  /** For the next build. */
  readonly record: SiteRecord
}

/** Files that are placed at a stretch: calls that wait for the disk are several times faster, but let nothing else be done. */
const stretch = 200

/**
 * Puts the site at `folder`, whole or not at all: it is made beside it and moved in at the end. What the disk refuses is thrown
 * as a `WriteError`, and the last good site stays.
 */
export async function writeSite(
  folder: string,
  outputs: readonly OutputFile[],
  options: WriteOptions = {},
): Promise<WriteResult> {
  await recoverSite(folder)
  const next = nameBeside(folder, 'next')
  try {
    const result = await placeFiles({ folder, next }, outputs, options)
    onDisk(folder, () => swapSite(next, folder))
    return result
  } finally {
    removeFolder(next)
    removeLeftovers(folder)
  }
}

/** A run that was stopped between the two moves of a swap left the last good site under another name: it is put back. */
export async function recoverSite(folder: string): Promise<void> {
  onDisk(folder, () => restoreSite(folder))
}

interface Folders {
  readonly folder: string
  readonly next: string
}

async function placeFiles({ folder, next }: Folders, outputs: readonly OutputFile[], options: WriteOptions) {
  const { record, onProgress, placer = placeHere } = options
  const placed = new Map<string, RecordedFile>()
  const made = onDisk(folder, () => startSite(next))
  let [unchanged, done] = [0, 0]
  const note = ({ path, version }: OutputFile, { state, isUnchanged }: PlacedFile) => {
    if (version !== undefined) placed.set(path, { version, ...state })
    if (isUnchanged) unchanged += 1
    done += 1
    if (done % stretch === 0 || done === outputs.length) onProgress?.(done, outputs.length)
  }
  const batches = createBatches(placer, note)
  for (const output of outputs) {
    const { path, version } = output
    const place = { folder, old: join(folder, path), path: join(next, path) }
    onDisk(folder, () => makeFolder(dirname(place.path), made))
    const linked = placeRecorded(version, record?.get(path), place)
    if (linked) note(output, linked)
    else await batches.add(output, place)
    if (done % stretch === 0) await setImmediate()
  }
  await batches.end()
  return { written: outputs.length - unchanged, unchanged, record: placed }
}

/** An empty site. Returns the folders that there are, for `makeFolder`. */
function startSite(next: string): Set<string> {
  const parent = dirname(next)
  if (!existsSync(parent)) mkdirSync(parent, { recursive: true })
  mkdirSync(next)
  return new Set([next])
}

/** Each folder once, and by itself: asked for several at once, Node tells of a disk that cannot be written that it is not there. */
function makeFolder(path: string, made: Set<string>): void {
  if (made.has(path)) return
  makeFolder(dirname(path), made)
  mkdirSync(path)
  made.add(path)
}
