import { resolve } from 'node:path'
import { diskFiles } from '../../generator/shared/fs/files.ts'
import { siteRoot } from './project.ts'

const tinySvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#0b5c7a"/></svg>'

/** Small images in place of the real ones, for tests about text: contents by path below the site's root. */
export function listSmallPictures(): Record<string, string> {
  const images = diskFiles.list(resolve(siteRoot, 'content/images')).filter((path) => path.endsWith('.webp'))
  return Object.fromEntries(images.map((path) => [`content/images/${path}`, tinySvg]))
}
