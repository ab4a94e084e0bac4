import type { SourceText } from '../../content/load/source-file.ts'
import type { SearchedPost } from '../../render/search/build-search.ts'
import type { PackedSearch } from '../../render/search/packed-search.ts'
import type { SourceKind } from '../../content/validate/entry.ts'
import type { PackedReading } from '../../content/reading/pack-reading.ts'
import type { ReadingOptions } from '../../content/reading/read-source.ts'
import type { Folders } from '../../output/write/folders.ts'
import type { PlaceJob, PlaceResult } from '../../output/write/place-jobs.ts'

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

/** A draft of a site to be begun. */
export interface BeginTask {
  readonly kind: 'begin'
  readonly folders: Folders
  /** The bytes of the record of the old site. */
  readonly record: Uint8Array
}

/** A folder that nobody needs any more. */
export interface RemoveTask {
  readonly kind: 'remove'
  readonly folder: string
}

export type SiteTask = PlaceTask | BeginTask | RemoveTask

export type SiteAnswer =
  /** In the order of the jobs. */
  | { readonly placed: readonly PlaceResult[] }
  /** Recorded paths whose files are not as the record says. */
  | { readonly lost: readonly string[] }
  /** What the disk said, in a sentence. */
  | { readonly refused: string }
  | { readonly removed: true }

/** Words of posts, as they are packed, by what names them. */
export interface LearnTask {
  readonly kind: 'learn'
  readonly words: readonly (readonly [version: string, words: string])[]
}

/** A search index to be made; newest post first. */
export interface IndexTask {
  readonly kind: 'search'
  readonly posts: readonly SentPost[]
}

export interface SentPost extends Omit<SearchedPost, 'readWords'> {
  /** Absent where they were sent before. */
  readonly words?: readonly string[] | undefined
}

export type SearchTask = LearnTask | IndexTask

export type SearchAnswer = { readonly learnt: true } | { readonly search: PackedSearch }

export type Task = ReadTask | SiteTask | SearchTask

/** In the order of the files. */
export type ReadResult = readonly PackedReading[]
