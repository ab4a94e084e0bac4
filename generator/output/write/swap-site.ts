import { randomBytes } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, renameSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import { isDiskError, removeFolder, succeeds, unlessRefused } from '../../shared/fs/disk-error.ts'

/** A staging directory, the old site during a swap, and a site that is being deleted. */
type Kind = 'next' | 'previous' | 'removed'

/** Milliseconds. No run lasts longer, so a process with its ID must be another one. */
const longestRun = 24 * 60 * 60 * 1000

/** How often concurrent builds may collide before giving up. */
const mostAttempts = 5

/**
 * `.dist.next-4711-1f0c9a2b`: next to the site, so that moving it is a rename; hidden; unique to each run; and with the process
 * ID, so that later runs know whether it is still needed.
 */
export function nameBeside(folder: string, kind: Kind): string {
  const suffix = `${process.pid}-${randomBytes(4).toString('hex')}`
  return join(dirname(folder), `.${basename(folder)}.${kind}-${suffix}`)
}

/**
 * Moves the site from `staging` to `folder`, and the old one away. Node can't swap two folders atomically, so for a few
 * microseconds there is none: a run that is interrupted there leaves the last good site as `previous`, for `restoreSite`.
 */
export function swapSite(
  { folder, staging }: { readonly folder: string; readonly staging: string },
  attempts = mostAttempts,
): void {
  const previous = nameBeside(folder, 'previous')
  const hadSite = moveAway(folder, previous)
  try {
    renameSync(staging, folder)
  } catch (error) {
    // Put the last good site back, unless another build has moved its own there in the meantime. Then replace that one.
    const isBack = hadSite && succeeds(() => renameSync(previous, folder))
    if (isBack || attempts === 1 || !existsSync(folder)) throw error
    swapSite({ folder, staging }, attempts - 1)
  } finally {
    if (hadSite && existsSync(folder)) removeSite(previous, folder)
  }
}

/** Puts the last good site back if a run was interrupted in the middle of a swap. */
export function restoreSite(folder: string): void {
  if (existsSync(folder)) return
  const previous = listBeside(folder).findLast(({ kind }) => kind === 'previous')
  if (!previous) return
  try {
    renameSync(previous.path, folder)
  } catch (error) {
    // Another run may have restored it first.
    if (!existsSync(folder)) throw error
  }
}

/** Removes what finished runs left next to the site, except a `previous` that is the last good site. */
export function removeStaleFolders(folder: string): void {
  for (const stale of listBeside(folder).filter(isAbandoned)) {
    if (stale.kind !== 'previous') removeFolder(stale.path)
    else if (existsSync(folder)) removeSite(stale.path, folder)
  }
}

/** Renames first, so that an interrupted run can't leave a partial site under a name that means last good site. */
function removeSite(path: string, folder: string): void {
  const removed = nameBeside(folder, 'removed')
  if (succeeds(() => renameSync(path, removed))) removeFolder(removed)
}

/** Returns whether there was something to move. */
function moveAway(folder: string, path: string): boolean {
  try {
    renameSync(folder, path)
    return true
  } catch (error) {
    if (isDiskError(error) && error.code === 'ENOENT') return false
    throw error
  }
}

type Beside = ReturnType<typeof readBeside>[number]

/** The folders that runs, finished or not, have next to the site; oldest first. */
function listBeside(folder: string): Beside[] {
  const names = unlessRefused(() => readdirSync(dirname(folder))) ?? []
  return names.flatMap((name) => readBeside(folder, name)).toSorted((a, b) => a.changed - b.changed)
}

/** What a run left, with the ID of its process, and the time of the last change in milliseconds since 1970. */
function readBeside(folder: string, name: string) {
  const start = `.${basename(folder)}.`
  const [, kind, pid] = /^(next|previous|removed)-(\d+)-[0-9a-f]{8}$/.exec(name.slice(start.length)) ?? []
  if (!name.startsWith(start) || kind === undefined) return []
  const path = join(dirname(folder), name)
  const changed = unlessRefused(() => lstatSync(path).ctimeMs)
  return changed === undefined ? [] : [{ path, kind: kind as Kind, pid: Number(pid), changed }]
}

/** Whether the run that made it is over. */
function isAbandoned({ pid, changed }: Beside): boolean {
  // In a container, each run may have the same process ID.
  if (pid === process.pid) return changed < performance.timeOrigin
  return !isRunning(pid) || Date.now() - changed > longestRun
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only checks whether the process exists.
    return process.kill(pid, 0)
  } catch (error) {
    return isDiskError(error) && error.code === 'EPERM'
  }
}
