import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { hashContent } from '../../assets/hash.ts'
import type { LateOutputs, OutputFile } from '../../shared/output-file.ts'
import { createBatches } from './batches.ts'
import { beginDraft, type Draft, removeEmptied, takeOut } from './draft.ts'
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
  /** Files that are still being made; where they cannot be, nothing is written. */
  readonly late?: LateOutputs | undefined
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
  const { hands = ownHands, late, onProgress } = options
  const { folder, next } = draft
  const old = openOld(draft, options.record, await draft.lost)
  const folders = openFolders(next)
  const placed = new Map<string, RecordedFile>()
  let [total, unchanged, done] = [0, 0, 0]
  const count = (files: number, isUnchanged: boolean) => {
    if (isUnchanged) unchanged += files
    const before = done
    done += files
    const isFar = Math.floor(done / stretch) > Math.floor(before / stretch)
    if (isFar || done === total) onProgress?.(done, total)
  }
  const batches = createBatches(hands, (output: OutputFile, { state, isUnchanged }: PlacedFile) => {
    placed.set(output.path, { version: versionOf(output), ...state })
    count(1, isUnchanged)
  })
  const place = async (files: readonly OutputFile[], mayFollow: (path: string) => boolean) => {
    total += files.length
    const missing = old.keep(files, placed)
    old.takeOutRest(mayFollow)
    count(files.length - missing.length, true)
    for (const [index, output] of mixHands(missing).entries()) {
      const { path } = output
      const where = { folder, old: join(folder, path), path: join(next, path) }
      onDisk(folder, () => folders.make(dirname(where.path)))
      await batches.add(output, where)
      if (index % stretch === 0) await setImmediate()
    }
  }
  await place(outputs, late?.mayHave ?? noPath)
  if (late) await place(await late.outputs, noPath)
  await batches.end()
  old.removeEmptied()
  return { written: total - unchanged, unchanged, record: placed }
}

const noPath = (): boolean => false

/** What only its bytes describe has their name. */
function versionOf(output: OutputFile): string {
  return output.version ?? hashContent(output.content)
}

/** Pages, which are made here, and kept files, which a thread can do by itself, by turns: neither waits for the other. */
function mixHands(outputs: readonly OutputFile[]): OutputFile[] {
  return mixEvenly(
    outputs.filter(({ file }) => file === undefined),
    outputs.filter(({ file }) => file !== undefined),
  )
}

/** The files of the old site, with which a draft begins. */
function openOld(draft: Draft, record: SiteRecord = new Map(), lost: readonly string[] = []) {
  const gone = new Set(lost)
  const asked = new Set<string>()
  const taken: string[] = []
  const take = (paths: readonly string[]) => {
    takeOut(draft, paths)
    taken.push(...paths)
  }
  return {
    /** Leaves what is of the version that is asked for, and notes it in `kept`; takes out what is of another. Returns what has to be made. */
    keep(outputs: readonly OutputFile[], kept: Map<string, RecordedFile>): readonly OutputFile[] {
      const missing: OutputFile[] = []
      const outdated: string[] = []
      for (const output of outputs) {
        const { path } = output
        asked.add(path)
        const recorded = gone.has(path) ? undefined : record.get(path)
        if (recorded?.version === versionOf(output)) {
          kept.set(path, recorded)
          continue
        }
        missing.push(output)
        if (recorded) outdated.push(path)
      }
      take(outdated)
      return missing
    },
    /** Takes out what nobody has asked for, nor may ask for: before anything is placed, since a disk may take two names for one. */
    takeOutRest(mayFollow: (path: string) => boolean) {
      const rest = [...record.keys()].filter((path) => !asked.has(path) && !gone.has(path) && !mayFollow(path))
      take(rest)
      for (const path of rest) gone.add(path)
    },
    /** Removes folders that nothing has come into. */
    removeEmptied: () => removeEmptied(draft, taken),
  }
}
