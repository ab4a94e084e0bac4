import { join, sep } from 'node:path'
import { iconImage } from '../../schema/list-images.ts'

interface ContentPlaces {
  /** Absolute, as all paths here. */
  readonly content: string
  readonly config: string
}

/**
 * Of which names in a memory what was made is stale after a change of the file `path`: of none after a text, which every run
 * reads again; of what was made of a picture after that one; of all else after a template or a script, which share code, styles
 * and every page.
 */
export function findStale(path: string, { content, config }: ContentPlaces): (name: string) => boolean {
  const images = join(content, 'images') + sep
  if (path.startsWith(images)) {
    const image = path.slice(images.length).split(sep).join('/')
    return (name) => name === `picture ${image}` || (name === 'icons' && image === iconImage)
  }
  const isText = path === config || path === content || path.startsWith(content + sep)
  return isText ? () => false : (name) => !name.startsWith('picture ')
}
