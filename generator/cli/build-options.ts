import { parseShard, type Shard } from '../shards/shard.ts'
import { UsageError } from './usage-error.ts'

/** What `build` alone understands. */
export interface BuildOptions {
  /** Tells how long each stage took. */
  readonly profile: boolean
  /** A page of which is told why it was made or not. */
  readonly explain: string | undefined
  /** Makes one part of the site. */
  readonly shard: Shard | undefined
  /** Folders of parts that are joined, as given. */
  readonly merge: readonly string[]
}

interface Given {
  readonly profile: boolean
  readonly explain: string | undefined
  readonly shard: string | undefined
  readonly merge: boolean
}

/** Reads the options of `build`, and the words behind it. */
export function readBuildOptions(
  command: string | undefined,
  { profile, explain, shard: text, merge }: Given,
  words: readonly string[],
): BuildOptions {
  const given = Object.entries({ profile, explain, shard: text, merge }).find(
    ([, value]) => value !== undefined && value !== false,
  )
  if (command !== 'build' && given) throw new UsageError(`--${given[0]} belongs to build.`)
  const shard = text === undefined ? undefined : parseShard(text)
  if (text !== undefined && !shard)
    throw new UsageError(`--shard is a number of a part and how many there are, such as 2/4, and not "${text}".`)
  if (shard && merge) throw new UsageError('--shard makes a part and --merge joins parts: choose one.')
  if (merge && words.length === 0)
    throw new UsageError('--merge needs the folders of the parts behind it: --merge part-1 part-2.')
  return { profile, explain, shard, merge: merge ? words : [] }
}
