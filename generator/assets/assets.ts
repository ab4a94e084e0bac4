import type { DrawnMap } from '../render/map/draw-ground.ts'
import type { OutputFile } from '../shared/output-file.ts'
import type { SocialCardLook } from './social-cards/social-card.ts'
import type { AssetProps, LogoProps, PictureProps } from '../../templates/props.ts'

/** An image after the assets stage. */
export interface PictureAsset extends Omit<PictureProps, 'alt'> {
  /** Root-relative address of the widest variant, as WebP. */
  readonly src: string
}

/** What pages need to know about the assets, and the files themselves. */
export interface Assets {
  readonly shared: AssetProps
  readonly logo: LogoProps
  /** The background of the city map. */
  readonly map: DrawnMap
  /** Root-relative address of an icon in the services menu. */
  readonly menuIconOf: (icon: string) => string
  /** What all social cards share. */
  readonly cardLook: SocialCardLook
  /** By path under `content/images`. */
  readonly pictures: ReadonlyMap<string, PictureAsset>
  readonly outputs: readonly OutputFile[]
}

/** Looks up a built content image. Throws if the assets stage didn't make it. */
export function findPicture({ pictures }: Pick<Assets, 'pictures'>, image: string): PictureAsset {
  const picture = pictures.get(image)
  if (!picture) throw new Error(`the assets stage made no image for ${image}`)
  return picture
}
