import type { Draft } from '../../output/write/draft.ts'
import { type Hands, ownHands } from '../../output/write/hands.ts'
import { nameBeside } from '../../output/write/leftovers.ts'
import { WriteError } from '../../output/write/write-error.ts'
import { createSender } from './sent-jobs.ts'
import type { SiteAnswer, SiteTask } from './tasks.ts'
import { openThreadPool, type ThreadEntry, type ThreadPool } from './thread-pool.ts'

/** Batches that are placed here before a thread is started for the rest: most builds make few files. */
const fewestBatches = 12

/** Files of a site from which on the next draft is begun on a thread, sooner than it would be done later and here. */
const fewestFiles = 500

/** A record as it goes to the thread. */
export interface SentRecord {
  readonly bytes: Uint8Array
  readonly files: number
}

/** Hands that work on a thread, where there is enough to do. */
export interface ThreadedHands extends Hands {
  /** Begins a draft while all else is read; `undefined` where that is sooner done later and here. */
  begin(folder: string, record: SentRecord | undefined): Draft | undefined
  /** Whether a site of so many files is one whose next draft is begun so. */
  beginsWith(files: number): boolean
}

/** A thread that puts files in their places and removes old ones, while this one finds out what to put there: there is work for two. */
export function openSiteThread(entry: ThreadEntry | undefined, cores: number): ThreadedHands {
  if (!entry || cores < 2) return { ...ownHands, begin: () => undefined, beginsWith: () => false }
  let pool: ThreadPool<SiteTask, SiteAnswer> | undefined
  // One thread alone: it does one task after the other, and learns shared parts in the order in which they are sent.
  const open = () => (pool ??= openThreadPool<SiteTask, SiteAnswer>(entry, 1))
  const ask = async (task: SiteTask) => (await open().hand(task)).result
  const sender = createSender()
  const removals: Promise<unknown>[] = []
  let batches = 0
  return {
    beginsWith: (files) => files >= fewestFiles,
    begin(folder, record) {
      if (!record || record.files < fewestFiles) return undefined
      const folders = { folder, next: nameBeside(folder, 'next') }
      const lost = ask({ kind: 'begin', folders, record: record.bytes }).then(expectLost)
      // Whoever uses the draft hears of a failure.
      lost.catch(() => undefined)
      return { ...folders, lost }
    },
    async place(jobs) {
      batches += 1
      if (!pool && batches <= fewestBatches) return ownHands.place(jobs)
      const { result } = await open().hand(sender.describe(jobs))
      return { result: result.then(expectPlaced) }
    },
    remove(folder) {
      if (pool) removals.push(ask({ kind: 'remove', folder }))
      else ownHands.remove(folder)
    },
    async close() {
      // What cannot be removed is left to a later run.
      await Promise.allSettled(removals)
      await pool?.close()
    },
  }
}

function expectLost(answer: SiteAnswer): readonly string[] {
  if ('refused' in answer) throw new WriteError(answer.refused)
  if ('lost' in answer) return answer.lost
  throw new Error('a thread was asked for a draft, and has answered something else')
}

function expectPlaced(answer: SiteAnswer) {
  if ('placed' in answer) return answer.placed
  throw new Error('a thread was asked to place files, and has answered something else')
}
