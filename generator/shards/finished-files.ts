import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { ShardManifest } from './shard-manifest.ts'

/** Files of the site that other machines have made. */
export interface FinishedFiles {
  /** The bytes of the file at `path` with exactly this version; one that was damaged on its way is as good as none. */
  read(path: string, version: string): Buffer | undefined
}

export interface FinishedShard {
  /** Absolute. */
  readonly folder: string
  readonly manifest: ShardManifest
}

export function gatherFinished(shards: readonly FinishedShard[]): FinishedFiles {
  const files = new Map(
    shards.flatMap(({ folder, manifest }) =>
      manifest.files.map(({ path, version, sum }) => [path, { file: join(folder, path), version, sum }] as const),
    ),
  )
  return {
    read(path, version) {
      const found = files.get(path)
      return found?.version === version ? readWhole(found.file, found.sum) : undefined
    },
  }
}

function readWhole(file: string, sum: number): Buffer | undefined {
  try {
    const bytes = readFileSync(file)
    return crc32(bytes) === sum ? bytes : undefined
  } catch {
    return undefined
  }
}
