import type { HostingDescription } from './description.ts'
import type { HostName } from '../../schema/host-names.ts'

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
  /** The rules of the site in the language of the host. Throws where a value cannot stand in it: that is a bug of ours. */
  readonly format: (description: HostingDescription) => readonly HostFile[]
  /** Where the files go, for whoever has just written them: a sentence or two. */
  readonly advice: string
  /** Serves files that were compressed ahead: others compress by themselves, or not at all. */
  readonly servesCompressed?: boolean
  /** Sends no headers of a site, so that pages carry their policy themselves. */
  readonly needsMetaPolicy?: boolean
  /** What the host documents that it will not take: the rest of a sentence that begins with its title. */
  readonly findExcess?: (description: HostingDescription) => readonly string[]
}
