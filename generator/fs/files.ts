import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** The few file operations that `load` and `assets` need. Tests pass a plain object of paths and texts. */
export interface Files {
  /** Paths of all files below `folder`, relative to it, with forward slashes, sorted; empty where there is no such folder. */
  list(folder: string): Promise<string[]>
  /** The bytes of a file, or `undefined` where there is none. */
  read(file: string): Promise<Uint8Array | undefined>
  /** How many bytes `read` would bring into memory; absent where they are there already. */
  size?(file: string): Promise<number | undefined>
}

export const diskFiles: Files = {
  async list(folder) {
    try {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile() || entry.isSymbolicLink())
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
  read: (file) => unlessMissing(readFile(file)),
  async size(file) {
    return (await unlessMissing(stat(file)))?.size
  },
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
  return error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code))
}
