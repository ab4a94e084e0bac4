import { existsSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { imagePathPattern } from '../../schema/kinds/image-path.ts'
import { buildSlug } from '../../schema/slug.ts'

/** Pictures of the old site with their places under `content/images`. */
export type Shelf = ReturnType<typeof openShelf>

/** Names that pictures of many posts have. */
const commonName =
  /^(cover|hero|featured|featured-image|header|banner|thumb|thumbnail|image|img|picture|photo|index|\d*)-?\d*$/

/** Each picture keeps its name where it can. One that is there already with the same bytes is not copied again. */
export function openShelf(imagesFolder: string) {
  /** What is to be copied: places and the files that go there. */
  const added = new Map<string, string>()
  const placed = new Map<string, string>()
  const holds = (place: string, file: string) => {
    const taken = added.get(place) ?? join(imagesFolder, place)
    return !existsSync(taken) || taken === file || readFileSync(taken).equals(readFileSync(file))
  }
  /** The path under `content/images` for the picture of a post; `undefined` for a kind of file that is not shown here. */
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
