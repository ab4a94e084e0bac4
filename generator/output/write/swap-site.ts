import { randomBytes } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, renameSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import { isDiskError, removeFolder, succeeds, unlessRefused } from '../../shared/fs/disk-error.ts'

/** A staging directory, the site that it replaces while both are moved, and one that is being removed. */
type Kind = 'next' | 'previous' | 'removed'

/** Milliseconds after which a running process has the number of a run that ended, and is not that run. */
const longestRun = 24 * 60 * 60 * 1000

/** How often builds at one time may be in each other's way. */
const mostAttempts = 5

/**
 * `.dist.next-4711-1f0c9a2b`: beside the site, so that moving is renaming; hidden, unlike any other run's, and with the
 * number of the process, so that later runs know whether it is still needed.
 */
export function nameBeside(folder: string, kind: Kind): string {
  const suffix = `${process.pid}-${randomBytes(4).toString('hex')}`
  return join(dirname(folder), `.${basename(folder)}.${kind}-${suffix}`)
}

/**
 * Moves the site that was made at `staging` to `folder`, and what was there away. Node cannot exchange two folders, so for
 * microseconds there is none: a run that is stopped there leaves the last good site as `previous`, for `restoreSite`.
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
    // The last good site comes back, unless another build has put its own there in the meantime: that one is replaced in turn.
    const isBack = hadSite && succeeds(() => renameSync(previous, folder))
    if (isBack || attempts === 1 || !existsSync(folder)) throw error
    swapSite({ folder, staging }, attempts - 1)
  } finally {
    if (hadSite && existsSync(folder)) removeSite(previous, folder)
  }
}

/** Puts the last good site back, where a run was stopped between the two moves of its swap. */
export function restoreSite(folder: string): void {
  if (existsSync(folder)) return
  const previous = listBeside(folder).findLast(({ kind }) => kind === 'previous')
  if (!previous) return
  try {
    renameSync(previous.path, folder)
  } catch (error) {
    // Another run may have been faster.
    if (!existsSync(folder)) throw error
  }
}

/** Removes what runs that are over have left beside the site, but for a site that is the last good one. */
export function removeStaleFolders(folder: string): void {
  for (const stale of listBeside(folder).filter(isAbandoned)) {
    if (stale.kind !== 'previous') removeFolder(stale.path)
    else if (existsSync(folder)) removeSite(stale.path, folder)
  }
}

/** Under another name first, so that no run that is stopped leaves half a site where the last good one is looked for. */
function removeSite(path: string, folder: string): void {
  const removed = nameBeside(folder, 'removed')
  if (succeeds(() => renameSync(path, removed))) removeFolder(removed)
}

/** Whether there was something to move. */
function moveAway(folder: string, path: string): boolean {
  try {
    renameSync(folder, path)
    return true
  } catch (error) {
    if (isDiskError(error) && error.code === 'ENOENT') return false
    throw error
  }
}

interface Beside {
  readonly path: string
  readonly kind: Kind
  /** Number of the process that made it. */
  readonly pid: number
  /** Milliseconds since 1970. */
  readonly changed: number
}

/** What runs have beside the site, be they over or not; oldest first. */
function listBeside(folder: string): Beside[] {
  const names = unlessRefused(() => readdirSync(dirname(folder))) ?? []
  return names.flatMap((name) => readBeside(folder, name)).toSorted((a, b) => a.changed - b.changed)
}

function readBeside(folder: string, name: string): Beside[] {
  const start = `.${basename(folder)}.`
  const [, kind, pid] = /^(next|previous|removed)-(\d+)-[0-9a-f]{8}$/.exec(name.slice(start.length)) ?? []
  if (!name.startsWith(start) || kind === undefined) return []
  const path = join(dirname(folder), name)
  const changed = unlessRefused(() => lstatSync(path).ctimeMs)
  return changed === undefined ? [] : [{ path, kind: kind as Kind, pid: Number(pid), changed }]
}

/** Whether the run that made it is over, and can no longer need it. */
function isAbandoned({ pid, changed }: Beside): boolean {
  // In a container each run may have the same number.
  if (pid === process.pid) return changed < performance.timeOrigin
  return !isRunning(pid) || Date.now() - changed > longestRun
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 is not delivered; it only checks.
    return process.kill(pid, 0)
  } catch (error) {
    return isDiskError(error) && error.code === 'EPERM'
  }
}
