import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Keeps what was dear to make, by the hash of all that went into it. */
export interface AssetCache {
  /** The bytes kept under `key`; else makes, keeps and returns them. */
  remember(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>
}

/** A cache of one file a key in `folder`. A file is written beside its place and moved there, so that none is ever half there. */
export function openAssetCache(folder: string): AssetCache {
  return {
    async remember(key, make) {
      const file = join(folder, key)
      const kept = await readFile(file).catch(() => undefined)
      if (kept && kept.length > 0) return kept
      const bytes = await make()
      // A cache that cannot be written (a read-only folder, a full disk) costs time and nothing else.
      await keep(file, bytes).catch(() => undefined)
      return bytes
    },
  }
}

/** For `--no-cache` and tests. */
export const noCache: AssetCache = { remember: (_, make) => make() }

async function keep(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${randomBytes(4).toString('hex')}.part`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(part, bytes)
  await rename(part, file)
}
