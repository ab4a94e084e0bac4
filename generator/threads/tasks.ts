import type { SourceText } from '../load/source-file.ts'
import type { SourceKind } from '../validate/entry.ts'
import type { PackedReading } from '../validate/reading/pack-reading.ts'
import type { ReadingOptions } from '../validate/reading/read-source.ts'
import type { PlaceJob, PlaceResult } from '../write/place-jobs.ts'

/** Files to be read, with their texts. */
export interface ReadTask {
  readonly kind: 'read'
  readonly files: readonly { readonly source: SourceText; readonly kind: SourceKind }[]
  readonly options: ReadingOptions
}

/** Files to be put in their places. */
export interface PlaceTask {
  readonly kind: 'place'
  readonly jobs: readonly SentJob[]
  /** Shared parts that no task before has sent; they are numbered on from those. */
  readonly learnt: readonly string[]
}

/** In place of each shared part stands its number. */
export interface SentJob extends Omit<PlaceJob, 'parts'> {
  readonly parts?: readonly (string | number)[] | undefined
}

export type Task = ReadTask | PlaceTask

/** In the order of the files. */
export type ReadResult = readonly PackedReading[]
export type PlaceResults = readonly PlaceResult[]
