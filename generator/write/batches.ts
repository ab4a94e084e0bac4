import type { OutputFile } from '../output/output-file.ts'
import type { Place, PlacedFile } from './place-file.ts'
import { type PlaceJob, placeJobs, type Placer, type PlaceResult } from './place-jobs.ts'
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

export function createBatches(placer: Placer, note: (output: OutputFile, placed: PlacedFile) => void): Batches {
  const results: Promise<void>[] = []
  let waiting: Waiting[] = []
  const take = (batch: readonly Waiting[], placed: readonly PlaceResult[]) => {
    for (const [index, { output, job }] of batch.entries()) {
      const result = placed[index]
      // Whoever has the bytes knows best what to say of a kept file that is not what was kept.
      const isLost = result !== undefined && 'damaged' in result
      const [made] = isLost ? placeJobs([{ place: job.place, content: output.content }]) : [result]
      note(output, expectPlaced(output, made))
    }
  }
  const flush = async () => {
    const batch = waiting
    waiting = []
    if (batch.length === 0) return
    const { result } = await placer.hand(batch.map(({ job }) => job))
    const taken = result.then((placed) => take(batch, placed))
    // Whoever waits for the end hears of a failure.
    taken.catch(() => undefined)
    results.push(taken)
  }
  return {
    async add(output, place) {
      const { file } = output
      // A kept file is read where it is linked, and not here.
      waiting.push({ output, job: file === undefined ? { place, content: output.content } : { place, file } })
      if (waiting.length === batchSize) await flush()
    },
    async end() {
      await flush()
      await Promise.all(results)
    },
  }
}

function expectPlaced({ path }: OutputFile, result: PlaceResult | undefined): PlacedFile {
  if (result && 'state' in result) return result
  if (result && 'refused' in result) throw new WriteError(result.refused)
  throw new Error(`nobody has put ${path} in its place`)
}
