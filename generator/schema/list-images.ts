import { oncePer } from '../shared/once-per.ts'

/** The company's logo, the source of all icons: its path under `content/images`. */
export const iconImage = 'brand/icon.svg'

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
  const entries = Array.isArray(content) ? content.entries() : Object.entries(content)
  return [...entries].flatMap(([key, child]: readonly [PropertyKey, unknown]) => {
    if (typeof child === 'object' && child !== null) return findImages(child, [...above, key])
    return key === 'image' && typeof child === 'string' ? [{ image: child, path: [...above, key] }] : []
  })
}
