/** The company's logo, the source of all icons: its path under `content/images`. */
export const iconImage = 'brand/icon.svg'

interface NamedImage {
  readonly image: string
  /** Keys and indexes that lead to it. */
  readonly path: PropertyKey[]
}

/** Every string under a key `image`, however deep. */
export function listImages(content: unknown, above: readonly PropertyKey[] = []): NamedImage[] {
  if (typeof content !== 'object' || content === null) return []
  const entries = Array.isArray(content) ? content.entries() : Object.entries(content)
  return [...entries].flatMap(([key, child]: readonly [PropertyKey, unknown]) => {
    if (typeof child === 'object') return listImages(child, [...above, key])
    return key === 'image' && typeof child === 'string' ? [{ image: child, path: [...above, key] }] : []
  })
}
