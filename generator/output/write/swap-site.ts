import { existsSync, renameSync, rmSync } from 'node:fs'
import { succeeds } from './attempt.ts'
import type { Folders } from './folders.ts'
import { isAbandoned, listBeside, nameBeside } from './leftovers.ts'

/** How often builds at one time may be in each other's way. */
const mostAttempts = 5

/**
 * Moves the site that was made at `next` to `folder`, and what was there away. Node cannot exchange two folders, so for
 * microseconds there is none: whoever is stopped there leaves the last good site as `previous`, for `restoreSite`.
 */
export function swapSite({ folder, next }: Folders, remove: Remove, attempts = mostAttempts): void {
  const previous = nameBeside(folder, 'previous')
  const hadSite = moveAway(folder, previous)
  try {
    renameSync(next, folder)
  } catch (error) {
    // The last good site comes back, unless another build has put its own there in the meantime: that one is replaced in turn.
    const isBack = hadSite && succeeds(() => renameSync(previous, folder))
    if (isBack || attempts === 1 || !existsSync(folder)) throw error
    swapSite({ folder, next }, remove, attempts - 1)
  } finally {
    if (hadSite && existsSync(folder)) removeSite(previous, folder, remove)
  }
}

/** Removes a folder, now or later. */
type Remove = (folder: string) => void

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
export function removeLeftovers(folder: string): void {
  for (const leftover of listBeside(folder).filter(isAbandoned)) {
    if (leftover.kind !== 'previous') removeFolder(leftover.path)
    else if (existsSync(folder)) removeSite(leftover.path, folder, removeFolder)
  }
}

/** What cannot be removed now is left to a later run: nobody waits for it. */
export function removeFolder(path: string): void {
  succeeds(() => rmSync(path, { recursive: true, force: true }))
}

/** Under another name first, so that no run that is stopped leaves half a site where the last good one is looked for. */
function removeSite(path: string, folder: string, remove: Remove): void {
  const removed = nameBeside(folder, 'removed')
  if (succeeds(() => renameSync(path, removed))) remove(removed)
}

/** Whether there was something to move. */
function moveAway(folder: string, path: string): boolean {
  try {
    renameSync(folder, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
