import { existsSync, lstatSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { unlessRefused } from '../../shared/fs/disk-error.ts'

/** Files and folders that the top of a website's project has. */
const marks = '.git package.json Gemfile _config.yml config.toml config.yaml hugo.toml hugo.yaml'.split(' ')

/** Where other systems keep what is at `/` on the site, below the top or any folder on the way to the post. */
const roots = ['', ...'static public assets images src src/assets source content _assets .vuepress/public'.split(' ')]

/** An address that names a picture. */
export const pictureEnding = /\.(?:png|jpe?g|webp|avif|svg|gif|heic|heif|bmp|tiff?)$/i

/** Finds the file of a picture by its address in a post: an absolute path. `undefined` if it isn't in the old site's folder. */
export type FindPicture = (address: string, postPath: string) => string | undefined

/** Pictures often are beside the folder of posts; they are looked for up to the top of the old site, and not above. */
export function openPictures(folder: string): FindPicture {
  const top = findTop(folder)
  return (address, postPath) => {
    const path = decodePath(address)
    if (path.includes('\0') || !pictureEnding.test(path)) return undefined
    const own = dirname(join(folder, postPath))
    const bare = path.replace(/^(\.{0,2}\/)+/, '')
    // A site that is in a folder of its domain has that folder in its addresses.
    const below = path.startsWith('/') ? bare.split('/').slice(1).join('/') : ''
    const folders = listFolders(own, top).flatMap((at) => roots.map((root) => join(at, root)))
    const named = [bare, below].filter((name, index) => index === 0 || name.includes('/'))
    const places = [
      ...(path.startsWith('/') ? [] : [resolve(own, path)]),
      ...named.flatMap((name) => folders.map((at) => resolve(at, name))),
    ]
    return places.find((place) => isBelow(top, place) && isFile(place))
  }
}

function isBelow(top: string, place: string): boolean {
  const path = relative(top, place)
  // On another drive of Windows it is a whole path.
  return !path.startsWith('..') && !isAbsolute(path)
}

function findTop(folder: string): string {
  const above = listFolders(folder, '/').slice(0, 5)
  return above.find((at) => marks.some((mark) => existsSync(join(at, mark)))) ?? folder
}

/** A folder and those above it, up to `top`. */
function listFolders(folder: string, top: string): string[] {
  const above = dirname(folder)
  return folder === top || above === folder ? [folder] : [folder, ...listFolders(above, top)]
}

/** The path of an address, without its site and what follows a `?`. */
function decodePath(address: string): string {
  const path = address.replace(/^(https?:)?\/\/[^/]*/, '').replace(/[?#].*$/, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function isFile(path: string): boolean {
  return unlessRefused(() => lstatSync(path, { throwIfNoEntry: false }))?.isFile() === true
}
