import { crc32 } from 'node:zlib'

/** One of `count` parts of a site, from 1; together they are all of it. */
export interface Shard {
  readonly number: number
  readonly count: number
}

/** Reads `2/4`; `undefined` for what is none. */
export function parseShard(text: string): Shard | undefined {
  const [, number, count] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []
  const shard = { number: Number(number), count: Number(count) }
  return shard.number >= 1 && shard.number <= shard.count ? shard : undefined
}

/** Whether a page belongs to the shard, by its address: the same on every machine, and for as many in each. */
export function isInShard({ number, count }: Shard, path: string): boolean {
  return crc32(path) % count === number - 1
}

/** Where a shard keeps what the merge needs beside its pages. */
export const shardFolder = '.shard'
