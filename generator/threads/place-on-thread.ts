import { placeHere, type PlaceJob, type Placer } from '../write/place-jobs.ts'
import type { PlaceResults, PlaceTask } from './tasks.ts'
import { openThreadPool, type ThreadEntry, type ThreadPool } from './thread-pool.ts'

/** Batches that are placed here before a thread is started for the rest: most builds make few files. */
const fewest = 12

/** Puts files in their places on a thread, while this one makes the next: there is work for two. */
export function createThreadedPlacer(entry: ThreadEntry, cores: number): Placer {
  if (cores < 2) return placeHere
  let handed = 0
  let pool: ThreadPool<PlaceTask, PlaceResults> | undefined
  return {
    async hand(jobs) {
      handed += 1
      if (handed <= fewest) return placeHere.hand(jobs)
      pool ??= openThreadPool<PlaceTask, PlaceResults>(entry, 1)
      // Bytes are given away: neither copied nor left in memory here.
      const sent = jobs.map(encodeJob)
      return pool.hand(
        { kind: 'place', jobs: sent.map(({ job }) => job) },
        sent.flatMap(({ buffer }) => buffer ?? []),
      )
    },
    async close() {
      await pool?.close()
      pool = undefined
    },
  }
}

interface SentJob {
  readonly job: PlaceJob
  readonly buffer?: ArrayBuffer
}

/** A text as bytes in a buffer of their own; other bytes are copied, since they may be needed here. */
function encodeJob(job: PlaceJob): SentJob {
  if (typeof job.content !== 'string') return { job }
  const content = new TextEncoder().encode(job.content)
  return { job: { ...job, content }, buffer: content.buffer }
}
