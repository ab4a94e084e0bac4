import { existsSync, linkSync, lstatSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { hashContent } from '../../shared/hash-content.ts'
import { removeFolder, succeeds, unlessRefused } from '../../shared/fs/disk-error.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import type { RecordedFile, SiteRecord } from './site-record.ts'
import { nameBeside, removeStaleFolders, restoreSite, swapSite } from './swap-site.ts'
import { onDisk } from './write-error.ts'

interface WriteOptions {
  /** What the last build left in the folder. Without it, every file is rendered and compared. */
  readonly record?: SiteRecord | undefined
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}

/** Number of files written between yields: synchronous calls are several times faster, but block everything else. */
const stretch = 200

/**
 * Writes the site to `folder` atomically: it is built in a staging directory next to it and moved in at the end. Unchanged files
 * are hard-linked, so they keep their mtime, and nothing is ever overwritten: an unchanged file is shared by the old and new
 * site. Disk errors are thrown as a `WriteError`, and the last good site stays.
 */
export async function writeSite(
  folder: string,
  outputs: readonly OutputFile[],
  { record, onProgress }: WriteOptions = {},
) {
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

/** Puts the last good site back if a run was interrupted in the middle of a swap. */
export function recoverSite(folder: string): void {
  onDisk(folder, () => restoreSite(folder))
}

/** Creates the function that puts a file into the staging directory; `isUnchanged` means that the old one was linked. */
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
    // Each getter is read once: `content` renders a page, and `file` verifies a cached file.
    const { file, version } = output
    if (version !== undefined && file !== undefined && !existsSync(old) && succeeds(() => linkSync(file, path)))
      return { file: { version, ...readState(path) }, isUnchanged: false }
    const bytes = toBytes(output.content)
    const same = findSame(old, bytes)
    const isUnchanged = same !== undefined && linkOld(old, path, same)
    if (!isUnchanged) putNew(path, bytes, file)
    // A download may have changed since it was listed: its version is that of the bytes read.
    return { file: { version: output.version ?? hashContent(bytes), ...readState(path) }, isUnchanged }
  }
}

function toBytes(content: OutputFile['content']): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content
}

/** Creates folders one at a time: with `recursive`, Node reports a read-only disk as a missing folder. */
function makeFolder(path: string, made: Set<string>): void {
  if (made.has(path)) return
  if (!existsSync(path)) {
    makeFolder(dirname(path), made)
    mkdirSync(path)
  }
  made.add(path)
}

/** Equal if the file is untouched: writing to it changes its mtime, replacing it its inode number. */
type FileState = Omit<RecordedFile, 'version'>

function findSame(old: string, bytes: Uint8Array): FileState | undefined {
  // Usually there's no such file, and throwing is slower than returning undefined.
  const state = unlessRefused(() => lstatSync(old, { throwIfNoEntry: false }))
  if (state?.size !== bytes.length) return undefined
  return unlessRefused(() => readFileSync(old))?.equals(bytes) ? state : undefined
}

/** Links a file of the old site, then checks the link, because another build may swap the site in between. */
function linkOld(old: string, path: string, expected: FileState): boolean {
  if (!succeeds(() => linkSync(old, path))) return false
  const { size, mtimeMs, ino } = readState(path)
  if (size === expected.size && mtimeMs === expected.mtimeMs && ino === expected.ino) return true
  unlinkSync(path)
  return false
}

/** If a cached file can't be linked (another disk, or too many links), its bytes are written. */
function putNew(path: string, bytes: Uint8Array, file: string | undefined): void {
  const isLinked = file !== undefined && succeeds(() => linkSync(file, path))
  if (!isLinked) writeFileSync(path, bytes, { flag: 'wx' })
}

function readState(path: string): FileState {
  const { size, mtimeMs, ino } = lstatSync(path)
  return { size, mtimeMs, ino }
}
