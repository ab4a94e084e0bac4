import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { OutputFile } from '../shared/output-file.ts'
import { shardFolder } from './shard.ts'

/** The pages and cards of a shard, with what they were made of. */
export interface ShardManifest {
  /** Of the generator that made it. */
  readonly source: string
  readonly files: readonly ShardFile[]
}

export interface ShardFile {
  readonly path: string
  readonly version: string
  /** CRC-32 of the bytes: a file may have come a long way. */
  readonly sum: number
}

const manifestFile = `${shardFolder}/manifest.json`

/** Lists what lies in the folder of a finished shard. */
export function buildManifest(source: string, folder: string, outputs: readonly OutputFile[]): ShardManifest {
  const files = outputs.flatMap(({ path, version }) =>
    version === undefined ? [] : [{ path, version, sum: crc32(readFileSync(join(folder, path))) }],
  )
  return { source, files }
}

export function locateManifest(folder: string): string {
  return join(folder, manifestFile)
}

/** `undefined` where the folder is no shard. */
export function readManifest(folder: string): ShardManifest | undefined {
  try {
    return JSON.parse(readFileSync(locateManifest(folder), 'utf8')) as ShardManifest
  } catch {
    return undefined
  }
}
