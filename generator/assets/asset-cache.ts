import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Keeps what was dear to make, by the hash of all that went into it. */
export interface AssetCache {
  /** The bytes kept under `key`; else makes, keeps and returns them. Nothing is kept where nothing could be made. */
  remember<Made extends Uint8Array | undefined>(key: string, make: () => Promise<Made>): Promise<Uint8Array | Made>
}

/**
 * A cache of one file a key in `folder`. A file is written beside its place and moved there, so that none is ever half there.
 * Each begins with the sum of its bytes: what a disk or a hand has changed is made anew, and never published.
 */
export function openAssetCache(folder: string): AssetCache {
  return {
    async remember(key, make) {
      const file = join(folder, key)
      const kept = await recall(file)
      if (kept) return kept
      const bytes = await make()
      // A cache that cannot be written (a read-only folder, a full disk) costs time and nothing else.
      if (bytes) await keep(file, seal(bytes)).catch(() => undefined)
      return bytes
    },
  }
}

/** The same cache for whom may write nothing: what builds have kept is read, and what they have not is made and dropped. */
export function readAssetCache(folder: string): AssetCache {
  return { remember: async (key, make) => (await recall(join(folder, key))) ?? make() }
}

/** For `--no-cache` and tests. */
export const noCache: AssetCache = { remember: (_, make) => make() }

const sumLength = 32

async function recall(file: string): Promise<Uint8Array | undefined> {
  return unseal(await readFile(file).catch(() => undefined))
}

function seal(bytes: Uint8Array): Uint8Array {
  return Buffer.concat([sumOf(bytes), bytes])
}

function unseal(sealed: Buffer | undefined): Uint8Array | undefined {
  const bytes = sealed?.subarray(sumLength)
  return bytes && sealed && sumOf(bytes).equals(sealed.subarray(0, sumLength)) ? bytes : undefined
}

function sumOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

async function keep(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${randomBytes(4).toString('hex')}.part`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(part, bytes)
  await rename(part, file)
}
