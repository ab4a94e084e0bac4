import { existsSync, linkSync, lstatSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { hashContent } from '../../assets/hash.ts'
import { removeFolder, succeeds, unlessRefused } from '../../shared/fs/disk-error.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import type { RecordedFile, SiteRecord } from './site-record.ts'
import { nameBeside, removeStaleFolders, restoreSite, swapSite } from './swap-site.ts'
import { onDisk } from './write-error.ts'

interface WriteOptions {
  /** What the last build has put at the folder: without it, every file is made and compared. */
  readonly record?: SiteRecord | undefined
  readonly onProgress?: ((done: number, total: number) => void) | undefined
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
 * Puts the site at `folder`, whole or not at all: it is made in a staging directory beside it and moved in at the end. A file
 * that did not change is linked, so that it keeps its time, and nothing is ever written over: a file of the old site is the same
 * as that of the new one. What the disk refuses is thrown as a `WriteError`, and the last good site stays.
 */
export async function writeSite(
  folder: string,
  outputs: readonly OutputFile[],
  { record, onProgress }: WriteOptions = {},
): Promise<WriteResult> {
  onDisk(folder, () => restoreSite(folder))
  const staging = nameBeside(folder, 'next')
  const place = createPlacer({ folder, staging }, record)
  const written = new Map<string, RecordedFile>()
  let unchanged = 0
  try {
    onDisk(folder, () => makeFolder(staging, new Set()))
    for (const [index, output] of outputs.entries()) {
      const placed = onDisk(folder, () => place(output))
      written.set(output.path, placed.file)
      if (placed.isUnchanged) unchanged += 1
      const isLast = index + 1 === outputs.length
      if ((index + 1) % stretch !== 0 && !isLast) continue
      onProgress?.(index + 1, outputs.length)
      await setImmediate()
    }
    onDisk(folder, () => swapSite({ folder, staging }))
    return { written: outputs.length - unchanged, unchanged, record: written }
  } finally {
    removeFolder(staging)
    removeStaleFolders(folder)
  }
}

/** A run that was stopped between the two moves of a swap left the last good site under another name: it is put back. */
export function recoverSite(folder: string): void {
  onDisk(folder, () => restoreSite(folder))
}

/** Puts one file after the other into the staging directory; one `isUnchanged` if it is the very file of the site that is replaced. */
function createPlacer(
  { folder, staging }: { readonly folder: string; readonly staging: string },
  record: SiteRecord = new Map(),
): (output: OutputFile) => { readonly file: RecordedFile; readonly isUnchanged: boolean } {
  const made = new Set([staging])
  return (output) => {
    const [old, path] = [join(folder, output.path), join(staging, output.path)]
    makeFolder(dirname(path), made)
    const recorded = record.get(output.path)
    if (recorded && recorded.version === output.version && linkOld(old, path, recorded))
      return { file: recorded, isUnchanged: true }
    // Read once: a page is rendered when its content is read, and a cached file is checked when it is asked for.
    const { file, version } = output
    if (version !== undefined && file !== undefined && !existsSync(old) && succeeds(() => linkSync(file, path)))
      return { file: { version, ...readState(path) }, isUnchanged: false }
    const bytes = toBytes(output.content)
    const same = findSame(old, bytes)
    const isUnchanged = same !== undefined && linkOld(old, path, same)
    if (!isUnchanged) putNew(path, bytes, file)
    return { file: { version: version ?? hashContent(bytes), ...readState(path) }, isUnchanged }
  }
}

function toBytes(content: OutputFile['content']): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content
}

/** Each folder once, and by itself: asked for several at once, Node says of a disk that cannot be written that it is missing. */
function makeFolder(path: string, made: Set<string>): void {
  if (made.has(path)) return
  if (!existsSync(path)) {
    makeFolder(dirname(path), made)
    mkdirSync(path)
  }
  made.add(path)
}

/** The same file as it was, where all of it is equal: writing to a file changes its time, replacing it its number. */
type FileState = Omit<RecordedFile, 'version'>

function findSame(old: string, bytes: Uint8Array): FileState | undefined {
  // Mostly there is none, and to say so by throwing takes longer than to look.
  const state = unlessRefused(() => lstatSync(old, { throwIfNoEntry: false }))
  if (state?.size !== bytes.length) return undefined
  return unlessRefused(() => readFileSync(old))?.equals(bytes) ? state : undefined
}

/** Links a file of the old site where it is as expected. Linked first and looked at then: in between, another build may have put another site there. */
function linkOld(old: string, path: string, expected: FileState): boolean {
  if (!succeeds(() => linkSync(old, path))) return false
  const { size, mtimeMs, ino } = readState(path)
  if (size === expected.size && mtimeMs === expected.mtimeMs && ino === expected.ino) return true
  unlinkSync(path)
  return false
}

/** Where a cached file cannot be linked (it is on another disk, or has as many links as it may), its bytes are written. */
function putNew(path: string, bytes: Uint8Array, file: string | undefined): void {
  const isLinked = file !== undefined && succeeds(() => linkSync(file, path))
  if (!isLinked) writeFileSync(path, bytes, { flag: 'wx' })
}

function readState(path: string): FileState {
  const { size, mtimeMs, ino } = lstatSync(path)
  return { size, mtimeMs, ino }
}
