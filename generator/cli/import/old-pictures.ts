import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { listNodes, parseTree } from '../../content/markdown/tree.ts'
import { imagePathPattern, isOnlyName, isPictureFile } from '../../schema/kinds/image-path.ts'
import { oldNames } from '../../schema/other-names.ts'
import { buildSlug } from '../../schema/slug.ts'
import { decodePart } from '../../shared/decode-part.ts'
import { unlessRefused } from '../../shared/fs/disk-error.ts'
import { isWithin } from '../../shared/fs/is-within.ts'
import { groupBy } from '../../shared/group-by.ts'
import { findText } from './old-keys.ts'
import { plainText } from './plain-text.ts'
import { listFiles, type OldPost } from './read-old-posts.ts'
import { capitalize } from '../../shared/capitalize.ts'

/** Files and folders found at the root of a website project. */
const marks =
  '.git .obsidian package.json Gemfile _config.yml config.toml config.yaml config.yml config/_default hugo.toml hugo.yaml hugo.yml'.split(
    ' ',
  )

/** Where other systems keep the files served at `/`, below the root or any folder on the way to the post. */
const roots = ['', ...'static public assets images src src/assets source content _assets .vuepress/public'.split(' ')]

/** Finds an image by its address in a post. Returns an absolute path; `undefined` if it isn't in the old site's folder. */
export type FindPicture = (address: string, postPath: string) => string | undefined

/** Images are often next to the folder of posts, so the search goes up to the old site's root, but no higher. */
export function openPictures(folder: string): FindPicture {
  const above = listFolders(folder, '/').slice(0, 5)
  const top = above.find((at) => marks.some((mark) => existsSync(join(at, mark)))) ?? folder
  let byName: ReadonlyMap<string, readonly string[]> | undefined
  // Obsidian gives only an image's name, whatever its folder.
  const findNamed = (name: string) => {
    byName ??= groupBy((unlessRefused(() => listFiles(top, '')) ?? []).filter(isPictureFile), (path) =>
      basename(path).toLowerCase(),
    )
    const [path, other] = byName.get(name.toLowerCase()) ?? []
    return path === undefined || other !== undefined ? undefined : join(top, path)
  }
  return (address, postPath) => {
    // Without its host or query.
    const path = decodePart(address.replace(/^(https?:)?\/\/[^/]*/, '').replace(/[?#].*$/, ''))
    if (path.includes('\0') || !isPictureFile(path)) return undefined
    const own = dirname(join(folder, postPath))
    const bare = path.replace(/^(\.{0,2}\/)+/, '')
    // A site in a subfolder of its domain has that folder in its addresses.
    const below = path.startsWith('/') ? bare.split('/').slice(1).join('/') : ''
    const folders = listFolders(own, top).flatMap((at) => roots.map((root) => join(at, root)))
    const named = [bare, below].filter((name, index) => index === 0 || name.includes('/'))
    const places = [
      // Hexo has a folder beside each post, with its name.
      ...(path.startsWith('/')
        ? []
        : [own, join(folder, postPath.replace(/\.\w+$/, ''))].map((at) => resolve(at, path))),
      ...named.flatMap((name) => folders.map((at) => resolve(at, name))),
    ]
    return (
      places.find((place) => isWithin(place, top) && isFile(place)) ??
      (path.includes('/') ? undefined : findNamed(path))
    )
  }
}

/** A folder and its parents, up to `top`. */
function listFolders(folder: string, top: string): string[] {
  const above = dirname(folder)
  return folder === top || above === folder ? [folder] : [folder, ...listFolders(above, top)]
}

function isFile(path: string): boolean {
  return unlessRefused(() => lstatSync(path, { throwIfNoEntry: false }))?.isFile() === true
}

/** A post's image file from the old site, and its alt text. */
interface GuessedPicture {
  readonly file: string
  readonly alt: string
  readonly why: string
  /** Source of the alt text; absent if the author wrote it. */
  readonly altWhy?: string | undefined
}

/** The image in the front matter, or else the first in the text; `undefined` if neither is a file. */
export function guessPicture(
  { keys, body }: OldPost,
  { title, find }: { readonly title: string; readonly find: (address: string) => string | undefined },
): GuessedPicture | undefined {
  const shownInText = listNodes(parseTree(body)).flatMap((node) => {
    if (node.type === 'image') return [{ url: node.url, alt: node.alt ?? '' }]
    return node.type === 'html' ? listTags(node.value) : []
  })
  const inText = shownInText.flatMap(({ url, alt }) => {
    const file = find(url)
    return file === undefined ? [] : [{ file, alt }]
  })
  for (const name of oldNames.image) {
    const found = findText(keys, [name])
    const file = found && find(found.text)
    if (!file) continue
    const alt = findText(keys, oldNames.imageAlt)?.text ?? inText.find((shown) => shown.file === file)?.alt
    return { file, why: `from \`${found.name}\``, ...chooseAlt(alt ?? '', file, title) }
  }
  const [first] = inText
  return first && { ...first, why: 'from the text, where it still appears', ...chooseAlt(first.alt, first.file, title) }
}

/** The images of a text written in HTML, except those in comments. */
function listTags(html: string): { readonly url: string; readonly alt: string }[] {
  return [...html.replaceAll(/<!--[^]*?-->/g, '').matchAll(/<img\b[^<>]*>/gi)].map(([tag]) => ({
    url: readAttribute(tag, 'src'),
    alt: readAttribute(tag, 'alt'),
  }))
}

function readAttribute(tag: string, name: string): string {
  const [, double, single = ''] = new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag) ?? []
  return double ?? single
}

/** Words in image names that say nothing about what they show. */
const emptyWords =
  /^(img|image|dsc|hero|cover|banner|thumb|thumbnail|screen|shot|screenshot|header|featured|blog|post|copy|scaled|pexels|unsplash|px)$/

/** Without alt text, the file name often says what the image shows. */
function chooseAlt(given: string, file: string, title: string): Pick<GuessedPicture, 'alt' | 'altWhy'> {
  const alt = plainText(given)
  if (alt !== '' && !isOnlyName(alt)) return { alt }
  const words = basename(file, extname(file))
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  const telling = words.filter((word) => word.length > 1 && !emptyWords.test(word))
  if (telling.filter((word) => word.length > 3).length < 2)
    return { alt: `Image for “${title}”`, altWhy: 'from the title' }
  const name = telling.join(' ')
  return { alt: capitalize(name), altWhy: "from the image's file name" }
}

/** Images of the old site with their new paths under `content/images`. */
export type Shelf = ReturnType<typeof openShelf>

/** Names that many posts use for their images. */
const commonName =
  /^(cover|hero|featured|featured-image|header|banner|thumb|thumbnail|image|img|picture|photo|index|\d*)-?\d*$/

/** Images keep their names if possible. One that already exists with the same bytes isn't copied again. */
export function openShelf(imagesFolder: string) {
  /** Files to copy, by their new path. */
  const added = new Map<string, string>()
  const placed = new Map<string, string>()
  const holds = (place: string, file: string) => {
    const taken = added.get(place) ?? join(imagesFolder, place)
    return !existsSync(taken) || taken === file || readFileSync(taken).equals(readFileSync(file))
  }
  /** A post's image: its path under `content/images`, or `undefined` for an unsupported file type. */
  const place = (file: string, id: string) => {
    const ending = extname(file).toLowerCase()
    if (!imagePathPattern.test(`a${ending}`)) return undefined
    const known = placed.get(file)
    if (known !== undefined) return known
    const name = buildSlug(basename(file, extname(file)))
    const names = [
      ...(commonName.test(name) ? [] : [name]),
      `${id}-${name || 'picture'}`,
      ...Array.from({ length: 1000 }, (_, index) => `${id}-${name}-${index + 2}`),
    ]
    const found = names.map((free) => `posts/${free}${ending}`).find((free) => holds(free, file))
    if (found === undefined) return undefined
    placed.set(file, found)
    if (!existsSync(join(imagesFolder, found))) added.set(found, file)
    return found
  }
  return { place, added }
}
