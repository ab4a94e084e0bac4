import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashContent } from '../../generator/shared/hash-content.ts'

/** Each file's path with a hash of its bytes. */
export async function readTree(path: string): Promise<Record<string, string>> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hashes = files
    .toSorted()
    .map(async (file) => [file.slice(path.length), hashContent(await readFile(file))] as const)
  return Object.fromEntries(await Promise.all(hashes))
}
