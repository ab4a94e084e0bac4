import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes texts below a folder, by their paths there. */
export async function writeFiles(folder: string, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}
