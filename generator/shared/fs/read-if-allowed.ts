import { hasCode } from './disk-error.ts'
import type { Files } from './files.ts'

/** Reads a file. A missing permission is returned, for the author, and other errors are thrown. */
export function readIfAllowed(files: Files, file: string) {
  try {
    return files.read(file)
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM')) throw error
    return { message: "You don't have permission to read this file.", hint: 'give yourself permission to read it.' }
  }
}
