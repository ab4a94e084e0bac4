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
import { join, relative, sep } from 'node:path'

/** The few file operations that `load` and `assets` need. Tests pass a plain object of paths and texts. */
export interface Files {
  /**
   * Paths of all files below `folder`, relative to it, with forward slashes, sorted; empty where there is no such folder.
   * Links, pipes and folders named like a text are listed too, so that a report can say that nothing is read from them.
   */
  list(folder: string): Promise<string[]>
  /** The bytes of a file, or `undefined` if there isn't one. */
  read(file: string): Promise<Uint8Array | undefined>
  /** The same at once, for a text that is only sometimes asked for. */
  readNow?(file: string): Uint8Array | undefined
  /** What is at a path, before it is read; absent where all are files. `undefined` if there is nothing. */
  look?(file: string): Promise<FileLook | undefined>
}

/** Another one after every change of a file. */
export interface FileState {
  readonly id: string
  /** When it was last changed, in milliseconds since 1970: `ctime`, which cannot be set back. */
  readonly changed: number
}

export interface FileLook {
  /** `lost` is a link that leads nowhere or in a circle, `other` what never ends or is no data: a pipe, a device. */
  readonly kind: 'file' | 'folder' | 'lost' | 'other'
  readonly bytes: number
  readonly isLink: boolean
  /** Absent where it cannot be told. */
  readonly state?: FileState | undefined
  /** Where a link leads, and where a folder really is; absolute. */
  readonly target?: string | undefined
}

/** The disk. Looking and reading wait for it: for small files that takes an eighth of the time of not waiting. */
export const diskFiles: Files = {
  async list(folder) {
    const entries = unlessMissing(() => readdirSync(folder, { recursive: true, withFileTypes: true })) ?? []
    return entries
      .filter((entry) => !entry.isDirectory() || /\.(?:md|ya?ml)$/.test(entry.name))
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
      .toSorted()
  },
  async read(file) {
    return readNow(file)
  },
  readNow,
  async look(file) {
    const found = unlessMissing(() => lstatSync(file))
    const isLink = found?.isSymbolicLink() === true
    if (found?.isFile()) return { kind: 'file', bytes: found.size, isLink, state: describeState(found) }
    const target = found && unlessMissing(() => realpathSync(file))
    const leadsTo = target === undefined ? undefined : unlessMissing(() => statSync(target))
    if (leadsTo) return { kind: kindOf(leadsTo), bytes: leadsTo.size, isLink, target }
    return found && { kind: 'lost', bytes: 0, isLink }
  },
}

/** What git compares to see that a file was touched. */
function describeState({ mtimeMs, ctimeMs, ino, size }: Stats): FileState {
  return { id: `${mtimeMs} ${ctimeMs} ${ino} ${size}`, changed: ctimeMs }
}

function readNow(file: string): Uint8Array | undefined {
  return unlessMissing(() => readWithoutWaiting(file))
}

/** With this flag, reading a pipe does not wait for somebody to write into it. Windows has neither. */
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
    if (isMissing(error)) return undefined
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP'].includes(String(error.code))
  )
}
