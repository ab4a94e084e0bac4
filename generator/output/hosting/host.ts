import type { OutputFile } from '../../shared/output-file.ts'
import type { HostingDescription } from './description.ts'

/** A file that a host reads its rules from. */
export type HostFile = OutputFile & { readonly content: string }

export interface Host {
  /** Display name. */
  readonly title: string
  /** The site's rules in the host's format. Throws if a value can't be expressed in it, which is our bug. */
  readonly format: (description: HostingDescription) => readonly HostFile[]
  /** Where the files go, in a sentence or two. */
  readonly advice: string
  /** Serves precompressed files. Other hosts compress themselves, or not at all. */
  readonly servesCompressed?: boolean
  /** Sends no custom headers, so the pages contain their policy. */
  readonly needsMetaPolicy?: boolean
  /** What exceeds the host's documented limits: each the rest of a sentence that begins with the host's title. */
  readonly checkLimits?: (description: HostingDescription) => readonly string[]
}
