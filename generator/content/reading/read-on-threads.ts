import { availableParallelism } from 'node:os'
import type { FreshReading } from './reading.ts'
import type { ReadingOptions } from './read-source.ts'
import { type ReadingRequest, type ReadMany, readInTurn } from './readings.ts'

/** The worker module, whose default export reads files (`read-worker.ts`). */
export interface ThreadEntry {
  readonly filename: string
  /** Node flags needed to load it, such as a TypeScript loader. */
  readonly execArgv: string[]
}

/** A batch of files, with their text, for one worker. */
export interface ReadTask {
  readonly requests: readonly ReadingRequest[]
  readonly options: ReadingOptions
}

/**
 * Readings of a batch: each part is one text with a line per file. Node collects garbage half as often as with a text per file,
 * because large texts aren't copied.
 */
export type ReadBatch = Readonly<Record<keyof FreshReading, string>>

/** With fewer files, starting threads takes as long as it saves on two cores, and a fifth more processor time. */
export const fewestOnThreads = 1500

/** Files per task: enough to make messaging overhead negligible. */
const batchSize = 32

/** Reads on all cores if there are enough files. */
export function createThreadedReader(
  entry: ThreadEntry,
  onProgress: (done: number, total: number) => void = () => undefined,
  cores = availableParallelism(),
): ReadMany {
  return async (requests, options, onRead) => {
    let done = 0
    const take: typeof onRead = (request, reading) => {
      onRead(request, reading)
      done += 1
      onProgress(done, requests.length)
    }
    if (cores < 2 || requests.length < fewestOnThreads) return readInTurn(requests, options, take)
    const { Piscina } = await import('piscina')
    // The parser's memory is freed by the event loop, which `sync`, the default, would keep from running.
    const threads = { minThreads: cores, maxThreads: cores, atomics: 'disabled' as const }
    const pool = new Piscina<ReadTask, ReadBatch>({ ...entry, ...threads })
    const read = async (batch: readonly ReadingRequest[]) => {
      const readings = splitBatch(await pool.run({ requests: batch, options }))
      for (const [index, request] of batch.entries()) {
        const found = readings[index]
        if (found) take(request, found)
      }
    }
    try {
      const starts = Array.from({ length: Math.ceil(requests.length / batchSize) }, (_, index) => index * batchSize)
      await Promise.all(starts.map((start) => read(requests.slice(start, start + batchSize))))
    } finally {
      await pool.destroy()
    }
  }
}

/** JSON has no line breaks, so each part has as many lines as there are files. */
function splitBatch(batch: ReadBatch): FreshReading[] {
  const [html, words] = [batch.html.split('\n'), batch.words.split('\n')]
  return batch.reading
    .split('\n')
    .map((reading, index) => ({ reading, html: html[index], words: words[index] }) as FreshReading)
}
