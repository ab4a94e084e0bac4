import type { Assets, PictureAsset } from '../assets/assets.ts'

/** A picture of the content as the assets stage made it. */
export function findPicture({ pictures }: Pick<Assets, 'pictures'>, image: string): PictureAsset {
  const picture = pictures.get(image)
  if (!picture) throw new Error(`the assets stage made no image for ${image}`)
  return picture
}
