import type { OutputFile } from '../../shared/output-file.ts'
import type { Place, PlacedFile } from './place-file.ts'
import type { Hands } from './hands.ts'
import { type PlaceJob, placeJobs, type PlaceResult } from './place-jobs.ts'
import { WriteError } from './write-error.ts'

/** Files that are handed over at a time. */
const batchSize = 32

/** Gathers files that have to be made, and hands them over many at a time. */
export interface Batches {
  /** Makes the file; resolves when more may come. */
  add(output: OutputFile, place: Place): Promise<void>
  /** Resolves when all files are in their places. */
  end(): Promise<void>
}

interface Waiting {
  readonly output: OutputFile
  readonly job: PlaceJob
}

interface Handed {
  readonly output: OutputFile
  readonly place: Place
}

export function createBatches(hands: Hands, note: (output: OutputFile, placed: PlacedFile) => void): Batches {
  const results: Promise<void>[] = []
  let waiting: Waiting[] = []
  const take = (batch: readonly Handed[], placed: readonly PlaceResult[]) => {
    for (const [index, { output, place }] of batch.entries()) {
      const result = placed[index]
      // Whoever has the bytes knows best what to say of a kept file that is not what was kept.
      const isLost = result !== undefined && 'damaged' in result
      const [made] = isLost ? placeJobs([{ place, content: output.content }]) : [result]
      note(output, expectPlaced(output, made))
    }
  }
  const flush = async () => {
    if (waiting.length === 0) return
    // What was handed over is not kept until it is done: pages would grow old in memory.
    const batch = waiting.map(({ output, job: { place } }) => ({ output, place }))
    const jobs = waiting.map(({ job }) => job)
    waiting = []
    const { result } = await hands.place(jobs)
    const taken = result.then((placed) => take(batch, placed))
    // Whoever waits for the end hears of a failure.
    taken.catch(() => undefined)
    results.push(taken)
  }
  return {
    async add(output, place) {
      waiting.push({ output, job: { place, ...describeContent(output) } })
      if (waiting.length === batchSize) await flush()
    },
    async end() {
      await flush()
      await Promise.all(results)
    },
  }
}

/** What the file is made of, as whoever puts it in its place needs it. A kept file is read where it is linked, and not here. */
function describeContent(output: OutputFile): Pick<PlaceJob, 'content' | 'parts' | 'file'> {
  if (output.file !== undefined) return { file: output.file }
  const { parts } = output
  return parts ? { parts } : { content: output.content }
}

function expectPlaced({ path }: OutputFile, result: PlaceResult | undefined): PlacedFile {
  if (result && 'state' in result) return result
  if (result && 'refused' in result) throw new WriteError(result.refused)
  throw new Error(`nobody has put ${path} in its place`)
}
