import { join, sep } from 'node:path'
import { iconImage } from '../../schema/list-images.ts'

interface ContentPlaces {
  /** Absolute, as all paths here. */
  readonly content: string
  readonly config: string
}

/** What is stale in a memory after a change of `path`: nothing after a text, which is read again; a picture after itself; else all but pictures. */
export function findStale(path: string, { content, config }: ContentPlaces): (name: string) => boolean {
  const images = join(content, 'images') + sep
  if (path.startsWith(images)) {
    const image = path.slice(images.length).split(sep).join('/')
    return (name) => name === `picture ${image}` || (name === 'icons' && image === iconImage)
  }
  const isText = path === config || path === content || path.startsWith(content + sep)
  return isText ? () => false : (name) => !name.startsWith('picture ')
}
