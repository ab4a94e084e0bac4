import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import type { FreshReading } from './reading.ts'
import type { ReadingOptions } from './read-source.ts'
import { type ReadingRequest, type ReadMany, readInTurn } from './readings.ts'

/** What a thread runs: a module whose default export reads files (`read-worker.ts`). */
export interface ThreadEntry {
  readonly filename: string
  /** What node needs to load it, such as a loader for TypeScript. */
  readonly execArgv: string[]
}

/** Files to be read by a thread, with their texts. */
export interface ReadTask {
  readonly requests: readonly ReadingRequest[]
  readonly options: ReadingOptions
}

/** Files below which starting threads takes longer than they save. */
const fewest = 200

/** Files that go to a thread at a time: enough that the way there and back does not count. */
const batchSize = 32

/** Reads on all cores where there are many files. */
export function createThreadedReader(
  entry: ThreadEntry,
  onProgress: (done: number, total: number) => void = () => undefined,
  cores = availableParallelism(),
): ReadMany {
  return async (requests, options, onRead) => {
    if (cores < 2 || requests.length < fewest) return readInTurn(requests, options, onRead)
    // So much read at once leaves much garbage, which is left until the heap has doubled. Collected sooner, a large site takes an
    // eighth less memory and no more time; an edit, which makes little garbage, would take longer.
    setFlagsFromString('--heap-growing-percent=50')
    const { Piscina } = await import('piscina')
    const threads = { minThreads: cores, maxThreads: cores }
    const pool = new Piscina<ReadTask, FreshReading[]>({ ...entry, ...threads })
    let done = 0
    const read = async (batch: readonly ReadingRequest[]) => {
      const readings = await pool.run({ requests: batch, options })
      for (const [index, request] of batch.entries()) {
        const found = readings[index]
        if (found) onRead(request, found)
      }
      done += batch.length
      onProgress(done, requests.length)
    }
    try {
      const starts = Array.from({ length: Math.ceil(requests.length / batchSize) }, (_, index) => index * batchSize)
      await Promise.all(starts.map((start) => read(requests.slice(start, start + batchSize))))
    } finally {
      await pool.destroy()
    }
  }
}
