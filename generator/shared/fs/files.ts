import {
  closeSync,
  constants,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs'
import { relative, sep } from 'node:path'
import { oncePerName } from '../once-per.ts'
import { hasCode } from './disk-error.ts'

/** The file operations that `load` and `assets` need. Tests pass a plain object of paths and texts. */
export interface Files {
  /**
   * Paths of all files below `folder`, relative to it, with forward slashes, sorted; empty if the folder doesn't exist. Also
   * lists links, pipes, and folders named like a text file, so that they can be reported as not read.
   */
  list(folder: string): string[]
  /** The bytes of a file, or `undefined` if there isn't one. */
  read(file: string): Uint8Array | undefined
  /** Stats a path before it is read. `undefined` if there is nothing. */
  look(file: string): FileLook | undefined
}

/** Changes with every change to a file. */
export interface FileState {
  readonly id: string
  /** Time of the last change, in milliseconds since 1970: `ctime`, which can't be set back. */
  readonly changed: number
}

export interface FileLook {
  /** `lost` is a broken or circular link; `other` is a pipe or a device, which never ends or holds no data. */
  readonly kind: 'file' | 'folder' | 'lost' | 'other'
  readonly bytes: number
  readonly isLink: boolean
  /** Absent if unknown. */
  readonly state?: FileState | undefined
  /** Where a link points, or a folder's real path; absolute. */
  readonly target?: string | undefined
}

/** The disk. Calls are synchronous: for small files, that takes an eighth of the time. */
export const diskFiles: Files = {
  list(folder) {
    const entries = unlessMissing(() => readdirSync(folder, { recursive: true, withFileTypes: true })) ?? []
    const startOf = oncePerName((parent: string) => {
      const path = relative(folder, parent).replaceAll(sep, '/')
      return path === '' ? '' : `${path}/`
    })
    return entries
      .filter((entry) => !entry.isDirectory() || /\.(?:md|ya?ml)$/.test(entry.name))
      .map(({ parentPath, name }) => startOf(parentPath) + name)
      .toSorted()
  },
  read: (file) => unlessMissing(() => readWithoutWaiting(file)),
  look(file) {
    const found = unlessMissing(() => lstatSync(file))
    const isLink = found?.isSymbolicLink() === true
    if (found?.isFile()) return { kind: 'file', bytes: found.size, isLink, state: describeState(found) }
    const target = found && unlessMissing(() => realpathSync(file))
    const leadsTo = target === undefined ? undefined : unlessMissing(() => statSync(target))
    if (leadsTo) return { kind: kindOf(leadsTo), bytes: leadsTo.size, isLink, target }
    return found && { kind: 'lost', bytes: 0, isLink }
  },
}

/** What git compares to detect that a file was touched. */
function describeState({ mtimeMs, ctimeMs, ino, size }: Stats): FileState {
  return { id: `${mtimeMs} ${ctimeMs} ${ino} ${size}`, changed: ctimeMs }
}

/** With this flag, reading a pipe doesn't wait for a writer. Windows has neither. */
const readingFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

function readWithoutWaiting(file: string): Uint8Array {
  const descriptor = openSync(file, readingFlags)
  try {
    return readFileSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function kindOf(found: Stats): FileLook['kind'] {
  if (found.isFile()) return 'file'
  return found.isDirectory() ? 'folder' : 'other'
}

function unlessMissing<T>(find: () => T): T | undefined {
  try {
    return find()
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP')) return undefined
    throw error
  }
}
