import { existsSync, lstatSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { decodePart } from '../../shared/decode-part.ts'
import { unlessRefused } from '../../shared/fs/disk-error.ts'
import { isWithin } from '../../shared/fs/is-within.ts'

/** Files and folders found at the root of a website project. */
const marks = '.git package.json Gemfile _config.yml config.toml config.yaml hugo.toml hugo.yaml'.split(' ')

/** Where other systems keep the files served at `/`, below the root or any folder on the way to the post. */
const roots = ['', ...'static public assets images src src/assets source content _assets .vuepress/public'.split(' ')]

/** An address that is an image. */
export const pictureEnding = /\.(?:png|jpe?g|webp|avif|svg|gif|heic|heif|bmp|tiff?)$/i

/** Finds an image by its address in a post. Returns an absolute path; `undefined` if it isn't in the old site's folder. */
export type FindPicture = (address: string, postPath: string) => string | undefined

/** Images are often next to the folder of posts, so the search goes up to the old site's root, but no higher. */
export function openPictures(folder: string): FindPicture {
  const top = findTop(folder)
  return (address, postPath) => {
    const path = decodePath(address)
    if (path.includes('\0') || !pictureEnding.test(path)) return undefined
    const own = dirname(join(folder, postPath))
    const bare = path.replace(/^(\.{0,2}\/)+/, '')
    // A site in a subfolder of its domain has that folder in its addresses.
    const below = path.startsWith('/') ? bare.split('/').slice(1).join('/') : ''
    const folders = listFolders(own, top).flatMap((at) => roots.map((root) => join(at, root)))
    const named = [bare, below].filter((name, index) => index === 0 || name.includes('/'))
    const places = [
      ...(path.startsWith('/') ? [] : [resolve(own, path)]),
      ...named.flatMap((name) => folders.map((at) => resolve(at, name))),
    ]
    return places.find((place) => isWithin(place, top) && isFile(place))
  }
}

function findTop(folder: string): string {
  const above = listFolders(folder, '/').slice(0, 5)
  return above.find((at) => marks.some((mark) => existsSync(join(at, mark)))) ?? folder
}

/** A folder and its parents, up to `top`. */
function listFolders(folder: string, top: string): string[] {
  const above = dirname(folder)
  return folder === top || above === folder ? [folder] : [folder, ...listFolders(above, top)]
}

/** The path of an address, without its host or query. */
function decodePath(address: string): string {
  return decodePart(address.replace(/^(https?:)?\/\/[^/]*/, '').replace(/[?#].*$/, ''))
}

function isFile(path: string): boolean {
  return unlessRefused(() => lstatSync(path, { throwIfNoEntry: false }))?.isFile() === true
}
