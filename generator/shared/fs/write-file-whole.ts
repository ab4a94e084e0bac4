import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { succeeds } from './disk-error.ts'

/** Writes a file atomically, through a temporary file next to it. Creates its folder if needed. */
export function writeFileWhole(file: string, content: string | Uint8Array): void {
  putWhole(file, (part) => writeFileSync(part, content))
}

/** The same for a copy of another file, however large. */
export function copyFileWhole(from: string, file: string): void {
  putWhole(file, (part) => copyFileSync(from, part))
}

function putWhole(file: string, write: (part: string) => void): void {
  mkdirSync(dirname(file), { recursive: true })
  // A unique name, since several runs may write the same file at once.
  const part = `${file}.${randomBytes(4).toString('hex')}.part`
  try {
    write(part)
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

/** The same for a cache, which a full or read-only disk only makes slower. Returns whether the file was written. */
export function tryWriteFileWhole(file: string, content: string | Uint8Array): boolean {
  return succeeds(() => writeFileWhole(file, content))
}
