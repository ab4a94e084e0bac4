import type { Stats } from 'node:fs'
import { lstat, readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** The few file operations that `load` and `assets` need. Tests pass a plain object of paths and texts. */
export interface Files {
  /**
   * Paths of all files below `folder`, relative to it, with forward slashes, sorted; empty where there is no such folder.
   * Links, pipes and folders named like a text are listed too, so that somebody can be told that nothing is read from them.
   */
  list(folder: string): Promise<string[]>
  /** The bytes of a file, or `undefined` where there is none. */
  read(file: string): Promise<Uint8Array | undefined>
  /** How many bytes `read` would bring into memory; absent where they are there already. */
  size?(file: string): Promise<number | undefined>
  /** What stands at a path, before it is read; absent where all are files. `undefined` where there is nothing. */
  look?(file: string): Promise<FileLook | undefined>
}

export interface FileLook {
  /** `lost` is a link that leads nowhere or in a circle, `other` what never ends or is no data: a pipe, a device. */
  readonly kind: 'file' | 'folder' | 'lost' | 'other'
  readonly bytes: number
  readonly isLink: boolean
  /** Where a link leads, and where a folder really lies; absolute. */
  readonly target?: string | undefined
}

export const diskFiles: Files = {
  async list(folder) {
    try {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => !entry.isDirectory() || /\.(?:md|ya?ml)$/.test(entry.name))
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .split(sep)
            .join('/'),
        )
        .toSorted()
    } catch (error) {
      if (isMissing(error)) return []
      throw error
    }
  },
  async read(file) {
    // Reading a pipe would wait for somebody to write into it.
    const found = await unlessMissing(stat(file))
    return found?.isFile() ? unlessMissing(readFile(file)) : undefined
  },
  async size(file) {
    return (await unlessMissing(stat(file)))?.size
  },
  async look(file) {
    const found = await unlessMissing(lstat(file))
    const isLink = found?.isSymbolicLink() === true
    if (found?.isFile()) return { kind: 'file', bytes: found.size, isLink }
    const target = found && (await unlessMissing(realpath(file)))
    const leadsTo = target === undefined ? undefined : await unlessMissing(stat(target))
    if (leadsTo) return { kind: kindOf(leadsTo), bytes: leadsTo.size, isLink, target }
    return found && { kind: 'lost', bytes: 0, isLink }
  },
}

function kindOf(found: Stats): FileLook['kind'] {
  if (found.isFile()) return 'file'
  return found.isDirectory() ? 'folder' : 'other'
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
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
