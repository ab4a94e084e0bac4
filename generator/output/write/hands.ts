import type { PlaceJob, PlaceResult } from './place-jobs.ts'
import { placeJobs } from './place-jobs.ts'
import { removeFolder } from './swap-site.ts'

/** Who does on the disk what takes long. */
export interface Hands {
  /** Puts files in their places. Resolves when they are being worked on, with a promise of what comes of it. */
  place(jobs: readonly PlaceJob[]): Promise<{ readonly result: Promise<readonly PlaceResult[]> }>
  /** Removes a folder that nobody needs any more, some time before `close` is done. */
  remove(folder: string): void
  /** Resolves when all is done. */
  close(): Promise<void>
}

/** Does it here and now. */
export const ownHands: Hands = {
  place: async (jobs) => ({ result: Promise.resolve(placeJobs(jobs)) }),
  remove: removeFolder,
  close: async () => undefined,
}
