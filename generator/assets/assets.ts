import type { OutputFile } from '../output/output-file.ts'
import type { AssetProps, PictureProps } from '../../templates/props.ts'

/** Size in pixels of the card that other sites show for a page. */
export const socialSize = { width: 1200, height: 630 } as const

/** A picture as the assets stage made it. */
export interface PictureAsset extends Omit<PictureProps, 'alt'> {
  /** Root-relative address of the card that other sites show when a page is shared. */
  readonly social: string
}

/** What pages need to know of the assets, and the files themselves. */
export interface Assets {
  readonly shared: AssetProps
  /** By path under `content/images`. */
  readonly pictures: ReadonlyMap<string, PictureAsset>
  readonly outputs: readonly OutputFile[]
}
