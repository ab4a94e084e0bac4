import { existsSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { imagePathPattern } from '../../schema/kinds/image-path.ts'
import { buildSlug } from '../../schema/slug.ts'

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
