import { oncePer } from '../shared/once-per.ts'

/** Where the company's logo may be, the source of all icons: paths under `content/images`. A drawing is sharp at any size. */
export const logoImages = ['svg', 'png', 'webp', 'jpg', 'jpeg'].map((ending) => `brand/icon.${ending}`)

interface NamedImage {
  readonly image: string
  /** Keys and indexes that lead to it. */
  readonly path: readonly PropertyKey[]
}

/** Every string under a key `image`, however deep. Kept for each object, since several stages ask. */
export function listImages(content: unknown): readonly NamedImage[] {
  return typeof content === 'object' && content !== null ? listOwn(content) : []
}

const listOwn = oncePer((content: object) => findImages(content, []))

function findImages(content: object, above: readonly PropertyKey[]): NamedImage[] {
  const found: NamedImage[] = []
  const entries: Iterable<readonly [PropertyKey, unknown]> = Array.isArray(content)
    ? content.entries()
    : Object.entries(content)
  for (const [key, child] of entries) {
    if (typeof child === 'object' && child !== null) found.push(...findImages(child, [...above, key]))
    else if (key === 'image' && typeof child === 'string') found.push({ image: child, path: [...above, key] })
  }
  return found
}
