import { join, sep } from 'node:path'
import { pictureKey } from '../../assets/pictures/build-pictures.ts'
import { logoImages } from '../../schema/list-images.ts'

/** Absolute paths of the content folder and the configuration. */
export type Places = Readonly<Record<'content' | 'config', string>>

/**
 * What to drop from the memo cache when `path` changes. A text: nothing, since what is made of texts is kept by their content.
 * An image, or a folder of images, for which the system may report only the folder: these images. Anything else: all but images.
 */
export function findStale(path: string, { content, config }: Places) {
  const isIn = (image: string) => `${join(content, 'images', image)}${sep}`.startsWith(path + sep)
  const isContent = path === config || path === content || path.startsWith(content + sep)
  return (name: string) => {
    if (name.startsWith(pictureKey)) return isIn(name.slice(pictureKey.length))
    return isContent ? name === 'icons' && logoImages.some(isIn) : true
  }
}
