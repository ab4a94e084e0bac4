/** The drawing of the company's mark, which all icons are made from: its path under `content/images`. */
export const iconImage = 'brand/icon.svg'

interface NamedImage {
  readonly image: string
  /** Keys and indexes that lead to it. */
  readonly path: PropertyKey[]
}

/** Every text under a key `image`, however deep. */
export function listImages(content: unknown): NamedImage[] {
  const found: NamedImage[] = []
  collectImages(content, [], found)
  return found
}

/** Into one list, and with one path that grows and shrinks: a large site has thousands of files to look through. */
function collectImages(content: unknown, path: PropertyKey[], found: NamedImage[]): void {
  if (typeof content !== 'object' || content === null) return
  const keys = Array.isArray(content) ? content.keys() : Object.keys(content)
  for (const key of keys) {
    const child = (content as Record<PropertyKey, unknown>)[key]
    if (key === 'image' && typeof child === 'string') found.push({ image: child, path: [...path, key] })
    else if (typeof child === 'object') {
      path.push(key)
      collectImages(child, path, found)
      path.pop()
    }
  }
}
