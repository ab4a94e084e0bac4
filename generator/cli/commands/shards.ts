import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pack } from '../../shared/cache/pack.ts'
import { openPack } from '../../shared/cache/pack.ts'
import { postPath } from '../../schema/paths.ts'
import { readSourceVersion } from '../../shared/fs/source-version.ts'
import type { OutputFile } from '../../shared/output-file.ts'
import { type FinishedFiles, gatherFinished } from '../../shards/finished-files.ts'
import { buildManifest, locateManifest, readManifest } from '../../shards/shard-manifest.ts'
import { isInShard, type Shard, shardFolder } from '../../shards/shard.ts'
import type { Entries } from '../../content/validate/entry.ts'
import type { ReadingRequest } from '../../content/reading/readings.ts'
import { readingPackNames, type ReadingPackName } from '../open-store.ts'
import { UsageError } from '../usage-error.ts'

/** Whether a shard needs all that a file says: that of a post where the page is its own, and every other file. */
export function needsAllOf(shard: Shard, { kind }: ReadingRequest): boolean {
  return !('collection' in kind && kind.collection === 'posts') || isInShard(shard, postPath(kind.id))
}

interface ShardWork {
  readonly outputs: readonly OutputFile[]
  readonly entries: Entries
  /** Where the readings of this run are. */
  readonly packs: Readonly<Record<ReadingPackName, Pack>>
}

/** Puts beside the pages of a shard what the merge needs: what they were made of, and what their posts say. */
export function keepShard(folder: string, { outputs, entries, packs }: ShardWork): void {
  const version = readSourceVersion()
  for (const name of readingPackNames) {
    const pack = openPack(join(folder, shardFolder, name), { version, today: 0, report: () => undefined })
    for (const post of entries.collections.posts) {
      const record = packs[name].get(post.version)
      if (record !== undefined) pack.set(post.version, record)
    }
    pack.close()
  }
  mkdirSync(join(folder, shardFolder), { recursive: true })
  writeFileSync(locateManifest(folder), JSON.stringify(buildManifest(version, folder, outputs)))
}

export interface OpenShards {
  readonly finished: FinishedFiles
  /** Absolute. */
  readonly stores: readonly string[]
}

/** Opens the folders of shards, whose names are as they were given. What another version has made is of no use. */
export function openShards(
  folders: readonly string[],
  names: readonly string[],
  report: (sentence: string) => void,
): OpenShards {
  const shards = folders.flatMap((folder, index) => {
    const manifest = readManifest(folder)
    const name = names[index] ?? folder
    if (!manifest)
      throw new UsageError(`--merge ${name} is no part of a site: build --shard 1/4 --out ${name} makes one.`)
    if (manifest.source === readSourceVersion()) return [{ folder, manifest }]
    report(`${name} was made by another version of the generator, or of node: its pages are made anew.`)
    return []
  })
  return { finished: gatherFinished(shards), stores: shards.map(({ folder }) => join(folder, shardFolder)) }
}
