import { join, sep } from 'node:path'
import { iconImage } from '../../schema/list-images.ts'

/**
 * What to drop from memory when `path` changes. A text: nothing, since texts are read again. An image: only itself. Anything
 * else: all but images.
 */
export function findStale(path: string, { content, config }: Readonly<Record<'content' | 'config', string>>) {
  const images = join(content, 'images') + sep
  if (path.startsWith(images)) {
    const image = path.slice(images.length).split(sep).join('/')
    return (name: string) => name === `picture ${image}` || (name === 'icons' && image === iconImage)
  }
  const isText = path === config || path === content || path.startsWith(content + sep)
  return (name: string) => !isText && !name.startsWith('picture ')
}
