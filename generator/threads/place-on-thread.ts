import { isShared, type PageParts } from '../../templates/page-parts.ts'
import { placeHere, type PlaceJob, type Placer } from '../write/place-jobs.ts'
import type { PlaceResults, PlaceTask, SentJob } from './tasks.ts'
import { openThreadPool, type ThreadEntry, type ThreadPool } from './thread-pool.ts'

/** Batches that are placed here before a thread is started for the rest: most builds make few files. */
const fewest = 12

/** Puts files in their places on a thread, while this one makes the next: there is work for two. */
export function createThreadedPlacer(entry: ThreadEntry, cores: number): Placer {
  if (cores < 2) return placeHere
  let handed = 0
  let pool: ThreadPool<PlaceTask, PlaceResults> | undefined
  const sender = createSender()
  return {
    async hand(jobs) {
      handed += 1
      if (handed <= fewest) return placeHere.hand(jobs)
      // One thread alone: it has to learn the shared parts in the order in which they are sent.
      pool ??= openThreadPool<PlaceTask, PlaceResults>(entry, 1)
      return pool.hand(sender.describe(jobs))
    },
    async close() {
      await pool?.close()
      pool = undefined
    },
  }
}

/** Sends each part that pages share once, and then its number. */
function createSender() {
  const numbers = new Map<string, number>()
  return {
    describe(jobs: readonly PlaceJob[]): PlaceTask {
      const learnt: string[] = []
      const numberOf = (part: string) => {
        const known = numbers.get(part)
        if (known !== undefined) return known
        learnt.push(part)
        numbers.set(part, numbers.size)
        return numbers.size - 1
      }
      const send = (parts: PageParts) => parts.map((part, index) => (isShared(index) ? numberOf(part) : part))
      return {
        kind: 'place',
        jobs: jobs.map(({ parts, ...job }) => ({ ...job, parts: parts && send(parts) })),
        learnt,
      }
    },
  }
}

/** The other end of `createThreadedPlacer`: jobs as they were before they were sent. */
export function createReceiver(): (task: PlaceTask) => PlaceJob[] {
  const shared: string[] = []
  const receive = (parts: NonNullable<SentJob['parts']>) =>
    parts.map((part) => (typeof part === 'number' ? (shared[part] ?? '') : part))
  return ({ jobs, learnt }) => {
    shared.push(...learnt)
    return jobs.map(({ parts, ...job }) => ({ ...job, parts: parts && receive(parts) }))
  }
}
