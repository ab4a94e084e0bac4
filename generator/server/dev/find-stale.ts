import { join, sep } from 'node:path'
import { iconImage } from '../../schema/list-images.ts'

/** What is stale in a memory after a change of `path`: nothing after a text, which is read again; a picture after itself; else all but pictures. */
export function findStale(path: string, { content, config }: Readonly<Record<'content' | 'config', string>>) {
  const images = join(content, 'images') + sep
  if (path.startsWith(images)) {
    const image = path.slice(images.length).split(sep).join('/')
    return (name: string) => name === `picture ${image}` || (name === 'icons' && image === iconImage)
  }
  const isText = path === config || path === content || path.startsWith(content + sep)
  return (name: string) => !isText && !name.startsWith('picture ')
}
