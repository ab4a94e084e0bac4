import type { HostName } from '../../schema/host-names.ts'
import type { HostingDescription } from './description.ts'

/** A text that a host reads its rules from. */
export interface HostFile {
  /** Relative to the folder of the site, with forward slashes. */
  readonly path: string
  readonly content: string
}

export interface Host {
  readonly name: HostName
  /** As people call it. */
  readonly title: string
  /** The rules of the site in the language of the host. Throws if a value cannot be written in it: that is our bug. */
  readonly format: (description: HostingDescription) => readonly HostFile[]
  /** Where the files go: a sentence or two. */
  readonly advice: string
  /** Serves files that were compressed ahead. Other hosts compress by themselves, or not at all. */
  readonly servesCompressed?: boolean
  /** Sends no headers of a site, so its pages contain their policy. */
  readonly needsMetaPolicy?: boolean
  /** What the host documents that it won't accept: the rest of a sentence that begins with its title. */
  readonly checkLimits?: (description: HostingDescription) => readonly string[]
}
