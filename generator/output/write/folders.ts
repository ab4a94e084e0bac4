import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Where a site lies that is replaced, and where the one is made that replaces it; absolute. */
export interface Folders {
  readonly folder: string
  readonly next: string
}

/** Makes a new folder, and below it those that are asked for. */
export function createFolders(next: string) {
  const parent = dirname(next)
  if (!existsSync(parent)) mkdirSync(parent, { recursive: true })
  mkdirSync(next)
  return openFolders(next)
}

/** Makes folders below one that is there. */
export function openFolders(next: string) {
  const made = new Set([next])
  /** Each folder once, and by itself: asked for several at once, Node tells of a disk that cannot be written that it is not there. */
  const make = (path: string): void => {
    if (made.has(path)) return
    make(dirname(path))
    if (!existsSync(path)) mkdirSync(path)
    made.add(path)
  }
  return { make }
}
