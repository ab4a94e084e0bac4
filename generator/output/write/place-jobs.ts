import type { PageParts } from '../../../templates/page-parts.ts'
import { readWhole } from '../../assets/cache/cached-file.ts'
import { createReaderOver } from '../../shared/fs/read-over.ts'
import { createPartsEncoder } from './encode-parts.ts'
import { type Place, type PlacedFile, placeBytes } from './place-file.ts'
import { WriteError } from './write-error.ts'

/** A file that has to be made, as plain data: another thread may put it in its place. */
export interface PlaceJob {
  readonly place: Place
  /** Its bytes, whole or in parts; or they are those of `file`. */
  readonly content?: string | Uint8Array | undefined
  readonly parts?: PageParts | undefined
  readonly file?: string | undefined
}

export type PlaceResult =
  | PlacedFile
  /** The kept file is not what was kept. */
  | { readonly damaged: string }
  /** What the disk said, in a sentence. */
  | { readonly refused: string }

/** Puts files in their places, in the order of the jobs. */
export function placeJobs(jobs: readonly PlaceJob[]): PlaceResult[] {
  return jobs.map(placeJob)
}

const encodeParts = createPartsEncoder()
const readOver = createReaderOver()

function placeJob({ place, content, parts, file }: PlaceJob): PlaceResult {
  const bytes = content ?? (parts ? encodeParts(parts) : file === undefined ? undefined : readWhole(file, readOver))
  if (bytes === undefined) return { damaged: file ?? place.path }
  try {
    return placeBytes(bytes, file, place)
  } catch (error) {
    if (error instanceof WriteError) return { refused: error.message }
    throw error
  }
}
