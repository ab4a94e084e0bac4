import { linkSync, lstatSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { attempt, succeeds } from './attempt.ts'
import type { RecordedFile } from './site-record.ts'
import { onDisk } from './write-error.ts'

/** The same file as it was, where all of it is equal: whoever writes to a file changes its time, whoever replaces it its number. */
export type FileState = Pick<RecordedFile, 'size' | 'mtimeMs' | 'ino'>

/** Where a file of the site goes; plain data. */
export interface Place {
  /** Where the site lies that is replaced. */
  readonly folder: string
  /** The file in it; absolute, as all paths here. */
  readonly old: string
  /** Where the file is put; there is nothing yet. */
  readonly path: string
}

export interface PlacedFile {
  readonly state: FileState
  /** It is the very file of the site that is replaced. */
  readonly isUnchanged: boolean
}

/**
 * Puts bytes in their place. Where the file of the old site has the same, it is linked, so that it keeps its time; else `file`
 * is, where one is kept that has them. Nothing is ever written over: a file of the old site, and one that is kept, is the same
 * as that of the new one.
 */
export function placeBytes(content: string | Uint8Array, file: string | undefined, place: Place): PlacedFile {
  const same = findSame(place.old, content)
  const state = same && linkOld(place, same)
  if (state) return { state, isUnchanged: true }
  return { state: onDisk(place.folder, () => putNew(place.path, content, file)), isUnchanged: false }
}

function findSame(old: string, content: string | Uint8Array): FileState | undefined {
  // Mostly there is none, and to say so by throwing takes longer than to look.
  const state = attempt(() => lstatSync(old, { throwIfNoEntry: false }))
  if (state?.size !== Buffer.byteLength(content)) return undefined
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return attempt(() => readFileSync(old))?.equals(bytes) ? state : undefined
}

/**
 * Links a file of the old site, where it is as expected; `undefined` where it is not. Linked first and looked at then: in between,
 * another build may have put another site there.
 */
export function linkOld({ folder, old, path }: Place, expected: FileState): FileState | undefined {
  if (!succeeds(() => linkSync(old, path))) return undefined
  return onDisk(folder, () => {
    const state = readState(path)
    if (state.size === expected.size && state.mtimeMs === expected.mtimeMs && state.ino === expected.ino) return state
    unlinkSync(path)
    return undefined
  })
}

/** Where a kept file cannot be linked (it is on another disk, or has as many links as it may), its bytes are written. */
function putNew(path: string, content: string | Uint8Array, file: string | undefined): FileState {
  const isLinked = file !== undefined && succeeds(() => linkSync(file, path))
  if (!isLinked) writeFileSync(path, content, { flag: 'wx' })
  return readState(path)
}

function readState(path: string): FileState {
  const { size, mtimeMs, ino } = lstatSync(path)
  return { size, mtimeMs, ino }
}
