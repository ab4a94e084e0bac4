import type { ReadMany, ReadingRequest } from '../../content/reading/readings.ts'
import { readInTurn } from '../../content/reading/readings.ts'
import type { ReadResult, ReadTask } from './tasks.ts'
import { openThreadPool, type ThreadEntry } from './thread-pool.ts'

/** Files below which starting threads takes longer than they save. */
export const fewest = 200

/** Files that go to a thread at a time: enough that the way there and back does not count. */
const batchSize = 32

export interface ThreadOptions {
  readonly entry: ThreadEntry
  /** Cores of the machine. */
  readonly cores: number
  /** Called after each batch. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}

/** Reads on all cores where there are many files. The order in which readings come does not matter to anybody. */
export function createThreadedReader({ entry, cores, onProgress }: ThreadOptions): ReadMany {
  return async (requests, options, onRead) => {
    if (cores < 2 || requests.length < fewest) return readInTurn(requests, options, onRead)
    const pool = openThreadPool<ReadTask, ReadResult>(entry, cores)
    let done = 0
    const take = (batch: readonly ReadingRequest[], readings: ReadResult) => {
      for (const [index, request] of batch.entries()) {
        const packed = readings[index]
        if (packed) onRead(request, packed)
      }
      done += batch.length
      onProgress?.(done, requests.length)
    }
    try {
      const pending: Promise<void>[] = []
      for (let start = 0; start < requests.length; start += batchSize) {
        const batch = requests.slice(start, start + batchSize)
        // Comes back when a thread has taken it, so that no more texts are in memory than are being read.
        const { result } = await pool.hand({ kind: 'read', files: batch.map(describeFile), options })
        const taken = result.then((readings) => take(batch, readings))
        // Whoever waits for the end hears of a failure.
        taken.catch(() => undefined)
        pending.push(taken)
      }
      await Promise.all(pending)
    } finally {
      await pool.close()
    }
  }
}

function describeFile({ source: { file, path, text }, kind }: ReadingRequest): ReadTask['files'][number] {
  return { source: { file, path, text }, kind }
}
