import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { DamagedCacheError } from '../../shared/cache/damaged-cache-error.ts'
import { parseKeptName, sumBytes } from './kept-name.ts'

/** Bytes that were made once and go into the site as they are. */
export interface KeptFile {
  /** Read when asked for, each time. */
  readonly content: Uint8Array
  /** Absolute path of the file with these bytes; absent where nothing is kept on disk. */
  readonly file?: string
}

/** Nobody has looked at a kept file before it was needed, and then it was not what was kept. */
export class DamagedAssetError extends DamagedCacheError {
  constructor(file: string) {
    super(`The kept file ${file} was damaged and is removed: build again.`)
    this.name = 'DamagedAssetError'
  }
}

/** A kept file that nothing is read of now. Reading it later throws a `DamagedAssetError` where it is not what was kept. */
export function referToFile(file: string, onDamage: () => void): KeptFile {
  return {
    file,
    get content() {
      const bytes = readWhole(file)
      if (bytes) return bytes
      onDamage()
      throw new DamagedAssetError(file)
    },
  }
}

/** The bytes of a kept file, as `read` gives them; `undefined` where they are not those that its name tells of. */
export function readWhole(file: string, read: (file: string) => Uint8Array = readFileSync): Uint8Array | undefined {
  try {
    const bytes = read(file)
    return sumBytes(bytes) === parseKeptName(basename(file))?.sum ? bytes : undefined
  } catch {
    return undefined
  }
}

/** Puts bytes into a file that is there whole or not at all. Whether it could be done: a full disk costs time and nothing else. */
export async function keepWhole(file: string, bytes: Uint8Array): Promise<boolean> {
  const part = `${file}.${randomBytes(4).toString('hex')}.part`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(part, bytes)
    await rename(part, file)
    return true
  } catch {
    dropFile(part)
    return false
  }
}

/** Removes a file where that can be done. */
export function dropFile(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // Where nothing can be removed, nothing can be written either: it is found again, and made again.
  }
}
