import type { SiteRecord } from '../output/write/site-record.ts'
import type { Outline } from './outline.ts'

/** A site as the last build has left it. */
export interface EarlierSite {
  /** Read when it is asked for; `undefined` where it is lost, or is that of another site. */
  readonly readOutline: () => Outline | undefined
  /** Its files. */
  readonly record: SiteRecord
}
