import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { OutputFile } from '../output/output-file.ts'
import { createBatches } from './batches.ts'
import { beginDraft, type Draft, takeOut } from './draft.ts'
import { openFolders } from './folders.ts'
import { type Hands, ownHands } from './hands.ts'
import { mixEvenly } from './mix-evenly.ts'
import type { PlacedFile } from './place-file.ts'
import type { RecordedFile, SiteRecord } from './site-record.ts'
import { removeFolder, removeLeftovers, restoreSite, swapSite } from './swap-site.ts'
import { onDisk } from './write-error.ts'

export interface WriteOptions {
  /** What the last build has put at the folder: without it, every file is made and compared. */
  readonly record?: SiteRecord | undefined
  /** A draft that was begun with the very same record. */
  readonly draft?: Draft | undefined
  readonly onProgress?: ((done: number, total: number) => void) | undefined
  readonly hands?: Hands | undefined
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
  const { hands = ownHands } = options
  await recoverSite(folder)
  const draft = options.draft ?? beginDraft(folder, options.record)
  try {
    const result = await placeFiles(draft, outputs, options)
    onDisk(folder, () => swapSite(draft, (path) => hands.remove(path)))
    return result
  } finally {
    removeFolder(draft.next)
    removeLeftovers(folder)
  }
}

/** A run that was stopped between the two moves of a swap left the last good site under another name: it is put back. */
export async function recoverSite(folder: string): Promise<void> {
  onDisk(folder, () => restoreSite(folder))
}

async function placeFiles(draft: Draft, outputs: readonly OutputFile[], options: WriteOptions) {
  const { hands = ownHands, onProgress } = options
  const { folder, next } = draft
  const kept = await keepRecorded(draft, outputs, options.record)
  const folders = openFolders(next)
  const placed = new Map<string, RecordedFile>()
  let [unchanged, done] = [0, 0]
  const count = (files: number, isUnchanged: boolean) => {
    if (isUnchanged) unchanged += files
    const before = done
    done += files
    const isFar = Math.floor(done / stretch) > Math.floor(before / stretch)
    if (isFar || done === outputs.length) onProgress?.(done, outputs.length)
  }
  const batches = createBatches(hands, ({ path, version }: OutputFile, { state, isUnchanged }: PlacedFile) => {
    if (version !== undefined) placed.set(path, { version, ...state })
    count(1, isUnchanged)
  })
  const missing: OutputFile[] = []
  for (const output of outputs) {
    const recorded = kept.get(output.path)
    if (recorded) placed.set(output.path, recorded)
    else missing.push(output)
  }
  count(kept.size, true)
  for (const [index, output] of mixHands(missing).entries()) {
    const { path } = output
    const place = { folder, old: join(folder, path), path: join(next, path) }
    onDisk(folder, () => folders.make(dirname(place.path)))
    await batches.add(output, place)
    if (index % stretch === 0) await setImmediate()
  }
  await batches.end()
  return { written: outputs.length - unchanged, unchanged, record: placed }
}

/** Pages, which are made here, and kept files, which a thread can do by itself, by turns: neither waits for the other. */
function mixHands(outputs: readonly OutputFile[]): OutputFile[] {
  const isKept = ({ file }: OutputFile) => file !== undefined
  return mixEvenly(
    outputs.filter((output) => !isKept(output)),
    outputs.filter(isKept),
  )
}

/** Leaves in a draft what is of the version that is asked for, and takes all else out. Returns what is left. */
async function keepRecorded(
  draft: Draft,
  outputs: readonly OutputFile[],
  record: SiteRecord = new Map(),
): Promise<SiteRecord> {
  const lost = new Set(await draft.lost)
  const kept = new Map<string, RecordedFile>()
  for (const { path, version } of outputs) {
    const recorded = record.get(path)
    if (recorded && recorded.version === version && !lost.has(path)) kept.set(path, recorded)
  }
  takeOut(
    draft,
    [...record.keys()].filter((path) => !kept.has(path) && !lost.has(path)),
  )
  return kept
}
