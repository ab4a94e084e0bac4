import { join, sep } from 'node:path'
import { logoImages } from '../../schema/list-images.ts'

const picture = 'picture '

/** Absolute paths of the content folder and the configuration. */
export type Places = Readonly<Record<'content' | 'config', string>>

/**
 * What to drop from memory when `path` changes. A text: nothing, since texts are read again. An image, or a folder of images, for
 * which the system may report only the folder: these images. Anything else: all but images.
 */
export function findStale(path: string, { content, config }: Places) {
  const isIn = (image: string) => `${join(content, 'images', image)}${sep}`.startsWith(path + sep)
  const isContent = path === config || path === content || path.startsWith(content + sep)
  return (name: string) => {
    if (name.startsWith(picture)) return isIn(name.slice(picture.length))
    return isContent ? name === 'icons' && logoImages.some(isIn) : true
  }
}
