import type { DrawnMap } from '../render/map/draw-ground.ts'
import type { OutputFile } from '../shared/output-file.ts'
import type { SocialCardLook } from './social-cards/social-card.ts'
import type { AssetProps, LogoProps, PictureProps } from '../../templates/props.ts'

/** A picture as the assets stage made it. */
export interface PictureAsset extends Omit<PictureProps, 'alt'> {
  /** Root-relative address of the widest variant, as WebP. */
  readonly src: string
}

/** What pages need to know of the assets, and the files themselves. */
export interface Assets {
  readonly shared: AssetProps
  readonly logo: LogoProps
  /** What is under the map of cities. */
  readonly map: DrawnMap
  /** Root-relative address of an icon in the menu of services. */
  readonly menuIconOf: (icon: string) => string
  /** What the cards of all pages share. */
  readonly cardLook: SocialCardLook
  /** By path under `content/images`. */
  readonly pictures: ReadonlyMap<string, PictureAsset>
  readonly outputs: readonly OutputFile[]
}

/** A picture of the content as the assets stage made it. */
export function findPicture({ pictures }: Pick<Assets, 'pictures'>, image: string): PictureAsset {
  const picture = pictures.get(image)
  if (!picture) throw new Error(`the assets stage made no image for ${image}`)
  return picture
}
