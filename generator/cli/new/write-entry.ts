import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { writeFileWhole } from '../../shared/fs/write-file-whole.ts'

/** Writes a file that is not there yet. `false` if there is one: it stays as it is. */
export async function createFile(file: string, text: string): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    // Half of it, on a full disk.
    await rm(file, { force: true })
    throw error
  }
}

/** Puts another text into a file, whole or not at all. `false` if the file has changed since it was read. */
export async function replaceFile(file: string, before: Uint8Array, after: string): Promise<boolean> {
  const { mode } = await stat(file)
  if (!(await readFile(file)).equals(before)) return false
  writeFileWhole(file, after)
  await chmod(file, mode)
  return true
}
